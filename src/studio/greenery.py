"""Trees in pots, cut branches and bare winter twigs, grown fork by fork."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import forms as f
import materials as m


def boughs(base, direction, length, rng, order=2, forks=5, bend=.35, spread=.8):
    """Polylines of a branch and its side branches: (points, how many forks from the trunk)."""
    d, p, step = Vector(direction).normalized(), Vector(base), length / 6
    pts = [p.copy()]
    for _ in range(6):
        d = (d + Vector([rng.gauss(0, bend * .35) for _ in range(3)])).normalized()
        p = p + d * step
        pts.append(p.copy())
    out = [(f.spline(pts, 4), order)]
    for k in range(forks if order else 0):
        t = .25 + .72 * k / max(1, forks - 1)
        i = min(5, int(t * 6))
        q, axis = pts[i].lerp(pts[i + 1], t * 6 - i), (pts[i + 1] - pts[i]).normalized()
        side = axis.orthogonal().normalized()
        side.rotate(Matrix.Rotation(k * 2.4 + rng.uniform(-.5, .5), 3, axis))
        out += boughs(q, axis + side * spread * rng.uniform(.7, 1.3), length * rng.uniform(.4, .6) * (1.1 - .45 * t), rng, order - 1, forks, bend, spread)
    return out


def wooded(name, limbs, thick, mat, taper=.75):
    """Skin over boughs, joined to one mesh; thick is the radius of the trunk."""
    top = max(order for _, order in limbs)
    parts = [f.tube(name, path, [max(.0009, thick * .42 ** (top - order) * (1 - taper * i / len(path))) for i in range(len(path))], mat, 8, round_ends=False) for path, order in limbs]
    return joined(parts)


def joined(parts):
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts, object=parts[0], selected_objects=parts):
        bpy.ops.object.join()
    return parts[0]


def foliage(name, limbs, per_limb, size, mat, rng, narrow=.3, droop=.2, last=0):
    """Small folded leaves along the thinnest boughs, all in one mesh."""
    verts, faces, uvs = [], [], []
    for path, order in limbs:
        if order > last:
            continue
        for k in range(per_limb):
            i = min(len(path) - 2, int((.15 + .85 * rng.random()) * (len(path) - 1)))
            axis = (Vector(path[i + 1]) - Vector(path[i])).normalized()
            out = axis.orthogonal().normalized()
            out.rotate(Matrix.Rotation(rng.uniform(0, 6.28), 3, axis))
            d, long = (out + axis * rng.uniform(.2, 1.0) - Vector((0, 0, droop))).normalized(), size * rng.uniform(.7, 1.25)
            side = d.cross(Vector((0, 0, 1))).normalized()
            side.rotate(Matrix.Rotation(rng.uniform(-.9, .9), 3, d))
            up, at = side.cross(d), len(verts)
            for j, (t, w) in enumerate(((0, .06), (.25, .8), (.55, 1), (.82, .6), (1, .03))):
                mid = Vector(path[i]) + d * (long * t) - Vector((0, 0, long * .25 * droop * t * t))
                for s in (-1, 0, 1):
                    verts.append(mid + side * (s * w * long * narrow / 2) + up * (abs(s) * w * long * .05))
                    uvs.append((.5 + s / 2, t))
                if j:
                    a = at + 3 * (j - 1)
                    faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return f.mesh(name, verts, faces, mat, True, uvs)


def tree(at, height=1.5, seed=1, leaf='#5c6b45', back='#93a07c', size=.07, per_limb=16, pot=None, trunk=.016, crown=.45, forks=6, narrow=.28):
    """A small tree in a pot: a thin trunk that forks at `crown` of its height. pot: (radius, height, material) or None."""
    rng, base = random.Random(seed), Vector(at) + Vector((0, 0, pot[1] - .03 if pot else 0))
    rise = height - (pot[1] if pot else 0)
    stem = f.spline([base, base + Vector((.02, .01, rise * crown * .5)), base + Vector((-.015, .02, rise * crown))], 8)
    bark, limbs = m.wood('bark', '#4a3b2c', '#6d5b47', '#8a7860', 'SWEEP', .8), []
    for k in range(4):
        a = k * 1.7 + rng.uniform(-.3, .3)
        limbs += boughs(stem[-1 - k], (.55 * math.cos(a), .55 * math.sin(a), 1.1), rise * (1 - crown) * rng.uniform(.75, 1.1), rng, 2, forks)
    parts = [wooded('prop tree', limbs, trunk * .6, bark), f.tube('prop trunk', stem, trunk, bark, 12),
             foliage('prop leaves', limbs, per_limb, size, m.leaf(leaf, back), rng, narrow, .35)]
    if pot:
        r, h, clay = pot
        prof = [(0, 0), (r * .68, 0), (r * .74, .01), (r * .93, h * .82), (r * .95, h * .84), (r, h * .85), (r, h), (r * .93, h), (r * .9, h * .86), (0, h * .84)]
        parts += [f.lathe('prop pot', prof, at, clay, 72, 1), f.lathe('prop soil', [(0, h - .03), (r * .92, h - .035)], at, m.powder('#3a2b20'), 48, 1)]
    return f.group('prop tree', parts)


def spray(at, height=.7, seed=1, count=4, leaf=None, size=.05, per_limb=9, lean=.3, order=1, twig='#4e3c2d', narrow=.4, spread=.7):
    """Long branches standing in a vessel; leaf is a material, or None for bare winter twigs with buds."""
    rng, limbs = random.Random(seed), []
    for k in range(count):
        a = k * 2.4 + rng.uniform(-.5, .5)
        limbs += boughs(at, (lean * math.cos(a), lean * math.sin(a), 1), height * rng.uniform(.75, 1.1), rng, order, 6, .3, spread)
    parts = [wooded('prop twig', limbs, .0042, m.paint(twig, .8))]
    buds = leaf or m.paint('#8f7c62', .7)
    parts.append(foliage('prop leaves', limbs, per_limb, size if leaf else .011, buds, rng, narrow if leaf else .6, .15 if leaf else -.3, 0 if leaf else order))
    return f.group('prop spray', parts)
