"""Harrow: five oak drawers growing from 13 to 24 cm, a thumb-wide scoop in each front, no handles."""
import math

import forms as f
import materials as m

ALT = 'Oak chest of five graduated drawers, each with a scoop cut from its upper edge'
VIEW = {'azimuth': -30, 'elevation': 7}
DETAIL = ('Thumb-wide scoops cut from the upper edges of oak drawers, one under the other',
          {'azimuth': -16, 'elevation': 17, 'zoom': 2.5, 'centre': (.5, .18)})


def front(name, wide, z0, z1, y, mat):
    """Drawer front with a scoop cut from the middle of its upper edge."""
    n, scoop, deep = 24, .055, .020
    edge = [(-wide / 2, z1), (-scoop - .012, z1)] + [(-scoop * math.cos(math.pi * k / n), z1 - deep * math.sin(math.pi * k / n) ** .8) for k in range(n + 1)] + [(scoop + .012, z1), (wide / 2, z1)]
    rings = [[(x, y + dy, z) for x, z in edge] for dy in (0, .020)]
    low = [[(x, y + dy, z0) for x, _ in edge] for dy in (.020, 0)]
    return f.loft(name, rings + low + rings[:1], mat, closed=False, smooth=20)


def build(W, D, H):
    oak, upright, deep, t = m.oak('X'), m.oak('Z'), m.oak('Y'), .024
    parts = [f.box('top', (W, D, t), (0, 0, H - t / 2), m.oak('X', ('Y', .12)), .004), f.box('bottom', (W - .02, D - .024, t), (0, .008, .10), oak),
             f.box('back', (W - .03, .010, H - .12), (0, D / 2 - .012, H / 2 + .05), oak, .001),
             f.box('void', (W - .05, .01, H - .15), (0, -D / 2 + .06, H / 2 + .05), m.paint('#3a2a1b', .9), .001)]
    for s in (-1, 1):
        parts.append(f.box('side', (t, D - .004, H - t - .09), (s * (W / 2 - t / 2), .002, (H - t + .09) / 2), m.oak('Z', ('Y', .13)), .003))
        for sy in (-1, 1):
            parts.append(f.post('foot', (s * (W / 2 - .035), sy * (D / 2 - .035), 0), (s * (W / 2 - .032), sy * (D / 2 - .032), .092), .034, .046, upright, .004))
    z = H - t - .004
    share = (H - t - .004 - .114) / .93
    for height in (.13, .16, .19, .21, .24):
        h = height * share
        wide = W - 2 * t - .006
        parts.append(front('drawer', wide, z - h + .003, z, -D / 2 + .004, oak))
        parts.append(f.box('drawer box', (wide - .02, D - .08, .010), (0, .02, z - h + .02), deep, .001))
        for s in (-1, 1):
            parts.append(f.box('drawer side', (.012, D - .05, h - .03), (s * (wide / 2 - .012), -.003, z - h / 2 - .006), deep, .001))
            parts.append(f.box('runner', (.020, D - .08, .010), (s * (W / 2 - t - .010), .01, z - h + .004), deep, .001))
        z -= h
    return f.group('harrow', parts)
