/** Finds Blender and Python and runs them with low priority. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const HERE = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ABSENT = `The studio needs Blender 3.4 or newer and Python with OpenCV. Nobody needs them to run the shop.
  Debian, Ubuntu:  apt-get install --no-install-recommends blender python3-opencv
  macOS:           brew install --cask blender && pip3 install opencv-python numpy
  elsewhere:       https://www.blender.org/download, then pip install opencv-python numpy
Set BLENDER=/path/to/blender or PYTHON=/path/to/python3 if they are not on the PATH.`;

const works = (tool, args) => spawnSync(tool, args, { stdio: 'ignore' }).status === 0;
const BLENDER = process.env.BLENDER ?? 'blender';
// Debian installs OpenCV for its own Python, which may not be first on the PATH.
const PYTHON = [process.env.PYTHON, 'python3', '/usr/bin/python3'].find(
  (tool) => tool && works(tool, ['-c', 'import cv2, numpy']),
);

/** Returns null, or how to install a missing tool. */
export function whatIsMissing() {
  return PYTHON && works(BLENDER, ['--version']) ? null : ABSENT;
}

function run(command, args, quiet) {
  const polite = process.platform === 'win32' ? [command, args] : ['nice', ['-n', '19', command, ...args]];
  return new Promise((resolve, reject) => {
    const child = spawn(...polite, { cwd: ROOT, stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'] });
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr?.on('data', (text) => {
      out += text;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${args.at(-1)}: ${out.slice(-1500)}`))));
  });
}

/** Runs a studio script in Blender; resolves to its output. */
export function blend(script, args) {
  return run(BLENDER, ['-b', '--python-exit-code', '1', '-P', `${HERE}${script}`, '--', ...args], true);
}

/** Renders the jobs of a file into .cache/studio; resolves to Blender's output. */
export const shoot = (file, options = []) => blend('shoot.py', [...options, file]);

/** Runs a Python file outside Blender; resolves to its output. */
export function python(file, args) {
  return run(PYTHON, [`${HERE}${file}`, ...args], false);
}
