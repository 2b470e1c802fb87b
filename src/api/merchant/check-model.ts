/** Checks an uploaded 3D model: its size, textures and limits. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { type GlbFacts, readGlb } from '../../core/product/glb.ts';
import { GlbError } from '../../core/product/glb-chunks.ts';
import { GLB_COPY as SAY } from '../../core/product/glb-copy.ts';
import { MODEL_LIMITS as MOST, type Model } from '../../core/product/model.ts';
import { HttpError } from '../http/http-error.ts';

const TEXTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Decides the type of each texture by its bytes, and its size by its header. Throws HttpError. */
async function checkTextures(bytes: Uint8Array, { textures }: GlbFacts): Promise<void> {
  let pixels = 0;
  for (const { start, end } of textures) {
    const texture = bytes.subarray(start, end);
    const type = await fileTypeFromBuffer(texture).catch(() => undefined);
    if (!type || !TEXTURES.has(type.mime)) throw new HttpError(422, SAY.texture);
    const { width = 0, height = 0 } = await sharp(texture, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw new HttpError(422, SAY.texture);
      });
    const side = Math.max(width, height);
    if (side > MOST.maxTextureSide) throw new HttpError(422, SAY.textureSide(side, MOST.maxTextureSide));
    pixels += width * height;
  }
  if (pixels > MOST.maxTexturePixels) throw new HttpError(422, SAY.texturePixels);
}

function checkLimits({ triangles, unpacked, metres }: GlbFacts): void {
  if (unpacked > MOST.maxUnpacked) throw new HttpError(422, SAY.unpacked(MOST.maxUnpacked));
  if (triangles > MOST.maxTriangles) throw new HttpError(422, SAY.triangles(triangles, MOST.maxTriangles));
  if (!(metres <= MOST.maxMetres)) throw new HttpError(422, SAY.tooBig(metres.toFixed(0)));
  if (metres < MOST.leastMetres) throw new HttpError(422, SAY.tooSmall);
}

/** Returns what is stored about a model. Throws HttpError 415 for a file that is none, 422 for one that cannot be shown. */
export async function checkModel(bytes: Uint8Array): Promise<Model> {
  let facts: GlbFacts;
  try {
    facts = readGlb(bytes);
  } catch (error) {
    if (!(error instanceof GlbError)) throw error;
    throw new HttpError(error.message === SAY.notGlb ? 415 : 422, error.message);
  }
  checkLimits(facts);
  await checkTextures(bytes, facts);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: facts.bytes,
    triangles: facts.triangles,
  };
}
