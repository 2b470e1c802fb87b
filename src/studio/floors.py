"""Floors laid piece by piece in metres: boards, herringbone, clay tiles; and the printed tiles of a cement floor."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import forms as f
import materials as m
from graph import Graph, rgb


def laid(name, size, places, mats, seed=0, bevel=.002, uneven=.0005):
    """Copies of one bevelled piece (x, y, thickness), tops at z = 0, at places (x, y, radians); mats are dealt out at random.

    A laid floor catches light on its edges and no two pieces are quite level: `uneven` in metres."""
    rng, kinds = random.Random(seed), [f.box(name, size, (0, 0, -9), mat, bevel) for mat in mats]
    for x, y, turn in places:
        ob = rng.choice(kinds).copy()
        ob.location = (x, y, -size[2] / 2 + rng.uniform(-uneven, 0))
        tilt = uneven / max(size[:2])
        ob.rotation_euler = (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), turn + rng.choice((0, math.pi)))
        bpy.context.scene.collection.objects.link(ob)
    for ob in kinds:
        bpy.data.objects.remove(ob)


def boards(x0, x1, y0, y1, mats, wide=.21, longest=4.2, seed=0):
    """Wide boards running in depth (their wood has axis 'Y'), butted at random, over a dark gap."""
    rng = random.Random(seed)
    for i in range(math.ceil((x1 - x0) / wide)):
        y, x = y0 - rng.uniform(0, longest), x0 + (i + .5) * wide
        while y < y1:
            run = rng.uniform(.6, 1) * longest
            f.box('board', (wide - .0025, run - .002, .03), (x, y + run / 2, -.015 - rng.uniform(0, .0006)), rng.choice(mats), .0022)
            y += run
    under(x0, x1, y0, y1)


def herringbone(x0, x1, y0, y1, mats, long=.49, wide=.07, seed=0):
    """Parquet blocks (their wood has axis 'X') in a zigzag that runs away from the camera."""
    n, places, turn = round(long / wide), [], math.pi / 4
    span = int((x1 - x0 + y1 - y0) / wide) + 2 * n
    for k in range(-span, span):
        for j in range(-span // (2 * n) - 1, span // (2 * n) + 2):
            left = k * wide + 2 * long * j
            for x, y, a in ((left + long / 2, (k + .5) * wide, 0), (left + wide / 2, (k + 1) * wide + long / 2, math.pi / 2)):
                p = Matrix.Rotation(turn, 2) @ Vector((x, y)) + Vector(((x0 + x1) / 2, (y0 + y1) / 2))
                if x0 - long / 3 < p.x < x1 + long / 3 and y0 - long / 3 < p.y < y1 + long / 3:
                    places.append((p.x, p.y, a + turn))
    laid('block', (long - .0012, wide - .0012, .02), places, mats, seed, .0012, .0003)
    under(x0, x1, y0, y1)


def tiles(x0, x1, y0, y1, mats, size=.28, joint=.007, seed=0, grout='#8f7a63', turn=0.0, uneven=.0012):
    """Square tiles in a bed of grout that stands a little below them; turn in radians."""
    places, mid = [], Vector(((x0 + x1) / 2, (y0 + y1) / 2))
    reach = math.ceil(math.hypot(x1 - x0, y1 - y0) / 2 / size) + 1
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            p = Matrix.Rotation(turn, 2) @ Vector((i * size, j * size)) + mid
            if x0 - size / 2 < p.x < x1 + size / 2 and y0 - size / 2 < p.y < y1 + size / 2:
                places.append((p.x, p.y, turn + math.pi / 2 * ((7 * i + 3 * j) % 2)))
    laid('tile', (size - joint, size - joint, .02), places, mats, seed, .003, uneven)
    under(x0, x1, y0, y1, m.plaster(grout, .002), -.0035)


def under(x0, x1, y0, y1, mat=None, z=-.012):
    """What shows in the joints of a floor."""
    f.mesh('bed', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat or m.paint('#2a2019', .9), False)


def encaustic(ground, ink, accent, size=.2, plane='XY'):
    """Cement tiles printed with rings round every corner and a star in the middle; each tile its own tone, worn where one walks."""
    g = Graph('encaustic')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g.coords(vary=False), xyz.inputs[0])
    cells = [g.math('DIVIDE', xyz.outputs['XYZ'.index(a)], size) for a in plane]
    fx, fy = (g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', c), .5)) for c in cells)
    join = g.nt.nodes.new('ShaderNodeCombineXYZ')
    for i, c in enumerate(cells):
        g.nt.links.new(g.math('FLOOR', c), join.inputs[i])
    tone = g('TexWhiteNoise', out='Value', Vector=join.outputs[0])
    dx, dy = (g.math('SUBTRACT', .5, v) for v in (fx, fy))
    corner = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dy, dy)))
    ring = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', corner, .40)), .045)
    dot = g.math('LESS_THAN', corner, .20)
    star = g.math('LESS_THAN', g.math('ADD', g.math('SQRT', g.math('ADD', fx, .004)), g.math('SQRT', g.math('ADD', fy, .004))), .60)
    joint = g.math('GREATER_THAN', g.math('MAXIMUM', fx, fy), .4925)
    wear = g.noise(g.coords(vary=False), 3.5, 7)
    col = g.mix(ring, rgb(ground), rgb(ink))
    col = g.mix(dot, col, rgb(accent))
    col = g.mix(star, col, rgb(ink))
    col = g.mix(g.ramp(wear, (.45, 0), (.75, .35)), col, rgb(ground, .9))
    col = g.mix(.35, col, g.ramp(tone, (0, .32), (1, .68)), 'OVERLAY')
    g.set(Base_Color=g.mix(joint, col, rgb(ground, .45)), Roughness=g.ramp(wear, (.3, .34), (.7, .56)), Specular=.4)
    g.bump(g.math('SUBTRACT', g.math('MULTIPLY', wear, .2), joint), .4, .002)
    return g.mat
