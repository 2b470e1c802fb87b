/** Exceptions of the contact check: models not checked yet, and accepted faults with their reasons. */

/**
 * Models that no run has finished yet, and why. Remove a row when its model is checked.
 *
 * @type {Record<string, string>}
 */
export const UNCHECKED = {
  'anaya-boucle-lounge-chair': '30 000 yarn loops to the square metre are slow to build',
  'belem-terracotta-planter': 'nearly a thousand leaflets are slow to compare',
  'laurel-linen-duvet-set': 'waits for the limit of 0.5 cm² to be tried on its piping',
  'tamar-three-seater-sofa': 'its bouclé takes long to build',
  'waffle-towel-set': 'waits for a run of its own',
};

/** @type {Record<string, { faults: RegExp[], why: string }>} */
export const ACCEPTED = {
  'jaali-block-print-tablecloth': {
    faults: [
      /^bowl 1, cloth 1, .* float$/,
      /^lemon .* float$/,
      /^plate \d touches nothing: cloth 1 is \d\.\d mm away$/,
    ],
    why: 'the cloth lies a millimetre over its table, and the plates over the cloth, so that no folds show through',
  },
  'kiri-stoneware-vases': {
    faults: [/^hairs 1, .* float$/, /^stem 1 and stem 3 share/],
    why: 'dried stems stand in a bottle whose inside is not modelled, two of them in one bundle',
  },
  'long-spout-kettle': {
    faults: [/^handle 1 ends in the air$/],
    why: 'the grip of a gooseneck kettle hangs free at its lower end; a strap holds the upper one',
  },
  'marl-square-cushion': {
    faults: [/^cream 1, cream piping 1 float$/],
    why: 'two simulated cushions, the rear one a little higher than the front one; to be set down with its next picture',
  },
  'sela-cane-sideboard': {
    faults: [/^cane \d, pull \d, rail \d and 3 more float$/, /^drawer \d, knob \d float$/],
    why: 'doors and drawers hang in gaps of 2 to 3 mm; their hinges and runners are inside and not modelled',
  },
  'solaro-teak-lounger': {
    faults: [/^prop strut 1 touches nothing/],
    why: 'the strut behind the raised back is seen only between the slats; to be hinged with its next picture',
  },
  'tide-round-mirror': {
    faults: [/^prop petal .* float$/, /^prop stem 1 touches nothing/],
    why: 'the rose stands in a vase whose inside is not modelled',
  },
  'two-arches-prints': {
    faults: [/^colour \d, .* float$/, /^colour \d touches nothing/],
    why: 'the layers of ink lie a millimetre apart before the paper, so that no two surfaces coincide',
  },
  'vesper-four-poster-bed': {
    faults: [/^canopy \d and (canopy|post) \d share/, /^mattress piping 2 touches nothing/],
    why: 'rails and posts end flush in one another at the corners, to be mitred with its next picture; the mattress is checked as cut',
  },
};
