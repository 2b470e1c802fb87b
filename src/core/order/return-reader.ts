/** Reads the returns of orders from API responses, also of backends that have one per order. */
import type { WantedLine } from '../checkout/offer.ts';
import { asNumber, asObject, asText, type Json, type Report, readList, textList } from '../shop/read.ts';
import { listOf, number, oneOf, readWanted, text } from './line-reader.ts';
import { isAttachmentType, type ReturnAttachment } from './return-attachments.ts';
import type { ReturnablePiece } from './returnable.ts';
import { RETURN_REASONS, type ReturnReason } from './returns.ts';

export type ReturnView = {
  /** 1, 2, … within the order. */
  readonly position: number;
  readonly state: string;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly evidence: readonly string[];
  readonly files: readonly ReturnAttachment[];
  readonly lines: readonly WantedLine[];
  readonly amount: number;
  readonly requestedAt: string;
};

/** Unknown types are dropped: the page has no name for them. */
export function readAttachment(value: unknown): ReturnAttachment | null {
  const object = asObject(value);
  const id = object && asText(object.id);
  const type = asText(object?.type) ?? '';
  if (!object || !id || !isAttachmentType(type)) return null;
  return { id, type, size: Math.max(0, asNumber(object.size) ?? 0), name: asText(object.name) ?? '' };
}

function readReturn(value: unknown, report: Report): ReturnView | null {
  const object = asObject(value);
  if (!object) return null;
  return {
    position: asNumber(object.position) ?? 1,
    state: text(object, 'state'),
    reason: oneOf(RETURN_REASONS, object.reason, 'changed-mind'),
    note: text(object, 'note'),
    evidence: textList(object.evidence),
    files: listOf(object.files, 'files', readAttachment, report),
    lines: listOf(object.lines, 'lines', readWanted, report),
    amount: number(object, 'amount'),
    requestedAt: text(object, 'requestedAt'),
  };
}

/** returns: a list; return: the only one, or null. */
export function readReturns(order: Json, report: Report): ReturnView[] {
  const items = Array.isArray(order.returns) ? order.returns : [order.return ?? []].flat();
  return readList(items, 'returns', (item) => readReturn(item, report), report);
}

function readPiece(value: unknown): ReturnablePiece | null {
  const line = readWanted(value);
  const until = asText(asObject(value)?.until);
  return line && until ? { ...line, until } : null;
}

/** returnable: pieces with their last day; returnUntil: one last day for all lines of the order. */
export function readReturnable(order: Json, lines: readonly WantedLine[]): ReturnablePiece[] {
  const { returnable } = order;
  if (Array.isArray(returnable)) return returnable.flatMap((item) => readPiece(item) ?? []);
  const until = asText(order.returnUntil);
  return until ? lines.map(({ sku, quantity }) => ({ sku, quantity, until })) : [];
}
