/** Sends photos and videos of a return to the shop, and takes them back. */
import { COOKIE_TOKEN } from '../core/account/account.ts';
import { type OrderView, readEvidence } from '../core/order/reader.ts';
import { type EvidenceFile, evidenceFilePath, evidencePath, typeOf } from '../core/order/return-attachments.ts';
import { EVIDENCE_COPY as SAY } from '../core/order/return-attachments-copy.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { accessHeaders } from './order-access.ts';
import { saveOrderFile } from './order-file.ts';
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
 * Sends one file; told hears how much of it went, in whole percent. Throws ApiError with words for the shopper; after stop
 * nobody hears anything more. A request that tells of its progress is not one that fetch makes.
 */
export function sendEvidence(
  order: Named,
  file: File,
  told: (percent: number) => void,
  stop: AbortSignal,
): Promise<EvidenceFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, status = 0) => reject(new ApiError(status ? 'http' : 'network', message, status));
    stop.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => told(Math.floor((loaded / Math.max(1, total)) * 100));
    request.onerror = () => fail(SAY.failed);
    request.onload = () => {
      const body = parsed(request.responseText);
      const sent = request.status === 200 ? readEvidence(body) : null;
      if (sent) resolve(sent);
      else fail(asText(asObject(body)?.message) ?? SAY.failed, request.status);
    };
    const query = new URLSearchParams({ name: file.name });
    request.open('POST', `${HOST}${evidencePath(encodeURIComponent(order.number))}?${query}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(accessHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', typeOf(file) ?? 'application/octet-stream');
    const token = $token.get();
    if (token && token !== COOKIE_TOKEN) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(file);
  });
}

/** Takes a file back that no return names yet. That it could not be is no concern of the shopper: it is forgotten in time. */
export function takeBack(order: Named, id: string): void {
  const path = evidenceFilePath(encodeURIComponent(order.number), id);
  fetch(HOST + path, { method: 'DELETE', credentials: 'include', headers: accessHeaders() }).catch(() => {});
}

/** Saves a file of the return. Throws ApiError. */
export const saveEvidence = ({ number }: Named, { id, name }: EvidenceFile) =>
  saveOrderFile(evidenceFilePath(encodeURIComponent(number), id), name || id);
