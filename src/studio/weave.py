"""Woven things: cane webbing, plaited baskets, wound cord."""
import math

import numpy as np
from mathutils import Vector

from forms import mesh, spline, tube


def cane_panel(name, width, height, loc, mat, pitch=.0125, strip=.0026):
    """Six-way rattan webbing in the XZ plane: paired uprights and rails plus both diagonals, clipped to the panel."""
    verts, faces = [], []

    def ribbon(p, q, wide, y):
        d = Vector((q[0] - p[0], 0, q[1] - p[1]))
        if d.length < pitch * .5:
            return
        s = Vector((-d.z, 0, d.x)).normalized() * wide / 2
        a, b = Vector((p[0], y, p[1])), Vector((q[0], y, q[1]))
        lift = Vector((0, -.0006, 0))
        i = len(verts)
        verts.extend([a - s, a + lift, a + s, b - s, b + lift, b + s])
        faces.extend([(i, i + 1, i + 4, i + 3), (i + 1, i + 2, i + 5, i + 4)])

    W, H = width / 2, height / 2
    for k in range(int(width / pitch) + 1):
        for o in (-.2, .2):
            x = -W + (k + .5 + o) * pitch
            if abs(x) < W:
                ribbon((x, -H), (x, H), strip * .8, .0007 if k % 2 else .0)
    for k in range(int(height / pitch) + 1):
        for o in (-.2, .2):
            z = -H + (k + .5 + o) * pitch
            if abs(z) < H:
                ribbon((-W, z), (W, z), strip * .8, -.0008)
    for sign in (1, -1):
        for k in range(-int(height / pitch) - 1, int(width / pitch) + int(height / pitch) + 2):
            c = -W + k * pitch                  # the diagonal x = c + sign * (z + H)
            pts = [(x, sign * (x - c) - H) for x in (-W, W)]
            lo, hi = sorted(pts, key=lambda t: t[1])
            z0, z1 = max(lo[1], -H), min(hi[1], H)
            if z1 > z0:
                ribbon((c + sign * (z0 + H), z0), (c + sign * (z1 + H), z1), strip, -.0016 - .0006 * sign)
    ob = mesh(name, verts, faces, mat, True)
    ob.location = loc
    return ob


def cord_seat(name, front, back, depth, z, mat, cord=.0042):
    """Envelope weave of paper cord on a seat frame (a trapezium `front` wide to `back` wide): strands leave each rail
    square and meet on the diagonals."""
    r, parts = cord / 2, []
    half = lambda y: (front + (back - front) * (y / depth + .5)) / 2

    def strand(p, q):
        d = Vector((q[0] - p[0], q[1] - p[1], 0)).normalized()
        rim = [Vector((*p, z - .022)) - d * .006, Vector((*p, z - .008)) - d * .012, Vector((*p, z + .004)) - d * .005]
        parts.append(tube(name, rim + [Vector((*p, z + .006)) + d * .012, Vector((*q, z))], r, mat, 6, round_ends=False))

    for side in (-1, 1):
        for k in range(int(half(side * depth / 2) / cord)):
            for s in (-1, 1):
                x, w = s * (k + .5) * cord, half(side * depth / 2)
                strand((x, side * depth / 2), (x, side * (depth / 2 - (w - abs(x)) * depth / 2 / w)))
        for k in range(int(depth / cord)):
            y = -depth / 2 + (k + .5) * cord
            w = half(y)
            strand((side * w, y), (side * w * (2 * abs(y) / depth), y))
    return parts


def basket(name, profile, mat, rows, stakes=36, band=.0045, wave=.0028):
    """Plaited wall: `rows` flat strands run round the profile [(radius, height), ...], each over and under the stakes."""
    path = np.array(spline(profile, 12))
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    parts = []
    for i in range(rows):
        r, z = (float(np.interp(i / (rows - 1) * run[-1], run, path[:, k])) for k in (0, 1))
        n = stakes * 4
        ring = [((r + wave * math.cos(math.pi * k * stakes / n * 1.0 + math.pi * i)) * math.cos(2 * math.pi * k / n),
                 (r + wave * math.cos(math.pi * k * stakes / n * 1.0 + math.pi * i)) * math.sin(2 * math.pi * k / n), z) for k in range(n)]
        parts.append(tube(name, ring, band, mat, 8, True))
    return parts
