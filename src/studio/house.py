"""The shell of a room in metres: walls with openings, mouldings, beams and what lies outside."""
import math

import bpy
from mathutils import Vector, noise

import forms as f
from graph import Graph, rgb


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


def winter(loc, size, power=1.2):
    """Snow-light so strong that trees and the house opposite are pale blurs."""
    return overexposed(loc, size, power, ('#dfe4e6', '#eef0ef', '#f4f5f3'), ('#b3bbbd', '#8f9899'))


def garden(loc, size, power=1.3):
    """A garden on a bright day, for a room whose picture is exposed for its inside."""
    return overexposed(loc, size, power, ('#dfe3cf', '#eff0e6', '#f6f6f1'), ('#a5b386', '#8d9779'))


def overexposed(loc, size, power, sky, dark):
    """A card outside a window, seen by the camera only. sky: three tones from the ground up; dark: foliage and trunks, all of them
    blurs before it."""
    g = Graph('outside')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), xyz.inputs[0])
    up = xyz.outputs[2]

    def blur(across, high, detail=1):
        """Blots of this many metres."""
        return g.noise(g.coords(scale=(1 / across, 1, 1 / high), vary=False), 1, detail)

    sky = g.ramp(up, (.10, rgb(sky[0])), (.34, rgb(sky[1])), (.7, rgb(sky[2])))
    wood = g.math('MULTIPLY', g.ramp(blur(2.6, 1.1, 2), (.42, 0), (.66, 1)), g.ramp(up, (.30, 0), (.38, 1), (.56, .8), (.74, 0)))
    trunks = g.math('MULTIPLY', g.ramp(blur(.38, 9.0, 0), (.56, 0), (.70, 1)), g.ramp(up, (.22, 0), (.30, 1), (.62, .7), (.85, 0)))
    col = g.mix(g.math('MULTIPLY', wood, .55), sky, rgb(dark[0]))
    col = g.mix(g.math('MULTIPLY', trunks, .55), col, rgb(dark[1]))
    g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=col, Emission_Strength=power)
    x, z = size[0] / 2, size[1] / 2
    ob = f.mesh('outside', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], g.mat, False)
    ob.location = loc
    ob.visible_diffuse = ob.visible_shadow = False
    return ob
