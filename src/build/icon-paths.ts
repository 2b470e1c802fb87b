/**
 * Vite plugin that draws each Lucide icon with one path: an icon has up to seven shapes, and a page up to ninety. Also in the
 * browser's modules, so that islands find what they hydrate.
 */
import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;

const DATA = /const __iconData = \{[\s\S]*?\n\};/;
const NODE = /\bnode: \[[\s\S]*\n {2}\]/;
const SHAPE = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;
/** The first position of a path and what follows it: as many numbers as a relative line has, or a command. */
const START = /^\s*([Mm])\s*(-?[\d.]+)[\s,]*(-?\.?\d[\d.]*)\s*/;

const short = (value: number) => String(Math.round(value * 1e4) / 1e4);
const isNumber = (text: string) => /^[-.\d]/.test(text);

/** The path with an absolute start: a relative one counts from the path before it. */
function absolute(path: string): string | null {
  const [start, command, x, y] = START.exec(path) ?? [];
  if (start === undefined) return null;
  const rest = path.slice(start.length);
  // Further positions continue with lines, relative ones after a relative start.
  const line = command === 'm' ? 'l' : 'L';
  return `M${x} ${y}${isNumber(rest) ? line : ''}${rest}`;
}

/** Attributes of each shape that is drawn as a path; an icon with others stays as it is. */
const DRAWN: Readonly<
  Record<string, { readonly names: readonly string[]; readonly path: (of: Attributes) => string | null }>
> = {
  path: { names: ['d'], path: ({ d = '' }) => absolute(d) },
  line: { names: ['x1', 'x2', 'y1', 'y2'], path: ({ x1, x2, y1, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { names: ['points'], path: ({ points = '' }) => absolute(`M${points}`) },
  polygon: { names: ['points'], path: ({ points = '' }) => `${absolute(`M${points}`)}z` },
  circle: {
    names: ['cx', 'cy', 'r'],
    path: (of) => {
      const [cx = 0, cy = 0, r = 0] = [of.cx, of.cy, of.r].map(Number);
      return `M${short(cx - r)} ${short(cy)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0z`;
    },
  },
  rect: {
    names: ['height', 'rx', 'ry', 'width', 'x', 'y'],
    path: (of) => {
      const [x = 0, y = 0, width = 0, height = 0] = [of.x, of.y, of.width, of.height].map((side) => Number(side ?? 0));
      const r = Number(of.rx ?? of.ry ?? 0);
      if (of.rx !== undefined && of.ry !== undefined && of.rx !== of.ry) return null;
      const corner = (right: number, down: number) =>
        r === 0 ? '' : `a${r} ${r} 0 0 1 ${short(right)} ${short(down)}`;
      const [wide, high] = [width - 2 * r, height - 2 * r];
      return `M${short(x + r)} ${short(y)}h${short(wide)}${corner(r, r)}v${short(high)}${corner(-r, r)}h${short(-wide)}${corner(-r, -r)}v${short(-high)}${corner(r, -r)}z`;
    },
  },
};

/** Returns a module of an icon with its shapes as one path; unchanged when a shape cannot be drawn as one. */
export function onePath(module: string): string {
  return module.replace(DATA, (data) => {
    const node = NODE.exec(data)?.[0] ?? '';
    const paths = Array.from(node.matchAll(SHAPE), ([, shape = '', text = '']) => {
      const { key: _, ...attributes } = Object.fromEntries(
        Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
      );
      const drawn = DRAWN[shape];
      return drawn && Object.keys(attributes).every((name) => drawn.names.includes(name))
        ? drawn.path(attributes)
        : null;
    });
    if (paths.length < 2 || paths.includes(null)) return data;
    return data.replace(node, `node: [["path", { d: "${paths.join('')}", key: "0" }]]`);
  });
}

export const iconPaths: Plugin = {
  name: 'aroha-icon-paths',
  apply: 'build',
  // Pages and their islands need the same icons: Node would take the other build of the library, and unbundled.
  config: () => ({
    resolve: { alias: [{ find: /^lucide-react$/, replacement: 'lucide-react/dist/esm/lucide-react.mjs' }] },
  }),
  configEnvironment: () => ({ resolve: { noExternal: ['lucide-react'] } }),
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
    handler: (code) => ({ code: onePath(code), map: null }),
  },
};
