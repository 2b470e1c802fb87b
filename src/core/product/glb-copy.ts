/** What is wrong with a 3D model, and what to do about it. */

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

export const GLB_COPY = {
  notGlb: 'This file is not a GLB model. Export it as glTF binary (.glb).',
  version: (version: number) => `This model is glTF ${version}. Export it as glTF 2.0.`,
  cutOff: (stated: number, found: number) =>
    `The file says that it has ${stated} bytes and has ${found}: it is damaged. Export it again.`,
  chunks: 'The parts of this file do not fit together: it is damaged. Export it again.',
  json: 'The description inside this model cannot be read: it is damaged. Export it again.',
  uri: (uri: string) =>
    `This model loads another file (${uri.slice(0, 60)}). Export it with buffers and textures inside the GLB.`,
  compressed: (name: string) =>
    `This model uses ${name}, which shoppers' browsers cannot unpack here. Export it without, or with meshopt (EXT_meshopt_compression).`,
  extension: (name: string) =>
    `This model needs the extension ${name}, which the viewer does not have. Export it without.`,
  ranges: 'Data of this model lies outside of the file: it is damaged. Export it again.',
  empty: 'This model has no triangles. Export the meshes of the piece.',
  texture: 'A texture of this model is not a JPEG, PNG or WebP picture. Save the textures as one of these.',
  tooLarge: (most: number) =>
    `A model may have ${megabytes(most)} MB at most. Reduce its textures, or compress it with meshopt.`,
  unpacked: (most: number) => `This model unpacks to more than ${megabytes(most)} MB. Reduce its triangles.`,
  triangles: (found: number, most: number) =>
    `This model has ${found} triangles; phones show ${most} at most. Reduce them, for example with a decimate modifier.`,
  textureSide: (found: number, most: number) =>
    `A texture of this model is ${found} pixels large; ${most} is the most. Save it smaller.`,
  texturePixels: 'The textures of this model are too large together for phones. Save them smaller.',
  tooBig: (metres: string) =>
    `This model is ${metres} m large. glTF counts in metres: export it at the scale of the piece.`,
  tooSmall: 'This model is less than a centimetre large. glTF counts in metres: export it at the scale of the piece.',
} as const;
