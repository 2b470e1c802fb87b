"""Belém: a thick double-rimmed clay pot in its saucer, a young fern in it."""
import math
import random

from mathutils import Vector

import forms as f
import materials as m
import plants

ALT = 'Thick, double-rimmed terracotta pot on its saucer with a young fern in it'
VIEW = {'azimuth': -10, 'elevation': 9, 'centre': (.5, .47)}
DETAIL = ('Double rim of the terracotta pot from above, dark soil and fern stalks inside it',
          {'part': 'pot', 'azimuth': 14, 'elevation': 30, 'zoom': 1.75, 'centre': (.5, .32)})


def build(W, D, H):
    clay, r = m.terracotta('#a9623f'), W / 2
    k = H / .21
    pot = [(0, .0105), (.074, .0105), (.079, .016), (.083, .03), (r - .013, .150 * k), (r - .012, .156 * k), (r - .003, .160 * k), (r, .165 * k), (r - .001, .178 * k), (r - .005, .182 * k), (r - .004, .186 * k), (r, .192 * k),
           (r - .001, H - .005), (r - .005, H), (r - .012, H), (r - .016, H - .005), (r - .020, .15 * k), (.09, .10 * k)]
    saucer = [(0, 0), (.086, 0), (.094, .004), (.104, .024), (.104, .028), (.100, .029), (.092, .012), (0, .010)]
    parts = [f.lathe('pot', pot, (0, 0, 0), clay, 128, 3), f.lathe('saucer', saucer, (0, 0, 0), clay, 128, 3),
             f.lathe('soil', [(0, H - .030), (.05, H - .029), (r - .0165, H - .034)], (0, 0, 0), m.powder('#2c2018'), 48, 2)]
    return f.group('belem', parts + fern((0, 0, H - .03), random.Random(4)))


def fern(base, rng):
    """Fronds in a fountain, each a stalk with two rows of narrow leaflets."""
    leaf, stalk, parts = m.leaf('#4f6a2f', '#83994f'), m.paint('#5a6a34', .6), []
    for k in range(17):
        a, lean = k * 2.4 + rng.uniform(-.3, .3), rng.uniform(.25, 1.0)
        out = Vector((math.cos(a), math.sin(a), 0))
        length = rng.uniform(.20, .28)
        p0 = Vector(base) + out * .012
        p1, p2 = p0 + out * length * .25 * lean + Vector((0, 0, length * .62)), p0 + out * length * (.35 + .5 * lean) + Vector((0, 0, length * (1.0 - .45 * lean)))
        path = f.spline([p0, p1, p2], 16)
        n = len(path)
        parts.append(f.tube('prop stalk', path, [.0016 - .0010 * i / n for i in range(n)], stalk, 6))
        for i in range(6, n - 1):
            d = Vector(path[i + 1]) - Vector(path[i])
            side = d.cross(Vector((0, 0, 1))).normalized()
            size = .052 * math.sin(math.pi * min(1, (i - 3) / (n - 3)) ** .8) + .010
            for s in (-1, 1):
                parts.append(plants.leaf_blade('leaflet', path[i], side * s + d.normalized() * .55, size, size * .30, leaf, .35, .2, k * 50 + i))
    return parts
