/** Uploads pictures of products for the back office. */
import { COOKIE_TOKEN } from '../core/account/account.ts';
import { PICTURE_UPLOADS } from '../core/merchant/endpoints.ts';
import { PRODUCT_COPY as SAY } from '../core/merchant/product-editor-copy.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Uploads one file and returns the hash of the stored picture; onProgress receives whole percent. Throws ApiError. Uses XMLHttpRequest, since
 * fetch reports no upload progress.
 */
export function uploadPicture(file: File, onProgress: (percent: number) => void, stop: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    stop.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(1, total)) * 100));
    request.onerror = () => reject(new ApiError('network', SAY.pictures.network, 0));
    request.onload = () => {
      const body = asObject(parsed(request.responseText));
      const hash = asText(body?.hash);
      if (request.status === 200 && hash) resolve(hash);
      else reject(new ApiError('http', asText(body?.message) ?? COPY.error.generic, request.status));
    };
    request.open('POST', HOST + PICTURE_UPLOADS);
    request.withCredentials = true;
    const token = $token.get();
    if (token && token !== COOKIE_TOKEN) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
