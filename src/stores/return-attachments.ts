/** Uploads and deletes photos and videos of a return. */
import { COOKIE_TOKEN } from '../core/account/auth.ts';
import type { OrderView } from '../core/order/reader.ts';
import { attachmentPath, attachmentsPath, type ReturnAttachment, typeOf } from '../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../core/order/return-attachments-copy.ts';
import { readAttachment } from '../core/order/return-reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { accessHeaders } from './order-access.ts';
import { downloadOrderFile } from './order-file.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

type Named = Pick<OrderView, 'number'>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Uploads one file; onProgress receives the progress in whole percent. Throws ApiError with a message for the shopper; after
 * stop no callback runs. Uses XMLHttpRequest, since fetch reports no upload progress.
 */
export function uploadAttachment(
  order: Named,
  file: File,
  onProgress: (percent: number) => void,
  stop: AbortSignal,
): Promise<ReturnAttachment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, status = 0) => reject(new ApiError(status ? 'http' : 'network', message, status));
    stop.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(1, total)) * 100));
    request.onerror = () => fail(SAY.failed);
    request.onload = () => {
      const body = parsed(request.responseText);
      const sent = request.status === 200 ? readAttachment(body) : null;
      if (sent) resolve(sent);
      else fail(asText(asObject(body)?.message) ?? SAY.failed, request.status);
    };
    const query = new URLSearchParams({ name: file.name });
    request.open('POST', `${HOST}${attachmentsPath(encodeURIComponent(order.number))}?${query}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(accessHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', typeOf(file) ?? 'application/octet-stream');
    const token = $token.get();
    if (token && token !== COOKIE_TOKEN) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(file);
  });
}

/** Deletes a file that no return refers to yet. Failures are ignored: unused files expire. */
export function deleteAttachment(order: Named, id: string): void {
  const path = attachmentPath(encodeURIComponent(order.number), id);
  fetch(HOST + path, { method: 'DELETE', credentials: 'include', headers: accessHeaders() }).catch(() => {});
}

/** Downloads a file of the return. Throws ApiError. */
export const downloadAttachment = ({ number }: Named, { id, name }: ReturnAttachment) =>
  downloadOrderFile(attachmentPath(encodeURIComponent(number), id), name || id);
