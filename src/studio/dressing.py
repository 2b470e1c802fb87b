"""What makes a room lived in and is not for sale: pictures on the wall, folded blankets and plain rugs."""
import math
import random

import bpy
from mathutils import noise

import art
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


ART = {'bottles': art.bottles, 'fields': art.fields, 'sprig': art.sprig}


def drawing(kind, seed=0):
    """What is on a sheet of paper: 'sea' a low horizon, 'hills' washes one behind another, 'ink' two broad strokes, or a picture of art.py."""
    g = Graph(kind)
    if kind in ART:
        paint = g('TexImage', out='Color', Vector=g('TexCoord', out='UV'), image=ART[kind](seed))
        g.set(Base_Color=paint, Roughness=.8 if kind == 'sprig' else .5, Specular=.1 if kind == 'sprig' else .3)
        g.bump(g('RGBToBW', Color=paint), .25, .0006)
        return g.mat
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
