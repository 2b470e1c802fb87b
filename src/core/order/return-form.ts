/** The return form: its draft and its validation, field by field. */
import { ORDER } from './constants.ts';
import type { SoldLineView } from './line-reader.ts';
import { ATTACHMENT_COPY } from './return-attachments-copy.ts';
import type { ReturnReason, ReturnRequest } from './returns.ts';
import { RETURNS_COPY as SAY } from './returns-copy.ts';

export type ReturnDraft = {
  /** Quantity to return by SKU; absent or 0: kept. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly reason: ReturnReason | null;
  /** Links. */
  readonly evidence: readonly string[];
  /** Ids of uploaded photos and videos. */
  readonly files: readonly string[];
  readonly note: string;
};

export const EMPTY_RETURN: ReturnDraft = { chosen: {}, reason: null, evidence: [], files: [], note: '' };

export type ReturnFaults = {
  readonly lines?: string;
  readonly reason?: string;
  /** Set when there is neither a file nor a link. */
  readonly files?: string;
  /** By index of the link. */
  readonly evidence?: Readonly<Record<number, string>>;
};

export function chosenLines({ chosen }: Pick<ReturnDraft, 'chosen'>) {
  return Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => ({ sku, quantity }));
}

function linkFault(link: string): string | null {
  if (link.length > ORDER.evidenceLength) return SAY.longLink(ORDER.evidenceLength);
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.hostname.includes('.') ? null : SAY.badLink;
}

function evidenceFaults(evidence: readonly string[]): Record<number, string> {
  return Object.fromEntries(
    evidence.flatMap((link, index) => {
      const fault = link.trim() !== '' && linkFault(link.trim());
      return fault ? [[index, fault]] : [];
    }),
  );
}

/** Validation errors by field; empty when valid. */
export function returnFaults(draft: ReturnDraft, lines: readonly SoldLineView[]): ReturnFaults {
  const chosen = chosenLines(draft);
  const made = lines.find(({ sku, madeToOrder }) => madeToOrder && chosen.some((one) => one.sku === sku));
  const refused = made && draft.reason !== null && draft.reason !== 'damaged';
  const evidence = evidenceFaults(draft.evidence);
  const shown = draft.files.length > 0 || draft.evidence.some((link) => link.trim() !== '');
  return {
    ...(chosen.length === 0 && { lines: SAY.noLines }),
    ...(refused && { lines: SAY.badMadeToOrder(made.name) }),
    ...(draft.reason === null && { reason: SAY.noReason }),
    ...(!shown && { files: ATTACHMENT_COPY.missing }),
    ...(Object.keys(evidence).length > 0 && { evidence }),
  };
}

/** The request for a valid draft. */
export function returnOf(draft: ReturnDraft): ReturnRequest & Pick<ReturnDraft, 'note' | 'evidence' | 'files'> {
  return {
    reason: draft.reason ?? 'changed-mind',
    lines: chosenLines(draft),
    note: draft.note.trim(),
    evidence: draft.evidence.map((link) => link.trim()).filter((link) => link !== ''),
    files: draft.files,
  };
}
