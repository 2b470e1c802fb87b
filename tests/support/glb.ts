/** GLB files for tests: a triangle one metre wide, and files with one thing wrong. */

/** A texture's bytes, put behind the geometry. */
export type GlbOptions = {
  readonly change?: (json: Record<string, unknown> & { buffers: object[] }) => void;
  readonly textures?: readonly Uint8Array[];
  readonly version?: number;
};

const padded = (bytes: Uint8Array, by: number): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(by);
  whole.set(bytes);
  return whole;
};

function chunk(type: number, bytes: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, bytes.length, true);
  head.setUint32(4, type, true);
  return Buffer.concat([new Uint8Array(head.buffer), bytes]);
}

/** Joins a description and its data to a GLB. */
export function joinGlb(json: unknown, bin: Uint8Array, version = 2): Buffer {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const chunks = [chunk(0x4e4f534a, padded(Buffer.from(text), 0x20)), chunk(0x004e4942, padded(bin, 0))];
  const head = Buffer.alloc(12);
  head.write('glTF', 'ascii');
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, one) => sum + one.length, 0), 8);
  return Buffer.concat([head, ...chunks]);
}

/** A triangle, one metre wide and high, with textures. change may spoil its description. */
export function aGlb({ change, textures = [], version = 2 }: GlbOptions = {}): Buffer {
  const geometry = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  let at = geometry.length;
  const placed = textures.map((bytes) => {
    const view = { buffer: 0, byteOffset: at, byteLength: bytes.length };
    at += bytes.length;
    return view;
  });
  const bin = Buffer.concat([geometry, ...textures]);
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: geometry.length }, ...placed],
    buffers: [{ byteLength: bin.length }],
    images: textures.map((_, index) => ({ bufferView: index + 1, mimeType: 'image/png' })),
  };
  change?.(json as never);
  return joinGlb(json, bin, version);
}
