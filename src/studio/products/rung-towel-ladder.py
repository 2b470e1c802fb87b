"""Rung: a leaning ash ladder with five round rungs, a waffle towel folded over one."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Pale ash towel ladder leaning on a wall with two waffle towels over its rungs'
VIEW = {'azimuth': -20, 'elevation': 1, 'on': 'wall', 'floor': 0, 'size': 1.5}
DETAIL = ('End of a round ash rung coming through the upright, a waffle towel hanging beside it',
          {'azimuth': 46, 'elevation': 8, 'part': 'wedge.007', 'zoom': .12, 'centre': (.62, .6)})
LEAN = math.radians(12)


def build(W, D, H):
    upright, parts = m.ash('SWEEP'), []
    tall = H / math.cos(LEAN)
    x = W / 2 - .018
    for s in (-1, 1):
        parts.append(f.tube('upright', [(s * x, 0, t * tall) for t in (0, .25, .5, .75, 1)], .0185, upright, 28, squash=1.0))
    heights = [.30 + k * (tall - .30 - .16) / 4 for k in range(5)]
    for z in heights:
        parts.append(f.tube('rung', [(-W / 2, 0, z), (0, 0, z), (W / 2, 0, z)], .014, m.ash('SWEEP'), 24))
        for s in (-1, 1):
            parts.append(f.box('wedge', (.0012, .004, .024), (s * (W / 2 + .0046), 0, z), m.walnut('Z'), .0004))
    for k, drop_front, drop_back, half, colour in ((3, .46, .40, .155, '#cdc3b2'), (1, .34, .30, .13, '#b06a49')):
        rings = []
        z = heights[k]
        path = [(-.020, -drop_front), (-.021, -drop_front * .6), (-.020, -.12), (-.0195, -.03), (-.0165, .006), (-.008, .0175), (.004, .0185), (.0145, .010), (.0185, -.02), (.020, -.1), (.022, -drop_back)]
        for y, dz in f.spline(path, 6):
            wave = min(1, abs(dz) * 4)
            # Its folds only swing outwards: inwards the rung below would show through them.
            side = 1 if y < 0 else -.4
            rings.append([(half * (1 + .02 * wave) * u, y + side * wave * (.006 * math.sin(7 * u + 2 * k) + .004 * math.sin(13 * u + 8 * dz) - .011), z + dz) for u in [i / 24 - 1 for i in range(49)]])
        towel = f.loft('prop towel', rings, fabrics.waffle(colour), closed=False, smooth=60)
        towel.modifiers.new('thickness', 'SOLIDIFY').thickness = .006
        parts.append(f.subsurf(towel, 1))
    root = f.group('rung', parts)
    for ob in parts:
        y, z = ob.location.y, ob.location.z
        ob.rotation_euler.x += -LEAN
        ob.location.y, ob.location.z = y * math.cos(LEAN) + z * math.sin(LEAN), z * math.cos(LEAN) - y * math.sin(LEAN)
    return root
