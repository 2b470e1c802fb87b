/** The parts of a glTF document that the shop reads. */

type Packed = { readonly buffer?: unknown; readonly byteOffset?: unknown; readonly byteLength?: unknown };

export type GltfView = Packed & {
  readonly byteStride?: unknown;
  readonly extensions?: {
    readonly EXT_meshopt_compression?: Packed & { readonly count?: unknown; readonly byteStride?: unknown };
  };
};

export type Primitive = {
  readonly mode?: unknown;
  readonly indices?: unknown;
  readonly attributes?: { readonly POSITION?: unknown };
};

type Accessor = {
  readonly type?: unknown;
  readonly componentType?: unknown;
  readonly count?: unknown;
  readonly bufferView?: unknown;
  readonly byteOffset?: unknown;
  readonly normalized?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly sparse?: {
    readonly indices?: { readonly bufferView?: unknown };
    readonly values?: { readonly bufferView?: unknown };
  };
};

export type Node = {
  readonly mesh?: unknown;
  readonly children?: unknown;
  readonly matrix?: unknown;
  readonly translation?: unknown;
  readonly rotation?: unknown;
  readonly scale?: unknown;
};

/** The description inside a GLB: every field may hold anything. */
export type GltfJson = {
  readonly asset?: unknown;
  readonly extensionsUsed?: unknown;
  readonly extensionsRequired?: unknown;
  readonly buffers?: readonly Packed[];
  readonly bufferViews?: readonly GltfView[];
  readonly accessors?: readonly Accessor[];
  readonly images?: readonly { readonly bufferView?: unknown }[];
  readonly meshes?: readonly { readonly primitives?: readonly Primitive[] }[];
  readonly nodes?: readonly Node[];
  readonly scenes?: readonly { readonly nodes?: unknown }[];
  readonly scene?: unknown;
};

export const listOf = <Item>(list: readonly Item[] | undefined): readonly Item[] => (Array.isArray(list) ? list : []);
