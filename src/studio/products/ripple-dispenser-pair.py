"""Ripple: two combed stoneware bottles glazed ivory, bare at the foot, with brass pumps."""
import math

import forms as f
import materials as m

ALT = 'Two ribbed ivory stoneware bottles with brass pumps'
VIEW = {'azimuth': -8, 'elevation': 5}
DETAIL = ('Brass pump and ribbed shoulder of one bottle close up, the second bottle behind it',
          {'azimuth': 18, 'elevation': 12, 'zoom': 2.2, 'centre': (.8, .14)})


def bottle(x, y, r, shoulder, glaze, clay, brass, turn):
    prof = [(0, 0), (r - .006, 0), (r - .002, .004), (r - .001, .010)]
    body = []
    rows = 19
    for k in range(rows * 8 + 1):
        z = .012 + (shoulder - .022) * k / (rows * 8)
        body.append((r - .0022 * abs(math.cos(math.pi * k / 8)) ** 1.6, z))
    body += [(r - .003, shoulder - .006), (r - .010, shoulder + .001), (.020, shoulder + .007), (.0145, shoulder + .012), (.0145, shoulder + .020), (0, shoulder + .020)]
    parts = [f.lathe('foot', prof + [(r - .002, .0125)], (x, y, 0), clay, 96, 1), f.lathe('bottle', body, (x, y, 0), glaze, 96, 1)]
    z = shoulder + .018
    parts.append(f.lathe('collar', [(0, z + .016), (.010, z + .016), (.0165, z + .014), (.0172, z + .011), (.0172, z), (.0165, z - .001), (0, z - .001)], (x, y, 0), brass, 64, 1))
    parts.append(f.lathe('stem', [(0, z + .040), (.0042, z + .040), (.0042, z + .014), (0, z + .014)], (x, y, 0), brass, 32, 1))
    parts.append(f.lathe('head', [(0, z + .049), (.0085, z + .049), (.0098, z + .0475), (.0098, z + .038), (.0085, z + .0365), (0, z + .0365)], (x, y, 0), brass, 48, 1))
    c, s = math.cos(turn), math.sin(turn)
    path = f.spline([(x, y, z + .043), (x + .020 * c, y + .020 * s, z + .0445), (x + .038 * c, y + .038 * s, z + .043), (x + .046 * c, y + .046 * s, z + .036)], 8)
    parts.append(f.tube('spout', path, .0040, brass, 16, round_ends=False))
    return parts


def build(W, D, H):
    glaze, clay, brass = m.glaze('#d9cfbc', '#b59b72', .36, .4, .35), m.terracotta('#a98a68'), m.brass()
    shoulder = H - .0665
    parts = bottle(-.048, .012, W / 2, shoulder, glaze, clay, brass, -2.5) + bottle(.052, -.014, W / 2, shoulder, glaze, clay, brass, -2.1)
    return f.group('ripple', parts)
