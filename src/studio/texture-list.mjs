/** Fabrics and woods that are drawn as textures. second: the colour in the depth of the cloth. */
const of = (kind, rows) => rows.map(([name, colour, second]) => ({ name, kind, colour, ...(second && { second }) }));

export const TEXTURES = [
  ...of('linen', [
    ['linen-olive', '#767259', '#5e5a45'],
    ['linen-flax', '#c9b99c', '#ab9877'],
    ['linen-chalk', '#e6dfd1', '#cfc6b4'],
    ['linen-clay', '#a96a4d', '#8a523a'],
    ['linen-slate', '#6f7476', '#575c5f'],
  ]),
  ...of('boucle', [
    ['boucle-oat', '#e9e1d2', '#b9ab94'],
    ['boucle-ivory', '#f1ece2', '#c8bfb0'],
    ['boucle-moss', '#7b7f60', '#565a41'],
    ['boucle-cocoa', '#7d6250', '#553f31'],
    ['boucle-heather', '#a1939c', '#766973'],
  ]),
  ...of('velvet', [
    ['velvet-rust', '#96502f'],
    ['velvet-forest', '#37493c'],
    ['velvet-ochre', '#b3843f'],
    ['velvet-plum', '#5d3a46'],
    ['velvet-ink', '#2f3541'],
  ]),
  ...of('wool', [
    ['wool-oatmeal', '#cdc1ab', '#a3957c'],
    ['wool-stone', '#9a948a', '#716b62'],
    ['wool-fir', '#55614f', '#3d4739'],
    ['wool-charcoal', '#57565a', '#38373b'],
  ]),
  ...of('canvas', [
    ['canvas-natural', '#dccfb6', '#bfae8f'],
    ['canvas-sand', '#c2a987', '#a38a67'],
    ['canvas-sage', '#99a08a', '#7c836d'],
    ['canvas-clay', '#ad7455', '#8e5a40'],
    ['canvas-navy', '#36425a', '#283248'],
  ]),
  ...of('wood', [
    ['wood-oak', '#cfae84', '#b58f62'],
    ['wood-walnut', '#7c5a41', '#573a28'],
    ['wood-limewashed-oak', '#e2d7c4', '#cbbba1'],
    ['wood-smoked-oak', '#6b5342', '#47352a'],
    ['wood-black-ash', '#3b3734', '#262322'],
  ]),
];
