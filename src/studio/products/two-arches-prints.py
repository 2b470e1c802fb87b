"""Two arches: a pair of block-coloured screen prints in slim oak frames, hung a hand's width apart."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Two oak-framed prints of layered arches in ochre, rust, apricot and black'
VIEW = {'azimuth': -14, 'elevation': 0, 'on': 'wall', 'size': 1.3, 'key': 1.1, 'centre': (.5, .5)}
DETAIL = ('Corner of one oak frame close up, its printed arches on cotton paper', {'azimuth': -40, 'elevation': 8, 'zoom': 2.5, 'centre': (1.1, .9)})
# (colour, x, z, width, height, arched) from the back layer to the front one, in metres from the paper's middle.
LEFT = (('#c98b45', 0, -.30, .40, .54, True), ('#a3522f', 0, -.30, .28, .40, True), ('#e0b98a', .0, -.30, .15, .24, True), ('#2f2b28', -.14, -.30, .12, .20, False))
RIGHT = (('#a3522f', .03, -.30, .36, .36, True), ('#c98b45', -.10, -.30, .22, .56, True), ('#2f2b28', -.10, -.30, .11, .34, True), ('#e0b98a', .12, -.30, .16, .12, False))


def shape(colour, x, z, w, h, arched, lift):
    n, r = 32, w / 2
    ring = [(x - r, z), (x + r, z)]
    ring += [(x + r * math.cos(math.pi * k / n), z + h - r + r * math.sin(math.pi * k / n)) for k in range(n + 1)] if arched else [(x + r, z + h), (x - r, z + h)]
    return f.mesh('colour', [(px, lift, pz) for px, pz in ring], [tuple(range(len(ring)))], m.paint(colour, .85), False)


def framed(W, D, H, layers):
    oak, upright, bar = m.oak('X'), m.oak('Z'), .018
    parts = [f.box('frame', (W, D - .004, bar), (0, 0, s * (H - bar) / 2), oak, .002) for s in (-1, 1)]
    parts += [f.box('frame', (bar, D - .004, H - 2 * bar), (s * (W - bar) / 2, 0, 0), upright, .002) for s in (-1, 1)]
    parts.append(f.box('paper', (W - .03, .006, H - .03), (0, .004, 0), fabrics.linen('#ded3be', .0015, .5, .05, 0), .001))
    return parts + [shape(*layer, -.0004 - .0004 * i) for i, layer in enumerate(layers)]


def build(W, D, H):
    parts = []
    for s, layers in ((-1, LEFT), (1, RIGHT)):
        for ob in framed(W, D, H, layers):
            ob.location.x += s * (W / 2 + .055)
            ob.location.y -= D / 2
            parts.append(ob)
    return f.group('two arches', parts)
