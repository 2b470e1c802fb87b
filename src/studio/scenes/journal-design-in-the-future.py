"""What things will still be made of: samples laid out in a grid and seen from above in raking light."""
import math
import random

import cloth
import corner
import dressing
import editorial
import fabrics
import forms as f
import materials as m
import weave

SHOTS = {'': {
    'alt': 'Samples laid out in a grid from above: oak, walnut, travertine, clay, brass, cane, cord, leather, linen and wool',
    'size': (1800, 1200), 'shows': [],
    'loc': (-.34, -.74, 1.36), 'target': (-.005, -.02, 0), 'lens': 60, 'level': False, 'samples': 18,
    'focus': (-.03, -.07, .02), 'fstop': 5.6, 'warmth': -.04, 'saturation': .9,
}}
CELL, GAP = .142, .018


def place(col, row, wide=1, deep=1):
    """Middle and size of a cell that spans `wide` by `deep`, counted from the lower left."""
    size = (wide * CELL - GAP, deep * CELL - GAP)
    return ((col + wide / 2 - 3) * CELL, (row + deep / 2 - 2) * CELL), size


def block(where, mat, thick, bevel=.002):
    (x, y), (w, d) = where
    rng = random.Random(round(1e4 * x + 1e2 * y))      # laid by hand: a little askew, not quite in line
    at = (x + rng.uniform(-.003, .003), y + rng.uniform(-.003, .003), thick / 2)
    return f.box('prop sample', (w, d, thick), at, mat, bevel, (0, 0, rng.uniform(-.028, .028)))


def wound(where, colour, cord, thick=.012):
    """Cord wound close round a thin board."""
    (x, y), (w, d) = where
    yarn, r = fabrics.cord(colour), cord / 2
    f.box('prop core', (w - .004, d - .002, thick), (x, y, thick / 2 + cord * .6), m.paint('#6b5a44', .9), .002)
    for k in range(int(w / cord)):
        px, top = x - w / 2 + (k + .5) * cord, thick + cord * 1.05
        ring = [(px, y - d / 2, r), (px, y - d / 2 - r, top / 2), (px, y - d / 2 + r, top), (px, y, top + .0006), (px, y + d / 2 - r, top), (px, y + d / 2 + r, top / 2), (px, y + d / 2, r)]
        f.tube('prop cord', f.spline(ring, 4), r, yarn, 8)


def framed_cane(where):
    (x, y), (w, d) = where
    oak = {True: m.oak('X'), False: m.oak('Y')}
    for s in (-1, 1):
        f.box('prop frame', (w, .020, .014), (x, y + s * (d - .020) / 2, .007), oak[True], .002)
        f.box('prop frame', (.020, d - .040, .014), (x + s * (w - .020) / 2, y, .007), oak[False], .002)
    panel = weave.cane_panel('prop cane', w - .04, d - .04, (x, y, .010), m.cane(), .0105, .0022)
    panel.rotation_euler.x = -math.pi / 2


def pad(where, yarn, seed):
    """A square of upholstery in bouclé."""
    (x, y), (w, d) = where
    parts = cloth.cushion('prop pad', (w, d, .045), (x, y, .020), yarn, seed=seed, soft=.1, slack=0, plump=.5, piping=0, corner=.02, cell=.012)
    cloth.loops(parts[0], yarn, 42000, .0045, .0020)


def build():
    f.box('ground', (3, 3, .02), (0, 0, -.01), corner.lime('#aca08c'), .001)
    block(place(0, 2, 1, 2), m.walnut('Y'), .030)
    block(place(1, 3, 2, 1), m.oak('X'), .034)
    block(place(1, 2), m.travertine(), .020, .0012)
    wound(place(2, 2), '#bfa77e', .0048)
    framed_cane(place(3, 2, 1, 2))
    block(place(4, 3), m.metal('brass sheet', '#b8935a', .26), .004, .0008)
    pad(place(5, 3), fabrics.boucle('#d3c7b4'), 3)
    block(place(4, 2, 2, 1), m.terracotta('#94523a'), .018, .003)
    pad(place(0, 1), fabrics.boucle('#464d36'), 5)
    for k, colour in enumerate(('#7f7a66', '#8c4a2c', '#c3b292')):
        (x, y), (w, d) = place(0, 0)
        editorial.swatch((x + .008 * (k - 1), y + .007 * (1 - k), .0028 * k), (w * .92, d * .92), fabrics.linen(colour, .0045), 5 * k - 4, k)
    block(place(1, 0, 1, 2), m.ash('Y'), .022)
    block(place(2, 1, 2, 1), fabrics.leather('#74411f'), .006, .0025)
    block(place(2, 0), m.marble(), .022, .0012)
    wound(place(3, 0), '#3d4437', .0062)
    (x, y), (w, d) = place(4, 1)
    for k, tone in enumerate(('#7d4a33', '#b98a5e', '#cfc2ab')):
        f.lathe('prop disc', [(0, 0), (w * .30, 0), (w * .34, .003), (w * .34, .009), (w * .31, .012), (0, .012)], (x + .022 * (k - 1), y + .03 * (1 - k), .0122 * k), m.glaze(tone, rough=.3 + .2 * k), 72, 1)
    block(place(5, 1), m.granite(.4), .026, .0012)
    (x, y), (w, d) = place(4, 0, 2, 1)
    dressing.blankets((x, y, 0), ('#6d5b47',), w * .96, d * .9, 0, .011, 4)
    corner.window_light(at=(0, 0, 0), size=(1.25, 1.6), bars=(2, 3), azimuth=-72, elevation=25, reach=2.4, sun=3.9, sky=.75, fill=.8, leaves=5, seed=3)
    return {}
