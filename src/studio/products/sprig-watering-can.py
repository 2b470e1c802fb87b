"""Sprig: a slim galvanised can, one long hoop of a handle, a low spout ending in a brass rose."""
import math

from mathutils import Vector

import forms as f
import materials as m

ALT = 'Slim galvanised watering can with a hoop handle and a long spout ending in a brass rose'
VIEW = {'azimuth': -10, 'elevation': 9}
DETAIL = ('Fine holes of the brass rose at the end of the galvanised spout',
          {'azimuth': -58, 'elevation': 24, 'part': 'rose', 'zoom': .6, 'centre': (.4, .56)})


def build(W, D, H):
    zinc, brass, r = m.galvanised(), m.brass(), D / 2
    cx, tall = W / 2 - r - .055, H - .085
    body = [(0, 0), (r - .003, 0), (r, .002), (r, .008), (r - .002, .010), (r - .004, tall - .012), (r - .002, tall - .008), (r - .002, tall - .002), (r - .005, tall), (r - .007, tall - .003), (r - .008, .02)]
    parts = [f.lathe('body', body, (cx, 0, 0), zinc, 128, 1)]
    # A half lid keeps the water in when the can tips.
    half = [(cx + (r - .006) * math.cos(a), (r - .006) * math.sin(a)) for a in [math.pi / 2 + math.pi * k / 32 for k in range(33)]]
    parts.append(f.slab('half lid', half, tall - .006, tall - .003, zinc, .0008))
    left = -W / 2
    root, tip = Vector((cx - r + .012, 0, .045)), Vector((left + .030, 0, H - .050))
    axis = (tip - root).normalized()
    spout = [root, root.lerp(tip, .35) + Vector((0, 0, -.006)), root.lerp(tip, .7) + Vector((0, 0, -.003)), tip]
    path = f.spline(spout, 10)
    n = len(path)
    parts.append(f.tube('spout', path, [.0165 - .0085 * (i / (n - 1)) for i in range(n)], zinc, 24, round_ends=False))
    rose = f.lathe('rose', [(0, -.012), (.0088, -.012), (.0092, .004), (.0215, .034), (.0225, .036), (.0225, .039), (.018, .042), (0, .0435)], tip, brass, 64, 1)
    rose.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    parts.append(rose)
    turn = axis.to_track_quat('Z', 'Y')
    for ring, count in ((.005, 5), (.010, 9), (.015, 13)):
        for k in range(count):
            a = 2 * math.pi * k / count
            p = tip + turn @ Vector((ring * math.cos(a), ring * math.sin(a), .0434 - ring / 12))
            hole = f.lathe('hole', [(0, .0004), (.0011, .0002)], p, m.paint('#1a120a', .9), 8, 1)
            hole.rotation_euler = turn.to_euler()
            parts.append(hole)
    hoop = f.spline([(cx - r + .012, 0, tall - .004), (cx - r + .020, 0, H - .040), (cx - .010, 0, H - .005), (cx + .050, 0, H - .012), (cx + r + .034, 0, H - .075), (cx + r + .046, 0, H - .140), (cx + r + .028, 0, .075), (cx + r - .018, 0, .043)], 12)
    parts.append(f.tube('handle', hoop, .0065, zinc, 20))
    parts.append(f.tube('brace', [(cx - r + .004, 0, tall - .020), tuple(root.lerp(tip, .66) * .5 + Vector((cx - r, 0, tall - .02)) * .5), tuple(root.lerp(tip, .66))], .0032, zinc, 12))
    return f.group('sprig', parts)
