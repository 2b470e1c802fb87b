/** 3D models of products: what is stored about one, its path, and the limits of an upload. Pure. */

/** hash: of the GLB's bytes. */
export type Model = { readonly hash: string; readonly bytes: number; readonly triangles: number };

export const MODEL_TYPE = 'model/gltf-binary';

/** Path of a model's bytes, which never change. */
export const modelPath = (hash: string) => `/models/${hash}.glb`;

/**
 * Limits of an uploaded model, so that a phone can load it and place it in a room: bytes of the file and of its unpacked
 * geometry, triangles, pixels of a texture's longer side and of all textures together, and metres of its longest side.
 */
export const MODEL_LIMITS = {
  maxBytes: 10_000_000,
  maxUnpacked: 64_000_000,
  maxTriangles: 300_000,
  maxTextureSide: 4096,
  maxTexturePixels: 34_000_000,
  leastMetres: 0.01,
  maxMetres: 15,
} as const;
