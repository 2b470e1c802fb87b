"""Quiet hour: a dished walnut dial, twelve brass pins, two brass hands."""
import math

import forms as f
import materials as m

ALT = 'Round dished walnut wall clock with twelve brass pins and two brass hands'
VIEW = {'azimuth': -20, 'elevation': 3, 'on': 'wall', 'size': .42, 'centre': (.5, .5), 'key': 1.15}
DETAIL = ('Rim of the walnut dial from the side, brass pins and hands standing clear of it',
          {'azimuth': 42, 'elevation': 8, 'zoom': 1.9, 'centre': (.32, .45), 'key': 1.7, 'fill': 1.8})


def build(W, D, H):
    r, brass = W / 2, m.brass()
    dial = [(0, D - .016), (r * .5, D - .0145), (r - .030, D - .011), (r - .018, D - .004), (r - .010, D), (r - .004, D - .003), (r, D - .012), (r - .004, .010), (r - .020, 0), (0, 0)]
    wood = f.lathe('dial', dial, (0, 0, 0), m.walnut('X'), 160, 4)
    parts = [wood]
    for k in range(12):
        a = math.pi * k / 6
        x, y = (r - .036) * math.sin(a), (r - .036) * math.cos(a)
        parts.append(f.lathe('pin', [(0, D - .014), (.0042, D - .014), (.0042, D - .0072), (.0036, D - .0064), (0, D - .0062)], (x, y, 0), brass, 24, 1))

    def hand(angle, length, tail, width, lift):
        pts = [(-width * .5, -tail), (width * .5, -tail), (width * .36, length), (-width * .36, length)]
        ob = f.slab('hand', pts, lift, lift + .0016, brass, .0004)
        ob.rotation_euler.z = -angle
        return ob

    parts += [hand(math.radians(304), .080, .020, .0095, D - .0095), hand(math.radians(48), .114, .026, .0075, D - .0065)]
    parts.append(f.lathe('hub', [(0, D - .017), (.0075, D - .017), (.0075, D - .003), (.005, D - .001), (0, D - .001)], (0, 0, 0), brass, 40, 1))
    for ob in parts:
        turn = ob.rotation_euler.z
        ob.rotation_euler = (math.pi / 2, -turn, 0) if turn else (math.pi / 2, 0, 0)
        ob.location = (ob.location.x, 0, ob.location.y + H / 2)
    return f.group('quiet hour', parts)
