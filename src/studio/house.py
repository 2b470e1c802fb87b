"""The shell of a room in metres: floors laid piece by piece, walls with openings, mouldings, beams and what lies outside."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

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


def wall(name, width, height, mat, holes=(), thick=.3, at=(0, 0, 0), turn=0):
    """Wall whose face looks to -Y from the plane y = 0, its middle at x = 0. holes: (x0, x1, z0, z1[, 'arch']), with reveals."""
    verts, faces, arcs = [], [], 24

    def quad(*corners):
        faces.append(tuple(range(len(verts), len(verts) + 4)))
        verts.extend(corners)

    def slab(x0, x1, z0, z1, x2=None, x3=None):
        """Front and back of a piece with level bottom and top; x2 and x3 are its ends at the top, where they differ."""
        x2, x3 = x0 if x2 is None else x2, x1 if x3 is None else x3
        for y in (0, thick):
            quad((x0, y, z0), (x1, y, z0), (x3, y, z1), (x2, y, z1))

    xs = sorted({-width / 2, width / 2, *(h[i] for h in holes for i in (0, 1))})
    zs = sorted({0, height, *(h[i] for h in holes for i in (2, 3))})
    for x0, x1 in zip(xs, xs[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            if not any(h[0] <= x0 and x1 <= h[1] and h[2] <= z0 and z1 <= h[3] for h in holes):
                slab(x0, x1, z0, z1)
    for x0, x1, z0, z1, *arch in holes:
        mid, r = (x0 + x1) / 2, (x1 - x0) / 2
        spring = z1 - r if arch else z1
        rim = [(x0, z0), (x0, spring)]
        if arch:
            rim += [(mid - r * math.cos(math.pi * k / arcs), spring + r * math.sin(math.pi * k / arcs)) for k in range(1, arcs)]
            for (ax, az), (bx, bz) in zip(rim[1:], rim[2:] + [(x1, spring)]):
                for y in (0, thick):
                    quad((ax, y, az), (bx, y, bz), (bx, y, z1), (ax, y, z1))
        rim += [(x1, spring), (x1, z0)] + ([(x0, z0)] if z0 > 0 else [])
        for (ax, az), (bx, bz) in zip(rim, rim[1:]):
            quad((ax, 0, az), (bx, 0, bz), (bx, thick, bz), (ax, thick, az))
    ob = f.mesh(name, verts, faces, mat, False)
    ob.location, ob.rotation_euler = at, (0, 0, math.radians(turn))
    return ob


def moulding(name, profile, path, axis, mat, closed=False):
    """Sweep a profile of (out, along axis) points round a flat path with mitred corners.

    Out is to the right of the way one walks, axis pointing to the walker's head: skirtings, cornices, panel frames."""
    axis, pts, rings = Vector(axis), [Vector(p) for p in path], []
    n = len(pts)
    for i, p in enumerate(pts):
        before = (p - pts[i - 1]).normalized() if closed or i else None
        after = (pts[(i + 1) % n] - p).normalized() if closed or i < n - 1 else None
        sides = [d.cross(axis) for d in (before, after) if d]
        out = sum(sides, Vector()).normalized()
        out /= max(.3, out.dot(sides[0]))
        rings.append([p + out * a + axis * b for a, b in profile])
    ob = f.loft(name, rings + (rings[:1] if closed else []), mat, closed=False, smooth=25)
    return ob


SKIRTING = [(0, .16), (.008, .158), (.012, .148), (.018, .142), (.018, .0)]
CORNICE = [(.20, 0), (.20, -.012), (.185, -.016), (.165, -.03), (.12, -.05), (.075, -.085), (.052, -.12), (.045, -.135), (.03, -.135), (.026, -.16), (.014, -.17), (.014, -.20), (0, -.205)]
PANEL = [(-.028, 0), (-.026, .010), (-.018, .014), (-.008, .010), (0, .018), (.012, .020), (.022, .012), (.026, 0)]
ARCHITRAVE = [(0, 0), (0, .016), (.03, .018), (.034, .026), (.075, .028), (.085, .04), (.10, .042), (.105, .03), (.105, 0)]


def panel(x0, x1, z0, z1, y, mat, profile=PANEL):
    """A stucco or joiner's frame on a wall that looks to -Y."""
    return moulding('panel', profile, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], (0, -1, 0), mat, True)


def beam(name, size, loc, mat, seed=0):
    """Hewn timber: no edge quite straight."""
    ob = f.box(name, size, (0, 0, 0), mat, .014)
    long = max(range(3), key=lambda i: size[i])
    cut = ob.modifiers.new('cut', 'SUBSURF')
    cut.subdivision_type, cut.levels, cut.render_levels = 'SIMPLE', 5, 5
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    ob.modifiers.clear()
    for v in me.vertices:
        t = v.co[long] * 1.3 + seed * 5
        v.co += Vector([0 if i == long else .012 * noise.noise((t, i * 9, seed)) + .004 * noise.noise(v.co * 9) for i in range(3)])
    ob.data, ob.location = me, loc
    return ob


def view(loc, size, low, high, haze=.35, power=1.0):
    """A card outside a window, seen by the camera only: what the sky does from the roofs (low) up (high)."""
    g = Graph('view')
    up = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), up.inputs[0])
    level = g.math('ADD', up.outputs[2], g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.coords(scale=(.3, 1, .9), vary=False), 1, 4), .5), haze))
    g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=g.ramp(level, (.1, rgb(low)), (.8, rgb(high))), Emission_Strength=power)
    x, z = size[0] / 2, size[1] / 2
    ob = f.mesh('view', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], g.mat, False)
    ob.location = loc
    ob.visible_diffuse = ob.visible_shadow = False
    return ob


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
