"""Rann: a flatwoven wool rug with a stepped border, one corner folded over to show that both sides are alike."""
import math

import fabrics
import forms as f

ALT = 'Sand-coloured flatwoven rug with a stepped brown border, one corner folded over'
VIEW = {'azimuth': -24, 'elevation': 44, 'key': .8, 'zoom': 1.22, 'centre': (.5, .48), 'lens': 70}
DETAIL = ('Folded corner of the rug close up, stepped border and knotted fringe on both faces',
          {'azimuth': -24, 'elevation': 36, 'zoom': 2.9, 'centre': (.08, .82)})
VARIANTS = {'Indigo': ('Deep indigo flatwoven rug with a stepped dark border, one corner folded over', {'field': '#2f3d50', 'border': '#1c2634', 'accent': '#93866a'}),
            'Rust': ('Rust-red flatwoven rug with a stepped dark border, one corner folded over', {'field': '#7e4126', 'border': '#4a2418', 'accent': '#a17d54'})}
STEP = .035


def build(W, D, H, field='#bda680', border='#a9825a', accent='#6f4a33'):
    rug = fabrics.flatweave(field, border, accent, W, D, STEP)
    cell, verts, uvs = .02, [], []
    nx, ny = round(W / cell), round(D / cell)
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - .5) * W, (j / ny - .5) * D
            verts.append(fold(x, y, W, D))
            uvs.append((x, y))
    w = nx + 1
    ob = f.mesh('rug', verts, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)], rug, uvs=uvs)
    solid = ob.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .006, 0
    parts = [f.subsurf(ob, 1)]
    yarn = fabrics.cord('#cdbfa4')
    for s in (-1, 1):
        for k in range(int(W / .018)):
            x = -W / 2 + .009 + k * .018
            a, b = fold(x, s * D / 2, W, D), fold(x + .004 * ((k * 7) % 5 - 2) / 2, s * (D / 2 + .045), W, D)
            mid = [(p + q) / 2 for p, q in zip(a, b)]
            parts.append(f.tube('fringe', [a, mid, (b[0], b[1], max(b[2] - .002, .003))], [.0032, .0036, .0020], yarn, 6))
    return f.group('rann', parts)


def fold(x, y, W, D):
    """Where a point of the flat rug lies: the front right corner is turned back over itself."""
    reach, r = (x - W / 2 + .52) * .7071 + (-y - D / 2 + .52) * .7071, .035
    ripple = .004 + .0015 * math.sin(3 * x + 2 * y)
    if reach <= 0:
        return (x, y, ripple)
    a = reach / r
    ux, uy = .7071, -.7071
    flat_x, flat_y = x - ux * reach, y - uy * reach
    if a < math.pi:
        along, up = r * math.sin(a), r * (1 - math.cos(a))
    else:
        along, up = -(reach - math.pi * r), 2 * r - .018 * min(1, (reach - math.pi * r) / .25)
    return (flat_x + ux * along, flat_y + uy * along, ripple + up)
