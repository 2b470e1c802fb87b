"""Quince: five opal globes on a long branch of brass rod, no two at the same height."""
import math

import forms as f
import materials as m

ALT = 'Chandelier with five lit opal globes on a long, thin brass branch'
VIEW = {'azimuth': -14, 'elevation': -2, 'on': 'air', 'key': .42, 'fill': .5, 'back': .7, 'centre': (.5, .48), 'zoom': 1.05}
DETAIL = ('Lit opal globe resting in its brass cup on a bent twig of the branch',
          {'azimuth': -24, 'elevation': 4, 'part': 'globe.003', 'zoom': .72, 'centre': (.36, .66)})

BALL = [(.07 * math.sin(math.pi * i / 40), -.07 * math.cos(math.pi * i / 40)) for i in range(41)]


def build(W, D, H):
    brass, opal, parts = m.brass(), m.opal('#ffdcab', .95, 5), []
    knot = .32
    parts.append(f.tube('stem', [(0, 0, H), (0, 0, H - .1), (0, 0, knot)], .006, brass, 20))
    parts.append(f.lathe('rose', [(0, .024), (.050, .022), (.060, .012), (.062, 0), (.010, -.004), (0, -.004)][::-1], (0, 0, H - .024), brass, 64, 1))
    spine = f.spline([(-W / 2 + .07, -.03, knot - .055), (-.40, -.02, knot - .008), (-.2, .012, knot + .012), (0, 0, knot), (.2, -.012, knot + .016),
                      (.40, .02, knot + .002), (W / 2 - .07, .03, knot - .075)], 10)
    parts.append(f.tube('branch', spine, .006, brass, 20))
    # Where each fruit hangs or stands, and where along the branch its twig begins.
    fruit = [(spine[0], None), ((-.25, D / 2 - .07, knot + .125), -.33), ((.085, -D / 2 + .07, .070), -.03), ((.27, .09, knot + .165), .17), (spine[-1], None)]
    for place, start in fruit:
        x, y, z = (*place[:2], place[2] - .075) if start is None else place
        side = 1 if z > knot else -1
        if start is not None:
            p = min(spine, key=lambda q: abs(q[0] - start))
            bend = [tuple(p), (p[0] * .55 + x * .45, p[1] * .6 + y * .4, p[2] + .012), (x - (x - p[0]) * .12, y - (y - p[1]) * .12, p[2] * .6 + z * .4), (x, y, z - side * .072)]
            parts.append(f.tube('twig', f.spline(bend, 10), .006, brass, 20))
        cup = [(0, .090), (.008, .089), (.012, .080), (.024, .070), (.033, .056), (.030, .055), (0, .066)]
        parts.append(f.lathe('cup', cup, (x, y, z), brass, 48, 3))
        parts[-1].rotation_euler.x = math.pi if side > 0 else 0
        parts.append(f.lathe('globe', BALL, (x, y, z), opal, 64, 1))
    parts.append(f.tube('prop flex', [(0, 0, H), (0, 0, H + 1), (0, 0, H + 3)], .004, brass, 12))
    return f.group('quince', parts)
