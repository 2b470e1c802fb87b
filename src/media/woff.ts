/** Unpacks WOFF fonts. */
import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;
const align = (bytes: number) => (bytes + 3) & ~3;

/**
 * Converts WOFF to plain SFNT (TrueType or OpenType), because fontkit inflates WOFF tables again for each glyph. Throws
 * when the file is not WOFF. Source: W3C, WOFF File Format 1.0.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is not a WOFF file.');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry;
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const bytes = file.subarray(offset, offset + packed);
    const checksum = file.readUInt32BE(at + 16);
    return { tag: file.subarray(at, at + 4), checksum, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const start = SFNT.header + count * SFNT.entry;
  const size = tables.reduce((sum, { bytes }) => sum + align(bytes.length), start);
  const font = Buffer.alloc(size);
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT.header + index * SFNT.entry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += align(bytes.length);
  }
  return font;
}
