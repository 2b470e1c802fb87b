"""Dune: a brushed lambswool throw with a long twisted fringe, dropped over an ash bench."""
import random

import numpy as np
from mathutils import Vector

import cloth
import fabrics
import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Ochre wool throw with a long twisted fringe hanging over a small ash bench'
VIEW = {'azimuth': -26, 'elevation': 13, 'centre': (.5, .47)}
DETAIL = ('Twisted fringe and brushed nap of the ochre wool throw hanging over the bench',
          {'part': 'throw', 'azimuth': -30, 'elevation': 8, 'zoom': 2.2, 'centre': (.62, .74)})
VARIANTS = {
    'Oat': ('Oat-coloured wool throw with a long twisted fringe hanging over a small ash bench', {'colour': '#c4b599'}),
    'Olive': ('Olive wool throw with a long twisted fringe hanging over a small ash bench', {'colour': '#57543f'}),
}


def brushed(colour, rib=.0052):
    """Twill of two close yarns under a nap: fine diagonal ribs half hidden by fibre, tone that drifts where it was brushed."""
    g = Graph('brushed wool')
    uv = g.coords('UV', vary=False)
    wander = g.noise(uv, 40, 3)
    fibre = g.noise(g('Mapping', Vector=uv, Rotation=(0, 0, .5), Scale=(1500, 160, 1)), 1, 4)
    nap = g.noise(g('Mapping', Vector=uv, Scale=(9, 3, 1)), 1, 4, Distortion=.8)
    twill = g('TexWave', out='Fac', Vector=g('Mapping', Vector=uv, Rotation=(0, 0, .9)), Scale=.31416 / rib, bands_direction='X', Distortion=1.6, Detail=2.0)
    tone = g.math('ADD', g.math('MULTIPLY', fibre, .55), g.math('MULTIPLY', nap, .45))
    col = g.ramp(tone, (.32, rgb(colour, .66)), (.5, rgb(colour)), (.68, rgb(colour, 1.35)))
    col = g.mix(.22, col, g.ramp(twill, (.1, .3), (.9, .7)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=1.0, Specular=.05, Sheen=.8, Sheen_Tint=.7)
    g.bump(g.math('ADD', g.math('MULTIPLY', twill, .5), g.math('ADD', fibre, g.math('MULTIPLY', wander, .4))), .6, .0016)
    return g.mat


def fuzz(ob, mat, count, rng):
    """Short fibres lifted from the cloth, joined into one mesh: they soften its face and its outline."""
    points, _ = cloth._scatter(ob, count, rng)
    verts, faces = [], []
    for p, n in points:
        lie = (n * rng.uniform(.3, 1.0) + Vector(rng.normal(0, .5, 3)) + Vector((0, 0, -.35))).normalized()
        s, length = lie.orthogonal().normalized() * .00022, rng.uniform(.003, .0085)
        i = len(verts)
        verts += [p - s, p + s, p + lie * length]
        faces.append((i, i + 1, i + 2))
    return f.mesh('throw nap', verts, faces, mat, False)


def fringe(ends, mat, length, rng):
    """Tassels of two strands twisted together, each knotted at the hem and again near its tip."""
    parts = []
    for p, d in ends:
        swing = Vector((rng.uniform(-.12, .12), rng.uniform(-.05, .05), -1)).normalized()
        path = f.spline([p - d * .004, p + (d * .6 + swing * .4) * length * .25, p + (d * .25 + swing * .75) * length * .6, p + (d * .2 + swing * .8) * length * rng.uniform(.92, 1.06)], 10)
        n = len(path)
        radii = [.0027 + .0016 * (abs(i - 3) < 2) + .0014 * (abs(i - n + 6) < 2) - .0004 * i / n for i in range(n)]
        parts.append(f.tube('throw fringe', path, radii, mat, 8))
    return parts


def build(W, D, H, colour='#b98a5e'):
    wool, yarn, ash, upright, rng = brushed(colour), fabrics.cord(colour), m.ash('X'), m.ash('Z'), np.random.default_rng(5)
    seat = f.box('bench seat', (.86, .36, .035), (0, 0, .45), ash, .012)
    parts = [seat]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.leg('bench leg', (sx * .39, sy * .15, 0), (sx * .34, sy * .12, .435), .014, .021, upright))
    # Folded lengthwise once, as it comes out of a cupboard: 65 cm of the 130 show.
    throw = cloth.drape('throw', W / 2, D * .555, (.02, -.02, .50), wool, [seat], seed=5, cell=.014, rot=.06, fringe=0, frames=60, thickness=.016)[0]
    n = round(W / 2 / .014) + 1
    rows = len(throw.data.vertices) // n
    ends, at = [], lambda row, t: throw.data.vertices[row * n + int(t)].co.lerp(throw.data.vertices[row * n + min(int(t) + 1, n - 1)].co, t % 1)
    for row, inner in ((0, 2), (rows - 1, rows - 3)):
        for k in range(61):
            t = (n - 1) * (k + .5) / 61
            p = at(row, t)
            ends.append((p, (p - at(inner, t)).normalized()))
    return f.group('dune', parts + [throw, fuzz(throw, wool, 90000, rng)] + fringe(ends, yarn, .12, random.Random(5)))
