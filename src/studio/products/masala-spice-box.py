"""Masala: a round brass box with seven steel bowls of spice, six around one, two spoons and its glass lid beside it."""
import math
import random

from mathutils import Vector

import forms as f
import materials as m

ALT = 'Round brass box with seven steel bowls of spices and two spoons, its glass lid leaning behind'
VIEW = {'azimuth': -8, 'elevation': 34, 'centre': (.5, .5)}
DETAIL = ('Seven small steel bowls heaped with ground spices seen from above, two slim spoons across them',
          {'part': 'box', 'azimuth': -8, 'elevation': 62, 'zoom': 1.35, 'centre': (.5, .5)})
SPICES = ('#b5642a', '#d09a2c', '#7a2d1c', '#4a3220', '#8f7a45', '#5d6a35', '#c9a66a')


def heap(x, y, r, z, colour, rng):
    """A mound of ground spice: uneven, matt, with coarser grains on it."""
    n, rings = 40, []
    for k in range(9):
        s = 1 - k / 8
        rings.append([(x + r * s * math.cos(a), y + r * s * math.sin(a), z + .0085 * (1 - s ** 1.6) + .0012 * rng.uniform(-1, 1) * (s < .95)) for a in [2 * math.pi * i / n for i in range(n)]])
    parts = [f.loft('spice', rings, m.powder(colour), caps=True, smooth=80)]
    verts, faces = [], []
    for _ in range(260):
        q, a, t = r * .92 * math.sqrt(rng.random()), rng.uniform(0, 6.28), rng.uniform(.0006, .0013)
        p = Vector((x + q * math.cos(a), y + q * math.sin(a), z + .0085 * (1 - (q / r) ** 1.6) + .0006))
        i = len(verts)
        verts += [p + Vector((t, 0, 0)), p + Vector((-t, t, 0)), p + Vector((-t, -t, 0)), p + Vector((0, 0, t * 1.5))]
        faces += [(i, i + 1, i + 3), (i + 1, i + 2, i + 3), (i + 2, i, i + 3)]
    return parts + [f.mesh('grains', verts, faces, m.powder(colour), False)]


def build(W, D, H):
    brass, steel, rng, r = m.brass(), m.steel(.22), random.Random(2), W / 2
    tall = H - .014
    box = [(0, .0), (r - .012, 0), (r - .005, .004), (r - .0035, .012), (r - .0035, tall - .004), (r - .0015, tall - .002), (r - .001, tall), (r - .0025, tall + .0015),
           (r - .005, tall), (r - .0052, .010), (r - .010, .003), (0, .002)]
    parts = [f.lathe('box', box, (0, 0, 0), brass, 160, 1)]
    ring, bowl_r = r - .0395, .0315
    for k in range(7):
        a = math.pi / 3 * k + .2
        x, y = (0, 0) if k == 6 else (ring * math.cos(a), ring * math.sin(a))
        bowl = [(0, .0022), (bowl_r - .006, .0022), (bowl_r - .002, .006), (bowl_r, .012), (bowl_r, .046), (bowl_r + .0012, .0475), (bowl_r, .0485), (bowl_r - .0012, .047), (bowl_r - .0014, .012), (0, .005)]
        parts.append(f.lathe('bowl', bowl, (x, y, 0), steel, 64, 1))
        parts += heap(x, y, bowl_r - .0014, .034, SPICES[k], rng)
    for s in (-1, 1):
        a, shift = .9 + .25 * s, .014 * s
        along = Vector((math.cos(a), math.sin(a), 0))
        p = Vector((-along.y * shift, along.x * shift, .0497))
        parts.append(f.tube('spoon', [p - along * .040, p, p + along * .058], [.0017, .0014, .0019], steel, 12))
        spoon = f.lathe('spoon bowl', [(0, -.0035), (.006, -.0025), (.009, 0), (.0094, .0004), (.006, -.0018), (0, -.0028)], p - along * .047 + Vector((0, 0, .001)), steel, 32, 2)
        parts.append(spoon)
    # The lid stands on its rim behind the box and leans on it at 76 degrees.
    up = math.sin(math.radians(76)) * (r + .0012)
    place = (.035, r + .0004 - (up - tall) / math.tan(math.radians(76)), up)
    lid = f.lathe('lid', [(0, -.0015), (r - .003, -.0015), (r - .001, 0), (r - .003, .0015), (0, .0015)], place, m.pane(), 128, 1)
    rim = f.tube('lid rim', f.circle(r - .001, 96), .0022, brass, 12, True)
    knob = f.lathe('lid knob', [(0, .014), (.008, .013), (.009, .009), (.004, .004), (.006, .0015), (0, .0015)], place, brass, 32, 2)
    rim.location = lid.location
    for ob in (lid, rim, knob):
        ob.rotation_euler.x = math.radians(104)
    return f.group('masala', parts + [lid, rim, knob])
