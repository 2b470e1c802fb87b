"""Sanjh: a kantha quilt of washed indigo, ivory on its other side, folded over an ash bench."""
import math
import random

import fabrics
import forms as f
import materials as m

ALT = 'Indigo quilt with rows of running stitch folded over an ash bench, its ivory side showing at the edges'
VIEW = {'azimuth': -32, 'elevation': 15, 'zoom': .86}


def folded(width, layers, thick, mat_out, mat_in, loc, rng):
    """A quilt folded to `width` and laid over a bench from front to back: nested layers hanging to both sides."""
    parts = []
    for i in range(layers):
        drop_front, drop_back = .40 - .028 * i + rng.uniform(-.006, .006), .30 - .02 * i
        half, up = .185 + .004 + thick * (i + .5), thick * (i + .5)
        path = [(-half - .004, -drop_front), (-half - .002, -drop_front * .5), (-half, -.05), (-half + .010, -.012), (-half + .035, up - .002), (-.08, up), (.08, up), (half - .035, up - .002), (half - .010, -.012), (half, -.05), (half + .004, -drop_back)]
        rings = []
        for y, z in f.spline(path, 8):
            free = min(1, max(0, -z) * 5)
            rings.append([(u * width / 2 * (1 + .012 * i % .03), y + free * (.006 * math.sin(6 * u + i) + .004 * math.sin(15 * u + 9 * z)) * (1 if y < 0 else -1), z + .0025 * math.sin(9 * u + 7 * y + i)) for u in [k / 40 - 1 for k in range(81)]])
        ob = f.loft('quilt', rings, mat_out if i % 2 == layers % 2 - 1 or i == layers - 1 else mat_in, closed=False, smooth=80)
        mod = ob.modifiers.new('thickness', 'SOLIDIFY')
        mod.thickness, mod.offset = thick * .86, 0
        ob.location = loc
        parts.append(f.subsurf(ob, 1))
    return parts


def build(W, D, H):
    indigo, ivory, ash, upright = fabrics.kantha('#34435a', '#d9d0bd'), fabrics.kantha('#d3c9b6', '#34435a'), m.ash('X'), m.ash('Z')
    parts = [f.box('prop seat', (1.02, .37, .035), (0, 0, .4425), ash, .010)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.leg('prop leg', (sx * .47, sy * .155, 0), (sx * .42, sy * .125, .43), .015, .022, upright))
        parts.append(f.tube('prop stretcher', [(sx * .455, -.14, .14), (sx * .455, 0, .14), (sx * .455, .14, .14)], .010, m.ash('SWEEP'), 16))
    parts += folded(.62, 4, .013, indigo, ivory, (-.06, 0, .461), random.Random(3))
    return f.group('sanjh', parts)
