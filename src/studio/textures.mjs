/**
 * Draws the textures of fabrics and woods that customers choose from, content/media/textures/<name>.webp, each a square of
 * cloth or board seen from above: `node src/studio/textures.mjs [name …]`. The same name gives the same picture.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEXTURES } from './texture-list.mjs';

const SIZE = 640;
const FOLDER = 'content/media/textures';

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const seedOf = (name) => [...name].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);

/** Smooth noise from -1 to 1 on a lattice of random values. */
function noiseFrom(random) {
  const side = 256;
  const values = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  const at = (x, y) => values[(((y % side) + side) % side) * side + (((x % side) + side) % side)];
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

const field = (height) => {
  const map = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) map[y * SIZE + x] = height(x, y);
  return map;
};

/** Round threads over and under each other. slub: how uneven they are. */
function woven(noise, { pitch, slub, over = 1 }) {
  const warp = (x, y) => noise(Math.floor(x / pitch) * 7.3, y / (pitch * 9)) * slub;
  const weft = (x, y) => noise(x / (pitch * 9), Math.floor(y / pitch) * 5.1 + 90) * slub;
  return field((px, py) => {
    const x = px + noise(px / 60, py / 60) * 2.2;
    const y = py + noise(px / 60 + 40, py / 60) * 2.2;
    const [column, row] = [Math.floor(x / pitch / over), Math.floor(y / pitch / over)];
    const round = (t) => Math.sqrt(Math.max(0, 1 - (2 * (t - Math.floor(t)) - 1) ** 2));
    const up = (column + row) % 2 === 0;
    const across = round(x / pitch) * (1 + warp(x, y));
    const along = round(y / pitch) * (1 + weft(x, y));
    const fibre = noise(px / 1.3, py / 5) * 0.12 + noise(px / 5, py / 1.3) * 0.12;
    return (up ? across * 0.75 + along * 0.25 : along * 0.75 + across * 0.25) + fibre;
  });
}

/** Diagonal ribs that turn at each stripe. */
function herringbone(noise, { pitch, stripe }) {
  return field((px, py) => {
    const x = px + noise(px / 50, py / 50) * 2;
    const turned = Math.floor(x / stripe) % 2 === 0 ? py + x : py - x;
    const rib = Math.abs(Math.sin((turned / pitch) * Math.PI));
    const yarn = Math.sin((px / 2.6) * Math.PI) * 0.16;
    return rib * 0.7 + yarn + noise(px / 1.4, py / 1.4) * 0.32 + noise(px / 14, py / 14) * 0.2;
  });
}

/** Curls of yarn in every direction, one over the other. */
function boucle(random, noise) {
  const map = new Float32Array(SIZE * SIZE);
  for (let curl = 0; curl < 5200; curl++) {
    const [cx, cy] = [random() * SIZE, random() * SIZE];
    const radius = 5 + random() * 8;
    const thick = 2.6 + random() * 2.2;
    const start = random() * Math.PI * 2;
    const turn = Math.PI * (0.9 + random());
    const lift = 0.5 + random() * 0.9;
    for (let step = 0; step <= 1; step += 0.045) {
      const [x, y] = [cx + Math.cos(start + turn * step) * radius, cy + Math.sin(start + turn * step) * radius];
      const reach = Math.ceil(thick);
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const far = (dx * dx + dy * dy) / (thick * thick);
          if (far > 1) continue;
          const [column, row] = [(Math.round(x + dx) + SIZE) % SIZE, (Math.round(y + dy) + SIZE) % SIZE];
          const high = lift * Math.sin(Math.PI * (0.15 + step * 0.7)) + Math.sqrt(1 - far) * 0.8;
          map[row * SIZE + column] = Math.max(map[row * SIZE + column], high);
        }
    }
  }
  return map.map((high, at) => high + noise((at % SIZE) / 1.5, Math.floor(at / SIZE) / 1.5) * 0.14);
}

/** Short pile, brushed in long strokes that catch the light one way or the other. */
const velvet = (noise) =>
  field((x, y) => {
    const lean = x * 0.82 + y * 0.57;
    const across = y * 0.82 - x * 0.57;
    const brushed = noise(lean / 340 + noise(x / 170, y / 170) * 0.5, across / 120);
    const strokes = noise(lean / 120, across / 26) * 0.34 + noise(lean / 46, across / 9) * 0.16;
    return brushed + strokes + noise(x / 1.15, y / 1.15) * 0.34 + noise(lean / 9, across / 1.4) * 0.26;
  });

/** A board with its pores and rays, grain upwards. */
const board = (noise, { ring, pores }) =>
  field((x, y) => {
    const bend = noise(x / 240, y / 900) * 2.2 + noise(x / 60, y / 520) * 0.3;
    const across = x / ring + bend;
    const part = across - Math.floor(across);
    // Early wood is wide and light, late wood a thin dark line.
    const rings = part > 0.74 ? 1 - ((part - 0.74) / 0.26) ** 0.8 : 0.86 + part * 0.19;
    const pore = noise(x / 1.1, y / 30) > 0.6 ? -pores : 0;
    const strength = 0.5 + noise(Math.floor(across) * 3.7, 4) * 0.35;
    return rings * strength + pore * 0.5 + noise(x / 1.4, y / 90) * 0.3 + noise(x / 22, y / 260) * 0.34;
  });

/** relief: how strongly the surface takes the light. tone: how much height lightens by itself. */
const KINDS = {
  linen: { height: (_, noise) => woven(noise, { pitch: 7, slub: 0.75 }), relief: 0.16, tone: 0.2 },
  canvas: { height: (_, noise) => woven(noise, { pitch: 6, slub: 0.22, over: 2 }), relief: 0.17, tone: 0.16 },
  wool: { height: (_, noise) => herringbone(noise, { pitch: 13, stripe: 46 }), relief: 0.15, tone: 0.2 },
  boucle: { height: (random, noise) => boucle(random, noise), relief: 0.16, tone: 0.22 },
  velvet: { height: (_, noise) => velvet(noise), relief: 0.07, tone: 0.2 },
  wood: { height: (_, noise) => board(noise, { ring: 40, pores: 0.8 }), relief: 0.012, tone: 0.15 },
};

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function draw({ name, kind, colour, second = colour }) {
  const random = randomFrom(seedOf(name));
  const noise = noiseFrom(random);
  const { height, relief, tone } = KINDS[kind];
  const map = height(random, noise);
  const mean = map.reduce((sum, one) => sum + one, 0) / map.length;
  const [main, other] = [channels(colour), channels(second)];
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  const at = (x, y) => map[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      // Light from the top left, and a soft fall-off as on a sample that lies on a table.
      const slope = at(x, y) - at(x - 1, y) + (at(x, y) - at(x, y - 1));
      const soft = 1.03 - ((x + y) / (2 * SIZE)) * 0.07 + noise(x / 260, y / 260) * 0.025;
      const light = (1 + slope * relief * 2 + (at(x, y) - mean) * tone) * soft;
      const mixed = Math.min(1, Math.max(0, 0.5 + (at(x, y) - mean) * 0.9));
      for (let c = 0; c < 3; c++) {
        const base = other[c] + (main[c] - other[c]) * mixed;
        pixels[(y * SIZE + x) * 3 + c] = Math.min(255, Math.max(0, base * light));
      }
    }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .blur(0.5)
    .webp({ quality: 74, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const texture of TEXTURES)
  if (wanted.length === 0 || wanted.includes(texture.name)) {
    const { size } = await draw(texture);
    console.log(`${texture.name}: ${Math.round(size / 1024)} KB`);
  }
