"""Monk: a low oak trunk on two skids, finger-jointed corners, forged iron strap hinges over the lid."""
import math

from mathutils import noise

import fabrics
import forms as f
import materials as m

ALT = 'Low oak trunk on skids with finger-jointed corners, black iron straps and a folded wool blanket on its lid'
VIEW = {'azimuth': -40, 'elevation': 19, 'lens': 65, 'centre': (.5, .47), 'zoom': 1.05}
DETAIL = ('Pinned finger joints at the corner of the oak trunk, with an iron handle on its end',
          {'azimuth': -56, 'elevation': 17, 'zoom': 2.2, 'centre': (.80, .54)})


def folded(wide, deep, loc, mat, layers=6, thick=.013):
    """A blanket folded to and fro: one long sheet seen from its end as a ribbon with round turns, its edge never quite in line."""
    path = []
    for k in range(layers):
        ends = (-deep / 2, deep / 2) if k % 2 == 0 else (deep / 2, -deep / 2)
        path += [(ends[0] + (ends[1] - ends[0]) * t, k * thick) for t in [i / 16 for i in range(1, 16)]]
        if k < layers - 1:
            s = 1 if k % 2 == 0 else -1
            path += [(ends[1] + s * thick * .55 * math.cos(a), (k + .5) * thick + thick / 2 * math.sin(a)) for a in (-1.3, -.8, 0, .8, 1.3)]
    rings = []
    for i in range(41):
        x = (i / 40 - .5) * wide
        rings.append([(loc[0] + x * (1 + .010 * noise.noise((z * 90, 3, 1))), loc[1] + y + .006 * noise.noise((x * 4, z * 60, 2)),
                       loc[2] + thick / 2 + z + (.004 + .05 * z) * noise.noise((x * 5, y * 6, 7))) for y, z in path])
    return f.subsurf(f.loft('prop blanket', rings, mat, closed=False, thickness=thick * .86, smooth=80), 1)


def hasp(y, z, iron):
    """A riveted tongue that hangs from the lid over a staple in the front, held by a turned peg on its staple."""
    tongue = [(-.017, .034), (.017, .034)] + [(.014 * math.cos(a), -.030 - .014 * math.sin(a)) for a in [math.pi * k / 16 for k in range(17)]]
    parts = [f.slab('hasp', tongue, 0, .003, iron, .001), f.box('catch', (.030, .008, .034), (0, y + .004, z - .022), iron, .001)]
    parts[0].rotation_euler.x, parts[0].location = math.pi / 2, (0, y, z)
    low, out = z - .016, y - .0120
    parts.append(f.tube('staple', f.spline([(-.0085, y + .003, low), (-.0085, out + .004, low), (-.005, out, low), (.005, out, low), (.0085, out + .004, low), (.0085, y + .003, low)], 6), .0022, iron, 12))
    peg = [(0, -.030), (.0022, -.029), (.0034, -.020), (.0035, .012), (.0052, .016), (.0058, .022), (.0040, .027), (0, .028)]
    parts.append(f.lathe('peg', peg, (0, y - .0064, low), m.walnut('Z'), 32, 3))
    for x in (-.009, .009):
        parts.append(f.lathe('rivet', [(.0048, 0), (.0044, .0014), (.0024, .0024), (0, .0027)], (x, y - .0027, z + .025), iron, 20, 1))
        parts[-1].rotation_euler.x = math.pi / 2
    bow = [(0, y + .004, z - .013), (0, y - .008, z - .014), (0, y - .013, z - .022), (0, y - .008, z - .030), (0, y + .004, z - .031)]
    return parts + [f.tube('staple', f.spline(bow, 6), .0022, iron, 12)]


def build(W, D, H):
    oak, end, deep, iron, t = m.oak('X'), m.oak('Z'), m.oak('Y'), m.blackened_steel(), .024
    W, D = W - .040, D - .016      # the handles and hinges stand proud
    low, lid = .06, H - .045
    parts = []
    for s in (-1, 1):
        parts.append(f.box('skid', (.05, D - .02, .06), (s * (W / 2 - .14), 0, .03), deep, .005))
        for k in range(3):
            tall = (lid - low) / 3
            parts.append(f.box('long side', (W - 2 * t, t, tall - .0006), (0, s * (D / 2 - t / 2 - .006), low + tall * (k + .5)), oak, .0016))
        parts.append(f.box('short side', (t, D - 2 * t - .012, lid - low), (s * (W / 2 - t / 2 - .006), 0, (lid + low) / 2), deep, .002))
    fingers, h = 7, (lid - low) / 7
    for sx in (-1, 1):
        for sy in (-1, 1):
            for k in range(fingers):
                z, face = low + h * (k + .5), k % 2
                # Long grain shows on one face and end grain on the other, turn by turn.
                parts.append(f.box('finger', (t * 1.02, t * 1.02, h - .0012), (sx * (W / 2 - t / 2 - .006), sy * (D / 2 - t / 2 - .006), z), oak if face else end, .0012))
                if not face:
                    parts.append(f.leg('pin', (sx * (W / 2 - .004), sy * (D / 2 - t / 2 - .006), z), (sx * (W / 2 - .014), sy * (D / 2 - t / 2 - .006), z), .004, .004, m.walnut('Z'), 12))
    boards = 4
    for i in range(boards):
        parts.append(f.box('lid', (W, D / boards - .0008, .028), (0, (i - 1.5) * D / boards, H - .020), oak, .002 if 0 < i < 3 else .004))
    for s in (-1, 1):
        parts.append(f.box('lid end', (.030, D, .032), (s * (W / 2 - .014), 0, H - .020), deep, .004))
        x = s * (W / 2 - .24)
        strap = [(-.019, D / 2 + .004), (.019, D / 2 + .004), (.019, -D / 2 + .16), (.010, -D / 2 + .12), (0, -D / 2 + .09), (-.010, -D / 2 + .12), (-.019, -D / 2 + .16)]
        parts.append(f.slab('strap', [(x + a, b) for a, b in strap], H - .0065, H - .0015, iron, .0015))
        for y in (-.09, .0, .09, .18):
            parts.append(f.lathe('nail', [(.006, 0), (.0055, .0018), (.003, .003), (0, .0034)], (x, y, H - .002), iron, 20, 1))
        parts.append(f.tube('handle', f.spline([(s * (W / 2 - .018), -.075, lid - .13), (s * (W / 2 + .012), -.072, lid - .16), (s * (W / 2 + .014), 0, lid - .175), (s * (W / 2 + .012), .072, lid - .16), (s * (W / 2 - .018), .075, lid - .13)], 8), .006, iron, 16))
    parts += hasp(-D / 2, H - .045, iron)
    for z, colour, wide, deep in ((H - .005, '#6a6b55', .46, .31), (H + .073, '#a5643c', .43, .29)):
        parts.append(folded(wide, deep, (-.03, .03, z), fabrics.wool(colour, .005)))
    return f.group('monk', parts)
