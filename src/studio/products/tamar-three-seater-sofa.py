"""Linen three-seat sofa, 2.20 x 0.95 x 0.80 m: piped cushions, walnut plinth and legs, wool throw."""
import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Three-seater sofa in olive-grey linen on a walnut base, with rust and cream cushions and an ochre throw'
VIEW = {'azimuth': -44, 'elevation': 18, 'lens': 60, 'centre': (.5, .48)}
DETAIL = ('Corner of the sofa close up: piped arm and seat, rust cushion, walnut plinth and tapered leg',
          {'azimuth': -40, 'elevation': 17, 'zoom': 2.2, 'centre': (.93, .55)})
COVERS = {'linen': lambda c: fabrics.linen(c, .006), 'boucle': fabrics.boucle, 'velvet': fabrics.velvet,
          'wool': fabrics.herringbone, 'canvas': fabrics.canvas}
WOODS = {'walnut': m.walnut, 'oak': m.oak, 'smoked-oak': m.smoked_oak, 'black-ash': m.black_ash}
SHOWN = ('linen-olive', 'walnut')
PICTURED = {
    'fabric': {
        'linen velvet wool canvas': 'Three-seater sofa in {} on a walnut base, with {accent} and cream cushions and an ochre throw',
        'boucle': 'Three-seater sofa in {} on a walnut base, with {accent} and cream cushions',
    },
    'legs': {'wood': 'Three-seater sofa in olive linen on a base of {}, with rust and cream cushions and an ochre throw'},
}
ACCENT = (('rust', '#8c4a2c'), ('sand', '#9a8a6c'))
CLASHING = ('linen-clay', 'velvet-rust', 'canvas-clay')
PARTS = {'fabric': ('deck', 'arm', 'back', 'seat'), 'legs': ('plinth', 'leg'), 'accent': ('pillow',)}


def build(W, D, H, colour='#7f7a66', accent='#8c4a2c', fabric='linen', legs='walnut'):
    """The sofa faces -Y and stands on z=0. On bouclé, whose loops would come through it, the throw is not rendered; it stays so
    that the framing does."""
    linen = COVERS[fabric](colour)
    rust, wood = fabrics.linen(accent, .005), WOODS[legs]
    walnut, leg_wood, cream = wood('X'), wood('Z'), fabrics.linen('#d8cbb2', .008, 1.0, .2, .5)
    parts = [f.box('plinth', (W - .08, D - .12, .05), (0, 0, .155), walnut, .012)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.leg('leg', (sx * (W / 2 - .12), sy * (D / 2 - .13), 0),
                               (sx * (W / 2 - .17), sy * (D / 2 - .17), .135), .014, .026, leg_wood))
    deck = f.box('deck', (W - .10, D - .10, .13), (0, 0, .245), linen, .03)
    parts.append(deck)
    arms = []
    for s in (-1, 1):
        arms.append(cloth.cushion('arm', (.17, D - .02, .40), (s * (W / 2 - .085), 0, .38), linen, seed=5 + s, soft=.1,
                              plump=.35, slack=.004, corner=.03, cell=.03))
        parts += arms[-1]
    back = cloth.cushion('back', (W - .30, .17, .44), (0, D / 2 - .10, .50), linen, (-.10, 0, 0), seed=8, soft=.1, plump=.3,
                     slack=.004, corner=.03, cell=.03)
    parts += back
    seats, w = [], (W - .35) / 3
    for i in (-1, 0, 1):
        seats.append(cloth.cushion('seat', (w, .70, .15), (i * (w + .002), -.115, .385), linen, (.02, 0, .004 * i),
                               seed=20 + i, soft=.3, slack=.008, plump=.9, flat=True))
        parts += seats[-1]
        parts += cloth.cushion('back cushion', (w - .01, .38, .13), (i * (w + .004), .225, .605), linen,
                           (1.33, .012 * i, .02 * i), seed=31 + i, soft=.25, slack=.006, plump=.8)
    covered = [ob for ob in parts if ob.data.materials[0] == linen and 'piping' not in ob.name]
    parts += cloth.cushion('pillow', (.46, .46, .02), (-.72, .05, .635), rust, (1.22, .10, .16), seed=3, slack=.05,
                       piping=.004, corner=.015, plump=1.2)
    parts += cloth.cushion('cream pillow', (.56, .34, .02), (.50, -.02, .60), cream, (1.15, -.04, -.10), seed=4, slack=.05,
                       piping=.0, corner=.015, plump=1.2)
    throw = cloth.drape('throw', .62, 1.50, (.86, -.12, .80), fabrics.linen('#b98a5e', .007, 1.2, .35, .6),
                        [arms[1][0], seats[2][0], deck], seed=2, rot=1.40)
    parts += throw
    if fabric == 'boucle':
        for ob in throw:
            ob.hide_render = True
        parts += [curls for i, ob in enumerate(covered) for curls in cloth.loops(ob, linen, 19000, .0070, .0032, seed=i)]
    return f.group('sofa', parts)
