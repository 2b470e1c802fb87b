"""Framing: a camera that shows every product at the same share of the 4:5 picture, and where things stand in it."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

SIZE = (1200, 1500)
# Largest share of the picture's width, of its height, and of both together (the root of width times height).
SHARE = (.90, .80, .66)
APERTURE = .005    # diameter of the lens's opening, in shares of its distance
PITCHED = 17    # degrees: below, the camera stays level and shifts its lens so that verticals stay upright


def points(roots):
    """World-space vertices of everything under the roots, modifiers applied; parts named 'prop…' are left out."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    for root in roots:
        for ob in [root, *root.children_recursive]:
            if ob.type == 'MESH' and not ob.name.startswith('prop'):
                ev = ob.evaluated_get(dg)
                yield from (ob.matrix_world @ v.co for v in ev.data.vertices)


def bounds(roots):
    """Lowest and highest corner in metres."""
    pts = list(points(roots))
    return [Vector(f(p[i] for p in pts) for i in range(3)) for f in (min, max)]


def camera(loc, target, lens=50, level=True):
    """Camera at loc looking at target. level=True keeps verticals upright and uses lens shift instead of pitch."""
    cam = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    loc, target = Vector(loc), Vector(target)
    cam.lens, cam.clip_start = lens, .02
    flat = Vector((target.x, target.y, loc.z)) if level else target
    ob.location = loc
    ob.rotation_euler = (flat - loc).to_track_quat('-Z', 'Y').to_euler()
    return ob


def frame(roots, azimuth=-28, elevation=9, lens=80, centre=(.5, .46), size=SIZE, zoom=1.0):
    """Aim a camera at the roots so that they fill SHARE of the picture, their middle at `centre` (from bottom left).

    azimuth is degrees round from the front (negative = from the left), elevation degrees above the object's middle."""
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = size
    pts = list(points(roots))
    pts = pts[::max(1, len(pts) // 20000)]
    lo, hi = bounds(roots)
    mid, a, e = (lo + hi) / 2, math.radians(azimuth), math.radians(elevation)
    ob, dist, aspect = camera((0, 0, 0), (0, 1, 0), lens), 3 * (hi - lo).length, size[1] / size[0]
    out = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    for _ in range(14):
        ob.location = mid + out * dist
        ob.rotation_euler = (math.pi / 2 - (e if elevation >= PITCHED else 0), 0, a)
        bpy.context.view_layer.update()
        uv = [world_to_camera_view(sc, ob, p) for p in pts]
        u0, u1, v0, v1 = [f(q[i] for q in uv) for i in (0, 1) for f in (min, max)]
        ob.data.shift_x += ((u0 + u1) / 2 - centre[0]) / max(1, aspect)
        ob.data.shift_y += ((v0 + v1) / 2 - centre[1]) * aspect / max(1, aspect)
        w, h = u1 - u0, v1 - v0
        dist *= max(w / SHARE[0], h / SHARE[1], math.sqrt(max(w * h, 0)) / SHARE[2]) / zoom
    # Focus a little before the middle. Photographers stop down for small things: the blur is the same share of each picture.
    dof = ob.data.dof
    dof.use_dof, dof.focus_distance = True, dist - .15 * (hi - lo).length
    dof.aperture_fstop = lens / 1000 / (APERTURE * dist)
    return ob


def stand(loc, target, lens=35, level=True, shift=(0, 0), focus=None, fstop=4.0):
    """The camera of a room: at loc looking at target, verticals upright; shift is in shares of the picture's longer side.

    focus, a point, blurs what is nearer or farther, as at this f-stop."""
    ob = camera(loc, target, lens, level)
    ob.data.shift_x, ob.data.shift_y = shift
    if focus:
        ob.data.dof.use_dof, ob.data.dof.aperture_fstop = True, fstop
        ob.data.dof.focus_distance = (Vector(focus) - Vector(loc)).length
    return ob


def hotspots(products, lift={}, anchors={}):
    """{'slug': {'x': percent from left, 'y': percent from top}} of what the picture shows, at `lift` (.5) of its height.

    anchors names the part to measure instead of the whole, for things with long limbs: {'arc-lamp': 'globe'}."""
    sc, out = bpy.context.scene, {}
    bpy.context.view_layer.update()
    for name, root in products.items():
        part = [c for c in root.children if name in anchors and c.name.startswith(anchors[name])] or [root]
        lo, hi = bounds(part)
        p = (lo + hi) / 2
        p.z = lo.z + (hi.z - lo.z) * lift.get(name, .5)
        uv = world_to_camera_view(sc, sc.camera, p)
        if 0 < uv.x < 1 and 0 < uv.y < 1 and uv.z > 0:
            out[name] = {'x': round(100 * uv.x, 1), 'y': round(100 * (1 - uv.y), 1)}
    return out
