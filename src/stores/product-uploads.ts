/** Uploads pictures and 3D models of products for the back office. */
import { COOKIE_TOKEN } from '../core/account/auth.ts';
import { MODEL_UPLOADS, PICTURE_UPLOADS } from '../core/merchant/file-paths.ts';
import { MEDIA_COPY as SAY } from '../core/merchant/product-media-copy.ts';
import type { Model } from '../core/product/model.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { asNumber, asObject, asText, type Json } from '../core/shop/read.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type OnProgress = (percent: number) => void;

/** Uploads one file and returns the response, which names its hash. Uses XMLHttpRequest, since fetch reports no upload progress. */
function upload(path: string, file: File, onProgress: OnProgress, stop: AbortSignal): Promise<Json & { hash: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    stop.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(1, total)) * 100));
    request.onerror = () => reject(new ApiError('network', SAY.pictures.network, 0));
    request.onload = () => {
      const body = asObject(parsed(request.responseText));
      const hash = asText(body?.hash);
      if (request.status === 200 && hash) resolve({ ...body, hash });
      else reject(new ApiError('http', asText(body?.message) ?? COPY.error.generic, request.status));
    };
    request.open('POST', HOST + path);
    request.withCredentials = true;
    const token = $token.get();
    if (token && token !== COOKIE_TOKEN) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

/** Uploads one picture and returns its hash; onProgress receives whole percent. Throws ApiError. */
export const uploadPicture = async (file: File, onProgress: OnProgress, stop: AbortSignal): Promise<string> =>
  (await upload(PICTURE_UPLOADS, file, onProgress, stop)).hash;

/** Uploads one 3D model and returns what is stored about it; onProgress receives whole percent. Throws ApiError. */
export async function uploadModel(file: File, onProgress: OnProgress, stop: AbortSignal): Promise<Model> {
  const { hash, bytes, triangles } = await upload(MODEL_UPLOADS, file, onProgress, stop);
  return { hash, bytes: asNumber(bytes) ?? 0, triangles: asNumber(triangles) ?? 0 };
}
