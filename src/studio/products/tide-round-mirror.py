"""Tide: a round basin mirror in a rim of blackened steel, a shelf across its lower edge with a razor and a rose."""
import math

import forms as f
import light
import materials as m

ALT = 'Round mirror in a black steel rim with a narrow shelf holding a cup and a small vase'
VIEW = {'azimuth': -24, 'elevation': 3, 'on': 'wall', 'size': .9, 'centre': (.5, .5), 'key': .95}
DETAIL = ('Steel shelf of the mirror close up with a brass razor, a cup and a small vase',
          {'azimuth': -30, 'elevation': 20, 'part': 'shelf', 'zoom': 1.06, 'centre': (.5, .4), 'key': 1.4, 'fill': 2})


def build(W, D, H):
    steel, r = m.blackened_steel(), W / 2
    cz, parts = H - r, []
    rim = f.lathe('rim', [(r - .0035, 0), (r, 0), (r, .030), (r - .0035, .030), (r - .0035, 0)], (0, 0, cz), steel, 128, 1)
    glass = f.lathe('glass', [(0, .020), (r - .0035, .020)], (0, 0, cz), m.mirror(), 128, 1)
    back = f.lathe('back', [(0, .004), (r - .0035, .004)], (0, 0, cz), steel, 96, 1)
    for ob in (rim, glass, back):
        ob.rotation_euler.x = math.pi / 2
        parts.append(ob)
    z, half = .060, .262
    parts.append(f.box('shelf', (2 * half, D, .004), (0, -D / 2, z), steel, .0012))
    parts.append(f.box('lip', (2 * half, .003, .016), (0, -D + .0015, z + .008), steel, .001))
    for s in (-1, 1):
        parts.append(f.box('return', (.003, D, .016), (s * (half - .0015), -D / 2, z + .008), steel, .001))
        brace = [(s * .17, -.004, .0), (s * .17, -.03, .012), (s * .17, -.08, z - .006)]
        parts.append(f.tube('brace', brace, .004, steel, 12))
    bottle = [(0, 0), (.016, 0), (.019, .003), (.022, .02), (.018, .045), (.008, .062), (.0065, .085), (.008, .088), (.0055, .088), (.005, .07)]
    parts.append(f.lathe('prop vase', bottle, (.16, -.065, z + .002), m.glaze('#7c3d24', rough=.4), 64, 5))
    stem = f.spline([(.16, -.065, z + .05), (.163, -.067, z + .12), (.172, -.07, z + .165)], 8)
    parts.append(f.tube('prop stem', stem, .0014, m.paint('#4b5a30', .6), 8))
    for ring, (count, reach, lift) in enumerate(((5, .017, -.004), (5, .012, .002), (4, .006, .006))):
        for k in range(count):
            a = 2 * math.pi * k / count + ring * .6
            petal = f.lathe('prop petal', [(0, -.001), (.008, -.0004), (.0115, .003), (.0105, .0035), (.007, .0008), (0, .0004)], (.172 + reach * .55 * math.cos(a), -.07 + reach * .55 * math.sin(a), z + .168 + lift), m.paint('#b9705c', .6), 20, 2)
            petal.rotation_euler = (-(.9 + .25 * ring) * math.sin(a), (.9 + .25 * ring) * math.cos(a), 0)
            parts.append(petal)
    parts.append(f.tube('prop razor', [(-.16, -.05, z + .0055), (-.10, -.062, z + .0055), (-.055, -.070, z + .0060)], .0055, m.brass(), 16))
    parts.append(f.box('prop razor head', (.011, .040, .007), (-.048, -.072, z + .0048), m.steel(), .002, (0, 0, -.16)))
    parts.append(f.lathe('prop cup', [(0, 0), (.026, 0), (.029, .003), (.032, .07), (.033, .078), (.030, .078), (.028, .06), (.024, .005), (0, .004)], (-.205, -.055, z + .002), m.glaze('#d6c7ab', rough=.5, coat=.1), 64))
    return f.group('tide', parts)


def dress(root):
    light.room_in_mirrors(-4.2)
