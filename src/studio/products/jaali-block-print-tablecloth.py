"""Jaali: white cotton block-printed in leaf green, laid over a table with a decent drop."""
import math

from mathutils import noise

import fabrics
import forms as f
import materials as m

ALT = 'White tablecloth printed in green circles and stars, laid over a table with a jug and two plates'
VIEW = {'azimuth': -32, 'elevation': 17, 'key': .8, 'zoom': 1.12}


def build(W, D, H):
    print_, oak = fabrics.block_print('#d9d4c6', '#2f4d2b', .15), m.oak('Z')
    long, wide, top, parts = 1.80, .90, .74, []
    cell = .016
    nx, ny = round(D / cell), round(W / cell)

    def over(s, half, r=.018):
        past = abs(s) - (half - r)
        if past <= 0:
            return s, 0.0, 0.0
        a = min(past / r, math.pi / 2)
        down = r * (1 - math.cos(a)) + max(0, past - r * math.pi / 2)
        return math.copysign(half - r + r * math.sin(a), s), down, max(0, past - r * math.pi / 2)

    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = (i / nx - .5) * D, (j / ny - .5) * W
            (x, dx, fx), (y, dy, fy) = over(u, long / 2), over(v, wide / 2)
            # Cloth hangs in flutes, and its spare corner falls as a point.
            flute_x, flute_y = .030 * math.sin(v * 13 + 1) + .02 * noise.noise((v * 4, 1, 2)), .030 * math.sin(u * 11) + .02 * noise.noise((u * 4, 5, 2))
            x += math.copysign(1, u) * (fx * (.10 + flute_x * 5 * min(1, fx * 4)) if dx else 0)
            y += math.copysign(1, v) * (fy * (.10 + flute_y * 5 * min(1, fy * 4)) if dy else 0)
            if dx and dy:
                pull = min(fx, fy) * .35
                x, y = x + math.copysign(pull, u) * .6, y + math.copysign(pull, v) * .6
            z = top + .004 - max(dx, dy) - .55 * min(dx, dy) + .0012 * noise.noise((u * 4, v * 5, 3))
            verts.append((x, y, z))
            uvs.append((u, v))
    w = nx + 1
    cloth = f.mesh('cloth', verts, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)], print_, uvs=uvs)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = .0016
    parts.append(f.subsurf(cloth, 1))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.post('leg', (sx * (long / 2 - .07), sy * (wide / 2 - .07), 0), (sx * (long / 2 - .07), sy * (wide / 2 - .07), top - .01), .044, .066, oak, .008))
    # A jug and two plates weigh the cloth down.
    jug = [(0, 0), (.045, 0), (.05, .005), (.066, .06), (.060, .12), (.040, .165), (.046, .20), (.041, .20), (.035, .165), (.05, .12)]
    parts.append(f.lathe('jug', jug, (-.18, .12, top + .005), m.glaze('#d6c7ab', rough=.5, coat=.1), 96))
    plate = [(0, .003), (.06, .003), (.064, 0), (.07, .002), (.115, .014), (.118, .017), (.112, .016), (.07, .007), (0, .006)]
    for x, y in ((-.42, -.22), (.36, -.20)):
        parts.append(f.lathe('plate', plate, (x, y, top + .005), m.glaze('#c9bda6', rough=.4), 96))
    return f.group('jaali', parts)
