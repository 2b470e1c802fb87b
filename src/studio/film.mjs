/**
 * The About page's film: a silent loop of seven seconds through one of the rooms, 1280 x 720.
 *
 * Frames are stored in .cache/studio/film, so that an interrupted run resumes. Writes content/media/film/oslo.webm, .mp4 and a
 * .webp poster.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { HERE, python, ROOT, whatIsMissing } from './blender.mjs';
import { weights } from './weights.mjs';

const FRAMES = `${ROOT}.cache/studio/film`;
const OUT = `${ROOT}content/media/film`;
const NAME = 'oslo';
const BUDGET_BYTES = 1_500_000;
const [WIDTH, HEIGHT, RATE] = [1280, 720, 24];

const ABSENT = `The film needs ffmpeg with VP9 and H.264.
  Debian, Ubuntu:  apt-get install --no-install-recommends ffmpeg
  macOS:           brew install ffmpeg
  elsewhere:       https://ffmpeg.org/download.html
Set FFMPEG=/path/to/ffmpeg if it is not on the PATH.`;

const BLENDER = process.env.BLENDER ?? 'blender';
const FFMPEG = process.env.FFMPEG ?? 'ffmpeg';

/** Two encodings of the same loop: WebM first because it is smaller, then MP4, which every phone plays. */
const FORMATS = [
  {
    ext: 'webm',
    crf: [30, 34, 38, 42, 48],
    args: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1', '-f', 'webm'],
  },
  {
    ext: 'mp4',
    crf: [21, 23, 25, 28, 32],
    args: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart', '-f', 'mp4'],
  },
];

function run(command, args) {
  const polite = process.platform === 'win32' ? [command, args] : ['nice', ['-n', '19', command, ...args]];
  return new Promise((resolve, reject) => {
    const child = spawn(...polite, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said = (said + text).slice(-2000);
        for (const line of String(text).match(/^frame \d+ of \d+$/gm) ?? []) console.log(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${said}`))));
  });
}

/** Encodes at the highest quality within the byte limit. */
async function encode({ ext, crf, args }) {
  const part = `${OUT}/${NAME}.${ext}.part`;
  for (const quality of crf) {
    const input = ['-y', '-loglevel', 'error', '-framerate', `${RATE}`, '-i', `${FRAMES}/loop/%04d.png`];
    await run(FFMPEG, [
      ...input,
      '-an',
      '-vf',
      `scale=${WIDTH}:${HEIGHT}:flags=lanczos`,
      '-pix_fmt',
      'yuv420p',
      '-crf',
      `${quality}`,
      ...args,
      part,
    ]);
    if (statSync(part).size <= BUDGET_BYTES) break;
  }
  const { size } = statSync(part);
  renameSync(part, `${OUT}/${NAME}.${ext}`);
  console.log(`${NAME}.${ext} ${Math.round(size / 1000)} KB`);
}

/**
 * Renders missing frames, develops them and writes the film. Options are film.py's: frames, scale (values below 1 are
 * upscaled), samples.
 */
export async function film(options = {}) {
  const missing =
    whatIsMissing() ?? (spawnSync(FFMPEG, ['-version'], { stdio: 'ignore' }).status === 0 ? null : ABSENT);
  if (missing) throw new Error(missing);
  mkdirSync(FRAMES, { recursive: true });
  mkdirSync(OUT, { recursive: true });
  const asked = Object.entries(options).flatMap(([key, value]) => [`--${key}`, `${value}`]);
  await run(BLENDER, ['-b', '--python-exit-code', '1', '-P', `${HERE}film.py`, '--', FRAMES, ...asked]);
  rmSync(`${FRAMES}/loop`, { recursive: true, force: true });
  await python('reel.py', [FRAMES, weights()]);
  for (const format of FORMATS) await encode(format);
  await sharp(`${FRAMES}/loop/0000.png`)
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .webp({ quality: 86, effort: 6 })
    .toFile(`${OUT}/${NAME}.webp`);
}
