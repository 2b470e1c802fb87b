/** The QR code of an order's number, for printed papers. */
import { encodeQR } from 'qr';

/** Rows of modules, true for dark, without the quiet zone: the paper around it is white. */
export const orderCode = (number: string): readonly (readonly boolean[])[] =>
  encodeQR(number, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
