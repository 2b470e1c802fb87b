"""Siesta: a wide cotton sling slung from two ash rings, a crocheted border hanging from its edge."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Ivory cotton hammock with a crocheted, tasselled border, slung from two wooden rings'
VIEW = {'azimuth': -40, 'elevation': 17, 'on': 'floor', 'centre': (.5, .47), 'key': .85, 'zoom': .97}
SPAN, HANG, SAG = 1.0, 1.10, .56


def build(W, D, H):
    cotton, yarn, ash = fabrics.linen('#d3c8b3', .010, 1.3, .16, .3), fabrics.cord('#d3c8b3'), m.ash('SWEEP')
    nx, ny, parts = 60, 48, []

    def sling(u, v):
        """u -1…1 along, v -1…1 across: a trough that gathers toward its ends and lies open in the middle."""
        open_ = math.cos(u * math.pi / 2 * .86) ** .8
        across = .60 * open_ + .05
        z = HANG - SAG * (1 - abs(u) ** 2.1) + .34 * open_ * (abs(v) ** 2.0) * .75
        pleat = .012 * (1 - open_) * math.sin(v * 22)
        return (u * SPAN * .70, v * across, z + pleat)

    def skin(u, v):
        return sling(u, v)

    rings = [[skin(2 * i / nx - 1, 2 * j / ny - 1) for j in range(ny + 1)] for i in range(nx + 1)]
    cloth = f.loft('sling', rings, cotton, closed=False, smooth=80)
    uv = cloth.data.uv_layers[0].data
    for loop in cloth.data.loops:
        i, j = divmod(loop.vertex_index, ny + 1)
        uv[loop.index].uv = (i / nx * D, j / ny * W)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = .005
    parts.append(cloth)
    for s in (-1, 1):
        knot = (s * SPAN * 1.16, 0, HANG + .20)
        for k in range(20):
            v = 2 * (k + .5) / 20 - 1
            a = skin(s, v)
            mid = tuple(p * .5 + q * .5 - (.012 if i == 2 else 0) for i, (p, q) in enumerate(zip(a, knot)))
            parts.append(f.tube('cord', f.spline([a, mid, knot], 6), .0042, yarn, 8))
        ring = f.tube('ring', [(.048 * math.cos(t), 0, .048 * math.sin(t)) for t in [2 * math.pi * q / 48 for q in range(48)]], .010, ash, 16, True)
        ring.location = (knot[0] + s * .03, 0, knot[2] + .012)
        parts.append(ring)
        parts.append(f.tube('prop rope', [(knot[0] + s * .07, 0, knot[2] + .03), (knot[0] + s * .6, 0, knot[2] + .26), (knot[0] + s * 2.4, 0, knot[2] + 1.0)], .007, yarn, 10))
    # The crocheted border: scallops of netting with a tassel at every point.
    for s in (-1, 1):
        for k in range(15):
            u0, u1 = -.74 + 1.48 * k / 15, -.74 + 1.48 * (k + 1) / 15
            for level in (.35, .7, 1.0):
                arc = []
                for q in range(9):
                    t = q / 8
                    x, y, z = skin(u0 + (u1 - u0) * t, s)
                    arc.append((x, y + s * .006, z - .004 - .16 * level * math.sin(math.pi * t) ** .8))
                parts.append(f.tube('border', arc, .0030, yarn, 6))
            x, y, z = skin((u0 + u1) / 2, s)
            for q in range(5):
                parts.append(f.tube('tassel', [(x, y + s * .006, z - .16), (x + .004 * (q - 2), y + s * .008, z - .20), (x + .008 * (q - 2), y + s * .008, z - .245)], [.0028, .0034, .0018], yarn, 6))
            for t in (.25, .5, .75):
                x, y, z = skin(u0 + (u1 - u0) * t, s)
                drop = .16 * math.sin(math.pi * t) ** .8
                parts.append(f.tube('border', [(x, y + s * .004, z), (x, y + s * .006, z - drop / 2), (x, y + s * .006, z - drop)], .0026, yarn, 6))
    return f.group('siesta', parts)
