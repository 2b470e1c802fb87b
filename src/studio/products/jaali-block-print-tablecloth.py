"""Jaali: white cotton block-printed in leaf green, laid over a table with a decent drop."""
import math
import random

from mathutils import Vector, noise

import fabrics
import forms as f
import materials as m
import plants

ALT = 'White tablecloth printed in green circles and stars on a table with plates, lemons and a jug of leaves'
VIEW = {'azimuth': -48, 'elevation': 23, 'lens': 58, 'key': .8, 'centre': (.5, .47), 'zoom': 1.1}
DETAIL = ('Hand-printed green stars in circles on white cotton, a glazed plate lying on them',
          {'azimuth': -24, 'elevation': 40, 'zoom': 3.5, 'centre': (1.0, .42)})


def build(W, D, H):
    print_, oak = fabrics.block_print('#d9d4c6', '#3d6634', .15), m.oak('Z')
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
    parts.append(f.lathe('jug', jug, (-.18, .12, top + .005), m.enamel('#b9ac92'), 96))
    plate = [(0, .003), (.06, .003), (.064, 0), (.07, .002), (.115, .014), (.118, .017), (.112, .016), (.07, .007), (0, .006)]
    for x, y in ((-.50, -.22), (.28, -.24), (-.46, .26), (.52, .24)):
        parts.append(f.lathe('plate', plate, (x, y, top + .005), m.enamel('#c4b9a4'), 96))
    rng, leaf, twig = random.Random(8), m.leaf('#47602f', '#7c9152'), m.paint('#5b4a30', .8)
    for lean in ((-.10, .03), (.07, .08), (.05, -.09), (-.02, .12)):
        tip = Vector((-.18 + lean[0] * 1.6, .12 + lean[1] * 1.6, top + .46 - abs(lean[0])))
        path = f.spline([(-.18, .12, top + .05), (-.18 + lean[0] * .3, .12 + lean[1] * .3, top + .21), tip], 10)
        parts.append(f.tube('twig', path, .0022, twig, 8))
        for i in range(8, len(path), 2):
            side = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0, .8)))
            parts.append(plants.leaf_blade('leaf', path[i], side, rng.uniform(.06, .09), .030, leaf, .4, .2, i))
    bowl = [(0, .006), (.055, .006), (.06, 0), (.066, .002), (.105, .035), (.118, .062), (.115, .063), (.100, .036), (.06, .012), (0, .010)]
    parts.append(f.lathe('bowl', bowl, (.12, .08, top + .005), m.glaze('#5b6152', '#2a2a20', .35, .4, .5), 96))
    lemon = [(0, -.040), (.004, -.038), (.012, -.033), (.026, -.016), (.030, 0), (.026, .017), (.013, .031), (.005, .038), (0, .040)]
    for x, y, z, roll in ((.085, .075, .042, .4), (.150, .060, .042, 1.9), (.128, .125, .044, 2.9), (.118, .085, .082, 1.1)):
        parts.append(f.lathe('lemon', lemon, (x, y, top + .005 + z), m.glaze('#c9a022', '#8f7a1c', .5, .05, .1), 48, 5))
        parts[-1].rotation_euler = (1.4, .3, roll)
    return f.group('jaali', parts)
