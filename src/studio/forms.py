"""Mesh builders in real metres. Each returns an object already linked to the scene, with UVs in metres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

def mesh(name, verts, faces, mat, smooth=True, uvs=None):
    """Object from raw data; uvs is one (u, v) per vertex."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    if uvs is not None:
        layer = me.uv_layers.new().data
        for loop in me.loops:
            layer[loop.index].uv = uvs[loop.vertex_index]
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def group(name, parts, loc=(0, 0, 0), rot=0.0):
    """Parent parts to an empty so that a product moves as one thing."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for p in parts:
        if p.parent is None:
            p.parent = root
    root.location, root.rotation_euler = loc, (0, 0, rot)
    bpy.context.view_layer.update()
    return root


def auto_smooth(ob, angle=35):
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(angle)
    return ob


def subsurf(ob, levels):
    m = ob.modifiers.new('subsurf', 'SUBSURF')
    m.levels = m.render_levels = levels
    return ob


def box(name, size, loc, mat, bevel=.004, rot=(0, 0, 0)):
    """Bevelled box with box-projected UVs; loc is its centre."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=4, profile=.5, affect='EDGES')
    uv = bm.loops.layers.uv.new()
    for f in bm.faces:
        f.smooth = True
        k = max(range(3), key=lambda i: abs(f.normal[i]))
        for l in f.loops:
            l[uv].uv = [l.vert.co[i] for i in range(3) if i != k]
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    ob.location, ob.rotation_euler = loc, rot
    bpy.context.scene.collection.objects.link(ob)
    return auto_smooth(ob, 50)


def spline(points, steps=10, closed=False):
    """Catmull-Rom curve through points (any dimension)."""
    p = np.array(points, float)
    n = len(p)
    at = (lambda i: p[i % n]) if closed else (lambda i: p[min(max(i, 0), n - 1)])
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for t in np.arange(steps) / steps:
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out if closed else out + [p[-1]]


def lathe(name, profile, loc, mat, steps=96, smooth=8):
    """Turn (radius, height) points round Z; the profile is splined unless smooth is 1."""
    prof = [tuple(q) for q in (spline(profile, smooth) if smooth > 1 else profile)]
    verts, uvs, length, girth = [], [], 0, 2 * math.pi * max(r for r, _ in prof)
    for i, (r, z) in enumerate(prof):
        length += math.dist(prof[i - 1], (r, z)) if i else 0
        for k in range(steps):
            a = 2 * math.pi * k / steps
            verts.append((max(r, 1e-4) * math.cos(a), max(r, 1e-4) * math.sin(a), z))
            uvs.append((k / steps * girth, length))
    faces = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k)
             for i in range(len(prof) - 1) for k in range(steps)]
    ob = auto_smooth(mesh(name, verts, faces, mat, uvs=uvs), 40)
    ob.location = loc
    return ob


def tube(name, points, radius, mat, sides=12, closed=False, squash=1.0, round_ends=True):
    """Sweep a round (or squashed) section along points; radius may be one number or one per point.

    The local Z of the section is kept close to world Z, so a squash below 1 flattens an arm rest."""
    pts = [Vector(p) for p in points]
    n = len(pts)
    rad = list(radius) if hasattr(radius, '__len__') else [radius] * n
    if round_ends and not closed:
        d0, d1 = (pts[0] - pts[1]).normalized(), (pts[-1] - pts[-2]).normalized()
        head = [(pts[0] + d0 * rad[0] * .3 * math.sin(a), rad[0] * math.cos(a)) for a in (1.5, 1.1, .6)]
        tail = [(pts[-1] + d1 * rad[-1] * .3 * math.sin(a), rad[-1] * math.cos(a)) for a in (.6, 1.1, 1.5)]
        pts, rad = [h[0] for h in head] + pts + [t[0] for t in tail], [h[1] for h in head] + rad + [t[1] for t in tail]
        n = len(pts)
    verts, up = [], None
    for i, p in enumerate(pts):
        d = (pts[(i + 1) % n] - pts[i - 1]) if closed else (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)])
        d.normalize()
        if up is None:
            up = Vector((0, 0, 1)) if abs(d.z) < .9 else Vector((0, 1, 0))
        up = (up - d * up.dot(d)).normalized()
        side = d.cross(up)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(p + side * (rad[i] * math.cos(a)) + up * (rad[i] * squash * math.sin(a)))
    rings = n if closed else n - 1
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) % n * sides + (k + 1) % sides, (i + 1) % n * sides + k)
             for i in range(rings) for k in range(sides)]
    run = [0.0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + (b - a).length)
    girth = 2 * math.pi * max(rad)
    ob = mesh(name, verts, faces, mat, uvs=[(k / sides * girth, run[i]) for i in range(n) for k in range(sides)])
    grain = [(rad[i] * math.cos(6.2832 * k / sides), rad[i] * math.sin(6.2832 * k / sides), run[i]) for i in range(n) for k in range(sides)]
    ob.data.attributes.new('grain', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(grain, 'f').ravel())
    return ob


def leg(name, foot, top, r_foot, r_top, mat, sides=32):
    """Tapered, slightly bellied round leg from foot to top; its grain runs along local Z."""
    axis = Vector(top) - Vector(foot)
    n = axis.length
    prof = [(0, 0), (r_foot * .8, 0), (r_foot, .004)]
    prof += [(r_foot + (r_top - r_foot) * t ** .85, n * t) for t in (.25, .5, .75, .97)] + [(r_top * .9, n), (0, n)]
    ob = lathe(name, prof, foot, mat, sides, 1)
    ob.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    return ob


def slats(name, count, size, start, step, mat, bevel=.003):
    """Row of identical bevelled slats."""
    return [box(name, size, Vector(start) + Vector(step) * i, mat, bevel) for i in range(count)]


def circle(radius, steps=64, z=0.0, centre=(0, 0), start=0.0, turn=2 * math.pi):
    """Points on a circle round Z, or on the part of it given by `turn`."""
    last = steps if turn >= 2 * math.pi - 1e-6 else steps - 1
    return [(centre[0] + radius * math.cos(start + turn * k / last), centre[1] + radius * math.sin(start + turn * k / last), z)
            for k in range(steps)]


def loft(name, rings, mat, closed=True, caps=False, thickness=0.0, smooth=45):
    """Skin over rings of equally many points; closed joins each ring's ends, caps fill the first and the last."""
    n = len(rings[0])
    verts, uvs, run = [], [], [0.0] * n
    for i, ring in enumerate(rings):
        across = 0.0
        for k, p in enumerate(ring):
            run[k] += (Vector(p) - Vector(rings[i - 1][k])).length if i else 0
            across += (Vector(p) - Vector(ring[k - 1])).length if k else 0
            verts.append(p)
            uvs.append((across, run[k]))
    span = n if closed else n - 1
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
             for i in range(len(rings) - 1) for k in range(span)]
    if caps:
        faces += [tuple(range(n))[::-1], tuple((len(rings) - 1) * n + k for k in range(n))]
    ob = auto_smooth(mesh(name, verts, faces, mat, uvs=uvs), smooth)
    if thickness:
        m = ob.modifiers.new('thickness', 'SOLIDIFY')
        m.thickness, m.offset = thickness, 0
    return ob


def slab(name, outline, z0, z1, mat, round_over=.003, steps=4):
    """Flat piece with any convex or smooth outline of (x, y) points and softened edges, from z0 up to z1."""
    pts = [Vector((x, y)) for x, y, *_ in outline]
    n = len(pts)
    area = sum(pts[i - 1].x * p.y - p.x * pts[i - 1].y for i, p in enumerate(pts))
    pts = pts if area > 0 else pts[::-1]
    inward = []
    for i, p in enumerate(pts):
        t = (pts[(i + 1) % n] - pts[i - 1]).normalized()
        inward.append(Vector((-t.y, t.x)))
    steps_at = [math.pi / 2 * k / steps for k in range(steps + 1)]
    levels = [(1 - math.sin(a), z0 + round_over * (1 - math.cos(a))) for a in steps_at]
    levels += [(1 - math.cos(a), z1 - round_over * (1 - math.sin(a))) for a in steps_at]
    rings = [[(*(p + d * (round_over * inset)), z) for p, d in zip(pts, inward)] for inset, z in levels]
    return loft(name, rings, mat, caps=True)


def post(name, foot, top, size_foot, size_top, mat, bevel=.003):
    """Square leg tapering from size_top to size_foot; its grain runs along local Z."""
    axis = Vector(top) - Vector(foot)
    ob = box(name, (size_top, size_top, axis.length), (0, 0, 0), mat, bevel)
    for v in ob.data.vertices:
        k = size_foot / size_top + (1 - size_foot / size_top) * (v.co.z / axis.length + .5)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    ob.location = (Vector(foot) + Vector(top)) / 2
    ob.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    return ob
