"""Waffle: two bath and two hand towels, each folded in nested turns and stacked with the folds to the front."""
import math
import random

from mathutils import Vector, noise

import fabrics
import forms as f

ALT = 'Stack of four softly folded chalk-coloured waffle towels, two sizes, folds to the front'
VIEW = {'azimuth': -26, 'elevation': 15, 'key': .9}
DETAIL = ('Front folds of the stacked towels close up, deep square cells of waffle cotton',
          {'azimuth': -34, 'elevation': 20, 'zoom': 2.5, 'centre': (.62, .34)})
VARIANTS = {'Clay': ('Stack of four softly folded clay-coloured waffle towels, two sizes', {'colour': '#9d6046'}),
            'Slate': ('Stack of four softly folded slate-grey waffle towels, two sizes', {'colour': '#4d5355'})}
CELL = .009


def cells(u, v, depth=.0011):
    """Height of the weave: raised walls round square cells, in step with fabrics.waffle()."""
    wall = max(.5 - .5 * math.cos(2 * math.pi * u / CELL), .5 - .5 * math.cos(2 * math.pi * v / CELL))
    return depth * max(0, (wall - .35) / .65)


def turned(w, d, t, z, seed, cloth, step, outer):
    """One sheet folded over at the front: up from the back edge, round the fold and back, `t` thick, its middle at height z."""
    half, n = t / 2, max(8, round(w / step))
    straight, bend = d - half, math.pi * half
    m = round((2 * straight + bend) / step)
    verts, uvs = [], []
    for j in range(n + 1):
        x = (j / n - .5) * w
        end = max(0, abs(2 * x / w) - .80) / .20
        for i in range(m + 1):
            s = i / m * (2 * straight + bend)
            if s < straight:
                y, up, out = d / 2 - s, -half, Vector((0, 0, -1))
            elif s < straight + bend:
                a = (s - straight) / half
                y, up, out = -d / 2 + half - half * math.sin(a), -half * math.cos(a), Vector((0, -math.sin(a), -math.cos(a)))
            else:
                y, up, out = -d / 2 + half + s - straight - bend, half, Vector((0, 0, 1))
            slump = noise.noise((x * 5 + seed, y * 6, seed)) + .5 * noise.noise((x * 13, y * 11 + seed, z * 9))
            p = Vector((x * (1 + .012 * noise.noise((y * 9, seed, 3))), y - .006 * noise.noise((x * 6, seed, up * 20)), z + up))
            p.z += (.0035 * slump - .0035 * end * end) * (.4 + .6 * (up > 0)) - .004 * max(0, up / half) * max(0, -2 * y / d) ** 6
            verts.append(p + out * (cells(s, x) if outer and s > straight * .55 else 0))
            uvs.append((s, x))
    k = m + 1
    sheet = f.mesh('towel', verts, [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for j in range(n) for i in range(m)], cloth, uvs=uvs)
    solid = sheet.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .0045, 0 if not outer else -1
    return sheet


def build(W, D, H, colour='#d9d1c2'):
    cloth, rng = fabrics.waffle(colour, CELL), random.Random(5)
    parts, z = [], .003
    for i, (w, d, t) in enumerate(((.38, .30, .058), (.375, .295, .056), (.315, .235, .044), (.31, .23, .044))):
        turn, shift = rng.uniform(-.035, .035), rng.uniform(-.006, .006)
        for ply in range(4):
            inset = t * .125 * ply
            ob = turned(w + rng.uniform(-.005, .004), d - inset, t - 2 * inset, z + t / 2, 7 * i + ply, cloth, .0016 if ply == 0 else .008, ply == 0)
            ob.rotation_euler.z, ob.location = turn, (shift, inset / 2, 0)
            parts.append(ob)
        z += t + .001
    return f.group('waffle', parts)
