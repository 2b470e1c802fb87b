"""Siesta: a wide cotton sling slung from two ash rings, a crocheted border hanging from its edge."""
import math

from mathutils import noise

import fabrics
import forms as f
import materials as m

ALT = 'Ivory cotton hammock with a crocheted, tasselled border, slung from two wooden rings'
VIEW = {'azimuth': -24, 'elevation': 13, 'centre': (.5, .5), 'key': .85, 'zoom': 1.03, 'lens': 70}
DETAIL = ('Cotton cords gathered into a round ash ring at one end of the hammock',
          {'azimuth': 26, 'elevation': 8, 'part': 'ring.001', 'zoom': .36, 'centre': (.74, .76)})
REACH, HANG, SAG = .80, 1.02, .60
POINTS = 13


def sling(u, v):
    """u -1…1 along, v -1…1 across: open and slack in the middle, drawn into pleats toward the ends."""
    wide = max(0, math.cos(u * math.pi / 2 * .93)) ** .62
    across = .53 * wide + .035
    z = HANG - SAG * (1 - abs(u) ** 2.3) + .25 * wide * abs(v) ** 2.4
    pleat = .020 * (1 - wide) * math.sin(v * 26) + .013 * wide * math.sin(v * 7 + 2 * u) * (1 - v * v) + .012 * noise.noise((u * 2.2, v * 4.5, 3)) + .005 * noise.noise((u * 3, v * 15, 7))
    edge = .018 * math.sin(u * 9 + (2 if v > 0 else 0)) * abs(v) ** 3 * wide
    return (u * REACH, v * across + edge, z + pleat)


def border(s, yarn):
    """The crocheted edge on one side: scallops of netting, a tassel at every point, all hanging straight down."""
    parts, step = [], 1.56 / POINTS

    def drop(t, share):
        return .15 * share * math.sin(math.pi * t) ** .7

    for k in range(POINTS):
        u0 = -.78 + step * k
        edge = lambda t: sling(u0 + step * t, s)
        for share in (.02, .36, .68, 1.0):
            arc = [(x, y + s * .010 * share, z - .003 - drop(t, share)) for t, (x, y, z) in ((q / 12, edge(q / 12)) for q in range(13))]
            parts.append(f.tube('border', arc, .0042 if share < .1 else .0030, yarn, 6))
        for t in [i / 8 for i in range(1, 8)]:
            x, y, z = edge(t)
            net = [(x + .012 * math.sin(q * 2.4 + t * 9) * (0 < q < 4), y + s * .0025 * q, z - drop(t, 1) * q / 4) for q in range(5)]
            parts.append(f.tube('border', f.spline(net, 3), .0023, yarn, 6))
        x, y, z = edge(.5)
        y, z = y + s * .011, z - .15
        parts.append(f.lathe('knot', [(0, .006), (.008, .002), (.009, -.006), (.0055, -.014), (0, -.016)], (x, y, z), yarn, 16, 3))
        for q in range(9):
            a = 2 * math.pi * q / 9
            parts.append(f.tube('tassel', [(x, y, z - .008), (x + .007 * math.cos(a), y + .007 * math.sin(a), z - .045), (x + .010 * math.cos(a), y + .010 * math.sin(a), z - .098 - .006 * (q % 3))], [.0026, .0036, .0018], yarn, 6))
    return parts


def build(W, D, H):
    cotton, yarn, ash = fabrics.linen('#d3c8b3', .010, 1.3, .16, .3), fabrics.cord('#d3c8b3'), m.ash('SWEEP')
    nx, ny = 110, 90
    rings = [[sling(2 * i / nx - 1, 2 * j / ny - 1) for j in range(ny + 1)] for i in range(nx + 1)]
    cloth = f.loft('sling', rings, cotton, closed=False, smooth=80)
    uv = cloth.data.uv_layers[0].data
    for loop in cloth.data.loops:
        i, j = divmod(loop.vertex_index, ny + 1)
        uv[loop.index].uv = (i / nx * D, j / ny * W)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = .005
    parts = [cloth]
    for s in (-1, 1):
        knot = (s * (REACH + .30), 0, HANG + .30)
        for k in range(20):
            v = 2 * (k + .5) / 20 - 1
            a = sling(s, v)
            mid = tuple(p * .5 + q * .5 - (.010 if i == 2 else 0) for i, (p, q) in enumerate(zip(a, knot)))
            parts.append(f.tube('cord', f.spline([a, mid, (knot[0], .012 * v, knot[2] - .004 * abs(v))], 6), .0046, yarn, 8))
        ring = f.tube('ring', [(.048 * math.cos(t), 0, .048 * math.sin(t)) for t in [2 * math.pi * q / 48 for q in range(48)]], .010, ash, 20, True)
        ring.location = (knot[0] + s * .026, 0, knot[2] + .026)
        parts.append(ring)
        parts.append(f.tube('wrap', [(knot[0] - s * .052, 0, knot[2] - .045), (knot[0] - s * .012, 0, knot[2] - .008)], .020, yarn, 16))
        rope = [(knot[0] + s * .052, 0, knot[2] + .055), (knot[0] + s * .5, 0, knot[2] + .62), (knot[0] + s * 2.2, 0, knot[2] + 2.75)]
        parts.append(f.tube('prop rope', rope, .0075, yarn, 10))
        parts += border(s, yarn)
    return f.group('siesta', parts)
