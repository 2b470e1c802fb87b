/** GLB files are read by their bytes: whole ones are measured, all others are refused with their fault. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGlb } from '../../../src/core/product/glb.ts';
import { GlbError } from '../../../src/core/product/glb-chunks.ts';
import { GLB_COPY as SAY } from '../../../src/core/product/glb-copy.ts';
import { aGlb, joinGlb } from '../../support/glb.ts';

const MODELS = 'content/media/models';

/** The message of the refusal; '' for a file that is read. */
function faultOf(bytes: Uint8Array): string {
  try {
    readGlb(bytes);
    return '';
  } catch (error) {
    if (error instanceof GlbError) return error.message;
    throw error;
  }
}

// Any field of any type: the tests spoil descriptions.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Json = any;

describe('a GLB', () => {
  it('is measured: triangles, metres, and what it unpacks to', () => {
    expect(readGlb(aGlb())).toMatchObject({ triangles: 1, metres: 1, unpacked: 36, textures: [] });
    const moved = aGlb({
      change: (json: Json) => {
        json.nodes = [
          { children: [1, 1], scale: [2, 2, 2] },
          { mesh: 0, translation: [3, 0, 0] },
        ];
      },
    });
    // Drawn twice, at the same place, twice as large.
    expect(readGlb(moved)).toMatchObject({ triangles: 2, metres: 2 });
  });

  it('may be one of the shop, all of which are compressed', () => {
    const files = readdirSync(MODELS).filter((name) => name.endsWith('.glb'));
    expect(files.length).toBeGreaterThan(30);
    for (const name of files) {
      const { triangles, metres } = readGlb(readFileSync(`${MODELS}/${name}`));
      expect([name, triangles > 500, metres > 0.05 && metres < 4]).toEqual([name, true, true]);
    }
  });

  it('counts the triangles that the validator of Khronos counts', async () => {
    type Report = { readonly info: { readonly totalTriangleCount: number } };
    const validator = createRequire(import.meta.url)('gltf-validator') as {
      validateBytes: (bytes: Uint8Array) => Promise<Report>;
    };
    for (const name of ['elegant-lamp', 'rann-flatwoven-rug', 'black-chair']) {
      const bytes = new Uint8Array(readFileSync(`${MODELS}/${name}.glb`));
      expect(readGlb(bytes).triangles).toBe((await validator.validateBytes(bytes)).info.totalTriangleCount);
    }
  });

  const bytes = aGlb();
  it.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.alloc(0), SAY.notGlb],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more'), SAY.notGlb],
    ['HTML', Buffer.from('<script>alert(1)</script>'), SAY.notGlb],
    ['glTF as text', Buffer.from('{"asset":{"version":"2.0"}}'), SAY.notGlb],
    ['the first version', aGlb({ version: 1 }), SAY.version(1)],
    ['half of a file', bytes.subarray(0, 60), SAY.cutOff(bytes.length, 60)],
    ['more behind its end', Buffer.concat([bytes, Buffer.from('<html>')]), SAY.cutOff(bytes.length, bytes.length + 6)],
    ['no JSON', joinGlb('{"asset":', Buffer.alloc(4)), SAY.json],
    ['a list', joinGlb('[]', Buffer.alloc(4)), SAY.json],
    ['no version', joinGlb('{}', Buffer.alloc(4)), SAY.version(0)],
  ])('is refused: %s', (_, file, message) => {
    expect(faultOf(file)).toBe(message);
  });

  it('is refused when a chunk is longer than the file', () => {
    const file = Buffer.from(aGlb());
    file.writeUInt32LE(0xfffffffc, 12);
    expect(faultOf(file)).toBe(SAY.chunks);
  });

  it.each<[string, (json: Json) => void, string]>([
    [
      'a buffer of another host',
      (json) => Object.assign(json.buffers[0], { uri: 'https://evil.example/a.bin' }),
      SAY.uri('https://evil.example/a.bin'),
    ],
    ['a file beside it', (json) => json.images.push({ uri: 'wood.jpg' }), SAY.uri('wood.jpg')],
    [
      'a URI in an unknown extension',
      (json) => Object.assign(json, { extensions: { X_sound: [{ uri: 'a.mp3' }] } }),
      SAY.uri('a.mp3'),
    ],
    [
      'Draco',
      (json) => Object.assign(json, { extensionsUsed: ['KHR_draco_mesh_compression'] }),
      SAY.compressed('KHR_draco_mesh_compression'),
    ],
    [
      'Basis',
      (json) => Object.assign(json, { extensionsRequired: ['KHR_texture_basisu'] }),
      SAY.compressed('KHR_texture_basisu'),
    ],
    [
      'an extension that is needed and unknown',
      (json) => Object.assign(json, { extensionsRequired: ['X_magic'] }),
      SAY.extension('X_magic'),
    ],
    ['a buffer longer than the file', (json) => Object.assign(json.buffers[0], { byteLength: 4000 }), SAY.ranges],
    ['a view outside of the file', (json) => Object.assign(json.bufferViews[0], { byteOffset: 8 }), SAY.ranges],
    ['a view of a buffer that is not there', (json) => Object.assign(json.bufferViews[0], { buffer: 1 }), SAY.ranges],
    ['a negative offset', (json) => Object.assign(json.bufferViews[0], { byteOffset: -4 }), SAY.ranges],
    ['more points than data', (json) => Object.assign(json.accessors[0], { count: 4 }), SAY.ranges],
    [
      'an accessor of a view that is not there',
      (json) => Object.assign(json.accessors[0], { bufferView: 7 }),
      SAY.ranges,
    ],
    [
      'a count that is none',
      (json) => Object.assign(json.accessors[0], { count: 'x', bufferView: undefined }),
      SAY.ranges,
    ],
    ['an unknown type', (json) => Object.assign(json.accessors[0], { componentType: 1 }), SAY.ranges],
    ['an image that is not there', (json) => json.images.push({ bufferView: 9 }), SAY.ranges],
    ['points without bounds', (json) => delete json.accessors[0].max, SAY.ranges],
    ['a mesh that is not there', (json) => Object.assign(json.nodes[0], { mesh: 3 }), SAY.ranges],
    ['nodes in a loop', (json) => Object.assign(json.nodes[0], { children: [0] }), SAY.ranges],
    ['nothing to see', (json) => Object.assign(json.scenes[0], { nodes: [] }), SAY.empty],
    ['lines alone', (json) => Object.assign(json.meshes[0].primitives[0], { mode: 1 }), SAY.empty],
  ])('is refused: %s', (_, change, message) => {
    expect(faultOf(aGlb())).toBe('');
    expect(faultOf(aGlb({ change: change as never }))).toBe(message);
  });

  it('may have notes of tools that name files, which nothing loads', () => {
    const change = (json: Json) => Object.assign(json, { extras: { uri: 'file:///home/me/lamp.blend' } });
    expect(faultOf(aGlb({ change: change as never }))).toBe('');
  });

  it('never leads to another error, whatever its bytes are', () => {
    const whole = aGlb();
    const spoilt = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(spoilt, (changes) => {
        const file = Buffer.from(whole);
        for (const [at, value] of changes) file[at] = value;
        faultOf(file);
      }),
      { numRuns: 500 },
    );
  });

  it('never leads to another error, whatever its description says', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.constantFrom('accessors', 'bufferViews', 'nodes', 'meshes', 'images', 'scenes', 'scene', 'buffers'),
        (value, key) => {
          faultOf(aGlb({ change: ((json: Json) => Object.assign(json, { [key]: value })) as never }));
          faultOf(aGlb({ change: ((json: Json) => Object.assign(json, { [key]: [value, value] })) as never }));
        },
      ),
      { numRuns: 200 },
    );
  });
});
