/** Reads the models of content/media/models, whose buffers are compressed. */
import { NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsSheen,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';

/** Resolves to a reader and writer that knows the extensions of the studio's models. */
export async function openGlbIO(): Promise<NodeIO> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
}
