"""Half-moon: one disc of veined marble sawn in half, holding up a short row of books."""
import math
import random

import forms as f
import materials as m

ALT = 'Two half discs of veined white marble holding up a short row of books'
VIEW = {'azimuth': -24, 'elevation': 9}
COVERS = ('#7a3f28', '#c7b28d', '#39443c', '#b98a5e', '#d8cbb2', '#8c4a2c', '#4a5560')


def build(W, D, H):
    stone, rng, parts = m.marble(), random.Random(6), []
    gap = .075
    for s in (-1, 1):
        half = [(s * (H * math.cos(a)), H * math.sin(a)) for a in [math.pi / 2 * k / 40 for k in range(41)]] + [(0, 0)]
        ob = f.slab('half moon', half, -D / 2, D / 2, stone, .002)
        ob.rotation_euler.x = math.pi / 2
        ob.location = (s * gap, 0, 0)
        parts.append(ob)
    x = -gap
    while x < gap - .012:
        t, h, d = min(rng.uniform(.014, .026), gap - x), rng.uniform(.105, .135), rng.uniform(.07, .085)
        parts.append(f.box('book', (t - .0008, d, h), (x + t / 2, .010 - (.1 - d) / 2, h / 2), m.paint(rng.choice(COVERS), .7), .0014))
        parts.append(f.box('pages', (t - .006, d - .004, .004), (x + t / 2, .012 - (.1 - d) / 2, h - .0005), m.paint('#e6dcc8', .9), .0005))
        x += t
    return f.group('half moon bookends', parts)
