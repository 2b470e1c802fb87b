/** The deliveries of a day, as the route sheet lists them. */
import { readSlot } from '../delivery/slot-reader.ts';
import { asNumber, asObject, asText, type Json, type Report, readList, textList } from '../shop/read.ts';

export type SheetLine = { readonly name: string; readonly variant: string; readonly quantity: number };
export type SheetRow = {
  readonly number: string;
  readonly parcel: number;
  /** Parcels of the order. */
  readonly of: number;
  readonly state: string;
  readonly zone: string;
  readonly zoneName: string;
  readonly window: string;
  /** Hours in India. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly phone: string;
  readonly address: readonly string[];
  readonly pin: string;
  readonly services: readonly string[];
  readonly floor: number | null;
  readonly lift: boolean | null;
  readonly lines: readonly SheetLine[];
  /** To be collected in cash, in minor units; 0: nothing. */
  readonly collect: number;
};
export type Sheet = { readonly day: string; readonly rows: readonly SheetRow[] };

function readLine(value: unknown): SheetLine | null {
  const object = asObject(value);
  const name = asText(object?.name);
  return object && name
    ? { name, variant: asText(object.variant) ?? '', quantity: asNumber(object.quantity) ?? 1 }
    : null;
}

function readRow(value: unknown, report: Report): SheetRow | null {
  const object = asObject(value);
  const number = asText(object?.number);
  const slot = readSlot({ ...object, day: '-' });
  if (!object || !number || !slot) return null;
  const text = (name: keyof SheetRow & string) => asText((object as Json)[name]) ?? '';
  return {
    ...{ number, parcel: asNumber(object.parcel) ?? 1, of: asNumber(object.of) ?? 1, state: text('state') },
    ...{ zone: text('zone'), zoneName: text('zoneName'), window: slot.window, from: slot.from, to: slot.to },
    ...{ name: text('name'), phone: text('phone'), address: textList(object.address), pin: text('pin') },
    ...{ services: textList(object.services), floor: asNumber(object.floor) },
    lift: typeof object.lift === 'boolean' ? object.lift : null,
    lines: readList(Array.isArray(object.lines) ? object.lines : [], 'lines', readLine, report),
    collect: asNumber(object.collect) ?? 0,
  };
}

/** Requires a day and rows. */
export function readSheet(body: unknown, report: Report): Sheet | null {
  const object = asObject(body);
  const day = asText(object?.day);
  if (!object || !day || !Array.isArray(object.rows)) return null;
  return { day, rows: readList(object.rows, 'rows', (value) => readRow(value, report), report) };
}

export type SheetGroup = { readonly key: string; readonly first: SheetRow; readonly rows: readonly SheetRow[] };

/** Rows by zone and window, in their order. zone: '' for all. */
export function groupsOf(rows: readonly SheetRow[], zone: string): SheetGroup[] {
  const shown = rows.filter((row) => zone === '' || row.zone === zone);
  const groups = Map.groupBy(shown, (row) => `${row.zone} ${row.window}`);
  return [...groups].flatMap(([key, list]) => (list[0] ? [{ key, first: list[0], rows: list }] : []));
}
