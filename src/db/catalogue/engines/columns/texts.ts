/** Compact storage of many short strings by index. */
export type Texts = { readonly at: (index: number) => string; readonly length: number };

type Part = { readonly bytes: Buffer; readonly ends: Uint32Array };

/** Strings are added in chunks of one size; only the last may be shorter. */
export function textsOf(partSize: number): { add: (texts: readonly string[]) => void; done: () => Texts } {
  const parts: Part[] = [];
  let length = 0;
  return {
    add: (texts) => {
      const ends = new Uint32Array(texts.length);
      let end = 0;
      for (const [i, text] of texts.entries()) {
        end += Buffer.byteLength(text);
        ends[i] = end;
      }
      parts.push({ bytes: Buffer.from(texts.join('')), ends });
      length += texts.length;
    },
    done: () => ({
      length,
      at: (index) => {
        const { bytes, ends } = parts[Math.floor(index / partSize)] as Part;
        const place = index % partSize;
        return bytes.toString('utf8', place === 0 ? 0 : ends[place - 1], ends[place]);
      },
    }),
  };
}
