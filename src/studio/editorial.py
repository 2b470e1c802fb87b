"""Settings for the pictures that sell no one thing: plinths, a joiner's bench and what lies on it, a drawing, evening light."""
import math
import random

from mathutils import Matrix, Vector

import corner
import floors
import forms as f
import light
import materials as m
from graph import Graph, rgb

TERRACOTTA = ('#86492f', '#8f5238', '#99583a', '#a3644a')


def clay_floor(x0, x1, y0, y1, seed=4, size=.30):
    """Terracotta tiles of four firings."""
    floors.tiles(x0, x1, y0, y1, [m.terracotta(c) for c in TERRACOTTA], size, .007, seed)


def plinth(at, size, colour='#b9ab96'):
    """A plastered block to stand things on: its foot at `at`, size in metres."""
    x, y, z = at
    return f.box('prop plinth', size, (x, y, z + size[2] / 2), corner.lime(colour), .008)


def skirting(x0, x1, y, mat, height=.12):
    f.box('skirting', (x1 - x0, .018, height), ((x0 + x1) / 2, y - .009, height / 2), mat, .005)


def plank(size, loc, mat, turn=0, tilt=0):
    """A sawn board, by its middle; turned about the upright and tilted about its length, in degrees."""
    return f.box('prop plank', size, loc, mat, .0025, (math.radians(tilt), 0, math.radians(turn)))


def shavings(x0, x1, y0, y1, z, count, seed=1):
    """Curls from a plane, lying where they fell."""
    rng, pale = random.Random(seed), [m.wood('shaving', *tones, 'X', .6) for tones in (('#a9804c', '#c79f68', '#d8b988'), ('#b48d58', '#cfab76', '#e0c698'))]
    for _ in range(count):
        turns, wide, r = rng.uniform(1.0, 3.2), rng.uniform(.010, .034), rng.uniform(.007, .018)
        n, rings = int(turns * 16), []
        drift = rng.uniform(-.012, .012)
        for k in range(n):
            a, s = 2 * math.pi * k / 16, k / n
            q = r * (.55 + .6 * s)
            rings.append([(wide * (u - .5) + drift * s * turns, q * math.cos(a), q * math.sin(a)) for u in (0, .5, 1)])
        ob = f.loft('prop shaving', rings, rng.choice(pale), closed=False, smooth=80)
        ob.location = (rng.uniform(x0, x1), rng.uniform(y0, y1), z + r * 1.1)
        ob.rotation_euler = (rng.uniform(0, 6), rng.uniform(-.25, .25), rng.uniform(0, 6))


def bench(at, length=2.2, depth=.72, height=.86):
    """A joiner's bench: thick beech top with a tail vice and dog holes, trestle legs, a stretcher."""
    x, y, z = at
    along, up = m.wood('beech', '#84603c', '#a9835a', '#c09b70', 'X', .5), m.wood('beech', '#7d5a38', '#a07b52', '#b8946a', 'Z', .5)
    parts = [f.box('top', (length, depth, .085), (x, y, z + height - .0425), along, .006),
             f.box('stretcher', (length - .5, .05, .12), (x, y, z + .24), along, .005),
             f.box('apron', (length - .2, .03, .09), (x, y - depth / 2 + .06, z + height - .13), along, .004)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.box('leg', (.09, .08, height - .085), (x + sx * (length / 2 - .24), y + sy * (depth / 2 - .09), z + (height - .085) / 2), up, .006))
        parts.append(f.box('rail', (.07, depth - .2, .08), (x + sx * (length / 2 - .24), y, z + .16), along, .005))
    parts.append(f.box('vice', (.07, depth * .55, .16), (x + length / 2 + .06, y - .08, z + height - .08), along, .008))
    parts.append(f.tube('screw', [(x + length / 2, y - .12, z + height - .09), (x + length / 2 + .1, y - .12, z + height - .09), (x + length / 2 + .17, y - .12, z + height - .09)], .018, m.blackened_steel(), 20))
    parts.append(f.tube('handle', [(x + length / 2 + .16, y - .26, z + height - .09), (x + length / 2 + .16, y - .12, z + height - .09), (x + length / 2 + .16, y + .02, z + height - .09)], .012, up, 16))
    for k in range(5):
        parts.append(f.box('dog hole', (.026, .026, .002), (x - length / 2 + .3 + k * .34, y - depth / 2 + .12, z + height + .0001), m.paint('#1a130d', .9), .0004))
    return f.group('prop bench', parts)


def plane(at, turn=0):
    """A wooden smoothing plane: body, throat, iron and wedge, a rounded horn."""
    body, horn, iron = m.wood('pear', '#5a3420', '#7d4d2f', '#96643f', 'X', .4), m.wood('pear', '#5a3420', '#7d4d2f', '#96643f', 'Z', .4), m.steel()
    parts = [f.box('body', (.24, .062, .062), (0, 0, .031), body, .006), f.box('throat', (.045, .044, .003), (.01, 0, .0615), m.paint('#120d09', .9), .001),
             f.box('iron', (.006, .042, .13), (.022, 0, .085), iron, .001, (0, .62, 0)), f.box('wedge', (.012, .036, .10), (.012, 0, .082), body, .003, (0, .55, 0)),
             f.tube('horn', f.spline([(-.095, 0, .058), (-.098, 0, .085), (-.112, 0, .108), (-.118, 0, .118)], 8), .015, horn, 20)]
    return f.group('prop plane', parts, at, math.radians(turn))


def chair_frame(at, turn=0, wood=m.oak, seat=False, back=True):
    """A chair being made: four turned legs, rails and stretchers, its back rail on or not yet."""
    parts, up, along = [], wood('Z'), wood('X')
    for s in (-1, 1):
        parts.append(f.leg('leg', (s * .235, -.22, 0), (s * .205, -.19, .44), .013, .020, up))
        parts.append(f.tube('post', f.spline([(s * .215, .245, 0), (s * .20, .20, .25), (s * .20, .195, .45), (s * .215, .245, .79)], 10), [.013] * 3 + [.019] * 20 + [.013] * 8, wood('SWEEP'), 20))
        for z in (.40, .20):
            parts.append(f.tube('side rail', [(s * .208, -.19, z), (s * .206, 0, z), (s * .203, .195, z)], .011, wood('SWEEP'), 16, squash=1.3))
    for y, z in ((-.19, .40), (.195, .40), (-.2, .26), (.2, .26)):
        parts.append(f.tube('rail', [(-.205, y, z), (0, y, z), (.205, y, z)], .011, wood('SWEEP'), 16, squash=1.3))
    if seat:
        parts.append(f.box('seat', (.45, .43, .026), (0, -.005, .432), along, .012))
    if back:
        for z, h in ((.745, .085),) if back is True else ((.745, .085), (.60, .045)):
            rail = f.spline([(-.225, .235, z), (-.11, .272, z), (.11, .272, z), (.225, .235, z)], 8)
            rings = [[(p[0], p[1] + dy, p[2] + dz) for dy, dz in ((-.009, -h / 2), (.009, -h / 2), (.009, h / 2), (-.009, h / 2))] for p in rail]
            ob = f.loft('back rail', rings, along, caps=True)
            ob.modifiers.new('round', 'BEVEL').width = .005
            parts.append(ob)
    return f.group('prop chair', parts, at, math.radians(turn))


def strokes(lines, at, turn=0, width=.0007, colour='#3a3632'):
    """Pencil lines on a sheet: each line a list of (x, y) in metres from `at`."""
    verts, faces = [], []
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            d = Vector((bx - ax, by - ay))
            if d.length < 1e-6:
                continue
            d.normalize()
            n, i = Vector((-d.y, d.x)) * width / 2, len(verts)
            a, b = Vector((ax, ay)) - d * width * .8, Vector((bx, by)) + d * width * .8
            verts += [(*(a - n), 0), (*(b - n), 0), (*(b + n), 0), (*(a + n), 0)]
            faces.append((i, i + 1, i + 2, i + 3))
    ob = f.mesh('prop strokes', verts, faces, m.paint(colour, .8), False)
    ob.location, ob.rotation_euler = at, (0, 0, math.radians(turn))
    return ob


def turned(points, degrees, by=(0, 0)):
    """Points of a drawing, turned and moved."""
    r = Matrix.Rotation(math.radians(degrees), 2)
    return [tuple(r @ Vector(p) + Vector(by)) for p in points]


def pencil(at, turn=0, colour='#3b4436', length=.175):
    """A hexagonal pencil lying on a table, sharpened toward +X."""
    parts = [f.tube('pencil', [(0, 0, .0036), (length * .5, 0, .0036), (length * .87, 0, .0036)], .0038, m.coated(colour, .4), 6, round_ends=False),
             f.tube('cone', [(length * .87, 0, .0036), (length * .95, 0, .0034), (length * .985, 0, .003)], [.0037, .0020, .0009], m.ash('SWEEP'), 12),
             f.tube('lead', [(length * .983, 0, .003), (length * .992, 0, .003), (length, 0, .0028)], [.0009, .0006, .0003], m.paint('#1c1b1a', .5), 8)]
    return f.group('prop pencil', parts, at, math.radians(turn))


def swatch(at, size, mat, turn=0, seed=0, thick=.0022):
    """A square of cloth cut from the bolt: pinked edge to edge, not lying quite flat."""
    w, d = size
    n, verts, uvs = 24, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = (i / n - .5) * w, (j / n - .5) * d
            edge = .0016 * (1 if (i + j) % 2 else -1)
            x += edge * (j in (0, n)) * 0 + edge * (i in (0, n))
            y += edge * (j in (0, n))
            lift = .004 * max(0, math.sin(3.1 * x / w + seed) * math.sin(2.3 * y / d + 2 * seed)) * (abs(x / w) + abs(y / d))
            verts.append((x, y, thick / 2 + lift))
            uvs.append((x + seed, y))
    k = n + 1
    ob = f.mesh('prop swatch', verts, [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for j in range(n) for i in range(n)], mat, uvs=uvs)
    ob.modifiers.new('thickness', 'SOLIDIFY').thickness = thick
    ob.location, ob.rotation_euler = at, (0, 0, math.radians(turn))
    return ob


def evening(window, into, blue=30, glow=.05):
    """What is left of the day: blue light from the middle of a window into the room, and a trace everywhere."""
    light.area(window, into, (1.3, 1.6), blue, '#7f9fd6', reflect=False)
    light.world('#7088b0', glow)


def brick(colour='#7a4a38', joint='#9a8f80'):
    """Old stretcher-bond brick, for walls that look to -Y: each brick its own firing, joints a little back."""
    g = Graph('brick')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g.coords(vary=False), xyz.inputs[0])
    flat = g.nt.nodes.new('ShaderNodeCombineXYZ')
    g.nt.links.new(xyz.outputs[0], flat.inputs[0])
    g.nt.links.new(xyz.outputs[2], flat.inputs[1])
    laid = g.nt.nodes.new('ShaderNodeTexBrick')
    for k, v in {'Color1': rgb(colour, .62), 'Color2': rgb(colour, 1.3), 'Mortar': rgb(joint), 'Scale': 1.0, 'Mortar Size': .009,
                 'Mortar Smooth': .3, 'Brick Width': .235, 'Row Height': .075, 'Bias': 0}.items():
        laid.inputs[k].default_value = v
    g.nt.links.new(flat.outputs[0], laid.inputs['Vector'])
    wear = g.noise(g.coords(vary=False), 16, 6)
    g.set(Base_Color=g.mix(.45, laid.outputs['Color'], g.ramp(wear, (.3, .3), (.7, .72)), 'OVERLAY'), Roughness=.9, Specular=.2)
    g.bump(g.math('SUBTRACT', g.math('MULTIPLY', wear, .5), laid.outputs['Fac']), .7, .008)
    return g.mat


def day(colour, power=.8):
    """Paint in daylight that the room inside does not have to pay for."""
    g = Graph('day')
    return g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=rgb(colour), Emission_Strength=power)


def facade(x0, x1, y, z0, z1, wall, glass, rows, cols, trim='#b9b2a2', size=(1.0, 1.7), power=.8):
    """A house across the street, seen by the camera only: a plain front, rows of windows, a cornice."""
    front, pane, frame, (w, h) = day(wall, power), day(glass, power), day(trim, power), size
    parts = [f.box('facade', (x1 - x0, .2, z1 - z0), ((x0 + x1) / 2, y + .1, (z0 + z1) / 2), front, .01),
             f.box('cornice', (x1 - x0 + .3, .3, .22), ((x0 + x1) / 2, y - .02, z1), frame, .01)]
    for i in range(cols):
        for j in range(rows):
            x, z = x0 + (x1 - x0) * (i + .5) / cols, z0 + (z1 - z0) * (j + .55) / rows
            for name, wide, high, dx, dz, out, mat in (('frame', w + .2, h + .2, 0, 0, .02, frame), ('pane', w, h, 0, 0, .04, pane), ('bar', .07, h, 0, 0, .05, frame), ('bar', w, .06, 0, h * .18, .05, frame)):
                parts.append(f.box(name, (wide, .06, high), (x + dx, y - out, z + dz), mat, .002))
    for ob in parts:
        ob.visible_diffuse = ob.visible_shadow = False
