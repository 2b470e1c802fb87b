"""What makes a room lived in and is not for sale: trees and twigs, pictures on the wall, folded blankets, plain rugs."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

import cloth
import fabrics
import forms as f
import materials as m
from graph import Graph, rgb


def strip(root, *prefixes):
    """Take parts off a product that its setting has no use for, such as the flex of a lamp; returns the product."""
    for ob in root.children_recursive:
        if ob.name.startswith(prefixes):
            bpy.data.objects.remove(ob)
    return root


def part(root, name):
    """The first part of a product whose name starts with this."""
    return next(ob for ob in root.children_recursive if ob.name.startswith(name))


def unfold(root):
    """Lay the Rann rug flat: its model keeps, as UVs, where each point lies; the fringe of its whole end serves for both."""
    me, fringe = part(root, 'rug').data, [ob for ob in root.children if ob.name.startswith('fringe')]
    for loop, uv in zip(me.loops, me.uv_layers[0].data):
        x, y = uv.uv
        me.vertices[loop.vertex_index].co = (x, y, .004 + .0015 * math.sin(3 * x + 2 * y))
    half = max(uv.uv[1] for uv in me.uv_layers[0].data)
    whole = [ob for ob in fringe if min(v.co.y for v in ob.data.vertices) > .9 * half]
    for ob in set(fringe) - set(whole):
        bpy.data.objects.remove(ob)
    for ob in whole:
        other = ob.copy()
        other.scale.y = -1
        bpy.context.scene.collection.objects.link(other)
    return root


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


def drawing(kind, seed=0):
    """What is on a sheet of paper: 'sea' a low horizon, 'hills' washes one behind another, 'ink' two broad strokes."""
    g = Graph(kind)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    co = g.coords('UV', vary=False)
    g.nt.links.new(co, xyz.inputs[0])
    x, z = xyz.outputs[0], xyz.outputs[1]
    wob = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g('Mapping', Vector=co, Location=(seed, seed, 0), Scale=(3, .4, 1)), 1, 4), .5), .22)
    tooth = g.noise(g('Mapping', Vector=co, Scale=(160, 160, 1)), 1, 3)
    cloud = g.noise(g('Mapping', Vector=co, Location=(seed * 3, 0, 0), Scale=(4, 6, 1)), 1, 5)
    if kind == 'sea':
        tone = g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', cloud, .5), .12))
        col = g.ramp(tone, (.05, rgb('#3f5259')), (.36, rgb('#6f858a')), (.385, rgb('#b3b9b3')), (.8, rgb('#d6d0c2')))
    elif kind == 'hills':
        col = rgb('#d8cfbd')
        for level, tint in ((.62, '#b9b6a4'), (.46, '#8f9684'), (.30, '#5f6b58'), (.16, '#39443c')):
            shift = g.noise(g('Mapping', Vector=co, Location=(seed + level * 31, level * 9, 0), Scale=(2.6, .2, 1)), 1, 3)
            top = g.math('ADD', level - .17, g.math('MULTIPLY', shift, .34))
            col = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', z, top), g.ramp(cloud, (.3, .7), (.7, 1))), col, rgb(tint))
    else:
        dry = g.ramp(g.noise(g('Mapping', Vector=co, Location=(seed, 0, 0), Scale=(4, 60, 1)), 1, 3), (.42, .25), (.58, 1))
        strokes = 0
        for level, half, a, b in ((.60, .075, .2, .85), (.36, .05, .3, .72)):
            inside = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ADD', z, wob), level)), half)
            span = g.math('MULTIPLY', g.math('GREATER_THAN', g.math('ADD', x, g.math('MULTIPLY', wob, .6)), a), g.math('LESS_THAN', g.math('SUBTRACT', x, g.math('MULTIPLY', wob, .8)), b))
            strokes = g.math('MAXIMUM', strokes, g.math('MULTIPLY', inside, span))
        col = g.mix(g.math('MULTIPLY', strokes, dry), rgb('#d3cab8'), rgb('#25221f'))
    g.set(Base_Color=g.mix(.12, col, g.ramp(tooth, (.3, .3), (.7, .7)), 'OVERLAY'), Roughness=.95, Specular=.1)
    return g.mat


def picture(size, kind, at, turn=0, lean=0.0, wood=None, mount=.09, seed=0, bar=.018):
    """A framed work on a wall that looks to -Y (its back at `at`, its middle), or leaning by degrees from its lower edge."""
    w, h = size
    wood, parts = wood or m.oak, []
    for s in (-1, 1):
        parts.append(f.box('prop frame', (w, .026, bar), (0, -.013, s * (h - bar) / 2), wood('X'), .002))
        parts.append(f.box('prop frame', (bar, .026, h - 2 * bar), (s * (w - bar) / 2, -.013, 0), wood('Z'), .002))
    parts.append(f.box('prop mount', (w - .02, .004, h - .02), (0, -.006, 0), fabrics.linen('#d6cfc0', .0015, .4, .04, 0), .0008))
    a, b = w / 2 - bar - mount, h / 2 - bar - mount * 1.1
    parts.append(f.mesh('prop sheet', [(-a, -.0095, -b), (a, -.0095, -b), (a, -.0095, b), (-a, -.0095, b)], [(0, 1, 2, 3)], drawing(kind, seed), False, [(0, 0), (1, 0), (1, 1), (0, 1)]))
    root = f.group('prop picture', parts, at, math.radians(turn))
    root.rotation_euler.x = -math.radians(lean)
    return root


def blankets(at, colours, width=.42, depth=.34, turn=0, thick=.017, seed=0):
    """A pile of folded blankets, folds to the front (-Y), each of four layers."""
    rng, z, parts = random.Random(seed), 0.0, []
    for colour in colours:
        path, d, n = [], depth * rng.uniform(.92, 1.05) / 2, 4
        for k in range(n):
            s = -1 if k % 2 else 1
            path += [(s * t * d, thick * (k + .5)) for t in (-1, -.5, 0, .5, 1)]
            if k < n - 1:
                path += [(s * (d + thick * .5 * math.sin(a)), thick * (k + 1 - .5 * math.cos(a))) for a in (.6, 1.2, 1.9, 2.5)]
        w, jog, tilt = width * rng.uniform(.94, 1.04), rng.uniform(-.012, .012), rng.uniform(-.05, .05)
        rings = []
        for y, h in path:
            ring = []
            for i in range(21):
                x = (i / 20 - .5) * w
                sag = .006 * noise.noise((x * 7 + seed, y * 7, h * 40)) + .004 * math.sin(x * 9 + h * 60)
                ring.append((x + jog + y * tilt + .004 * noise.noise((y * 9, h * 50, i // 19)), y + .01 * noise.noise((x * 5, h * 60, seed)), z + h + sag))
            rings.append(ring)
        ob = f.loft('prop blanket', rings, fabrics.wool(colour), closed=False, thickness=thick * .86)
        parts.append(f.subsurf(ob, 1))
        z += n * thick + .004
    return f.group('prop blankets', parts, at, math.radians(turn))


def rug(width, depth, mat, at, turn=0, seed=0, thick=.012):
    """A plain rug that lies as rugs do: edges not quite straight, a low wave somewhere."""
    cell = .05
    nx, ny, verts, uvs = round(width / cell), round(depth / cell), [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = (i / nx - .5) * width, (j / ny - .5) * depth
            wave = .006 * max(0, noise.noise((u * 1.3 + seed, v * 1.1, seed)))
            verts.append((u + .012 * noise.noise((v * 2, seed, 1)), v + .012 * noise.noise((u * 2, seed, 4)), thick / 2 + wave))
            uvs.append((u, v))
    w = nx + 1
    ob = f.mesh('prop rug', verts, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)], mat, uvs=uvs)
    ob.modifiers.new('thickness', 'SOLIDIFY').thickness = thick
    ob.modifiers['thickness'].offset = 0
    ob.location, ob.rotation_euler = at, (0, 0, math.radians(turn))
    return f.subsurf(ob, 1)


def pillow(at, rot, colour, size=(.48, .48), seed=1, mat=None):
    """A scatter cushion; rot in degrees, laid flat at 0."""
    parts = cloth.cushion('prop pillow', (*size, .02), at, mat or fabrics.linen(colour, .005, 1.0, .3, .3), tuple(math.radians(a) for a in rot), seed=seed, slack=.05, piping=.004, corner=.015, plump=1.3)
    return f.group('prop pillow', parts)


def thrown(name, width, length, start, turn, mat, over, seed=1, fringe=.07, thickness=.009):
    """A throw let fall from `start` over parts already in place; turn in degrees."""
    return f.group('prop throw', cloth.drape(name, width, length, start, mat, over, seed, .02, math.radians(turn), fringe, 60, thickness))
