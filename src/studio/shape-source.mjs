/**
 * Fingerprints of the shapes of product models: all Python definitions that `build` reaches, and the dimensions on its
 * page.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { HERE, ROOT } from './blender.mjs';

/** Modules that do not affect shapes. */
const NO_SHAPE = new Set(['materials', 'fabrics', 'timber', 'graph', 'light']);
const DEFINITION = /^(?:def|class) (\w+)|^(\w+(?:, \w+)*) = /;
const IMPORT = /^import (\w+)(?: as (\w+))?|^from (\w+) import (.+)/;

/** Parses a Python file: top-level definitions {name: source}, and imports by local name {name: [module, item]}. */
function parse(text) {
  const definitions = {};
  const imports = {};
  let names = [];
  for (const line of text.split('\n')) {
    const [, module, alias, from, items] = line.match(IMPORT) ?? [];
    if (module) imports[alias ?? module] = [module];
    for (const item of items?.split(',') ?? []) imports[item.trim()] = [from, item.trim()];
    // A line in column 0 that closes a bracket continues the definition above it.
    if (/^[^\s)\]}#]/.test(line)) {
      const [, callable, variables = callable] = line.match(DEFINITION) ?? [];
      names = variables?.split(', ') ?? [];
    }
    for (const name of names) definitions[name] = `${definitions[name] ?? ''}${line}\n`;
  }
  return { definitions, imports };
}

const files = new Map();
function load(path) {
  if (!files.has(path)) files.set(path, parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

/** Adds a definition, and everything it uses, to `seen`. */
function reach(path, name, seen) {
  const { definitions, imports } = load(path);
  const key = `${path.slice(HERE.length)} ${name}`;
  if (name in imports) follow(imports[name], [], seen);
  if (!(name in definitions) || seen.has(key)) return;
  seen.set(key, definitions[name]);
  for (const [, word, member] of definitions[name].matchAll(/\b([A-Za-z_]\w*)(?:\.(\w+))?/g)) {
    if (word in imports) follow(imports[word], [member], seen);
    else reach(path, word, seen);
  }
}

function follow([module, item], [member], seen) {
  const path = `${HERE}${module}.py`;
  const name = item ?? member;
  if (name && !NO_SHAPE.has(module) && existsSync(path)) reach(path, name, seen);
}

/** Returns sixteen hex digits that change with the shape of a model. `change` edits its source, for tests. */
export function shapePrint(slug, change = (text) => text) {
  const path = `${HERE}products/${slug}.py`;
  const seen = new Map();
  files.set(path, parse(change(readFileSync(path, 'utf8'))));
  for (const name of ['build', 'VARIANTS', 'PICTURED']) reach(path, name, seen);
  files.delete(path);
  const [size] = readFileSync(`${ROOT}content/products/${slug}.md`, 'utf8').match(/^dimensions:.*$/m);
  const parts = [...seen].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([size, parts]))
    .digest('hex')
    .slice(0, 16);
}
