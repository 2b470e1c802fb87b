"""The corner that still lifes share: limewashed walls, a real floor, something to put things on, late-morning sun from the left.

The back wall's face is y = 0 and the floor z = 0; the room lies toward -Y, where the camera stands, centred on x = 0.
"""
import math
import random

from mathutils import Vector

import forms as f
import light
import materials as m
import plants
from graph import Graph, rgb


def lime(colour='#b3a48e'):
    """Limewash: crossed brush strokes a hand wide over slow clouds, chalky and matt."""
    g = Graph('lime')
    co = g.coords(vary=False)
    clouds = g.noise(co, .8, 5, Distortion=.4)
    strokes = g.math('ADD', g.noise(g.coords(scale=(3, 3, 11), vary=False), 1, 4, Distortion=1.2), g.noise(g.coords(scale=(10, 10, 3), vary=False), 1, 4, Distortion=1.2))
    tone = g.math('ADD', g.math('MULTIPLY', clouds, .6), g.math('MULTIPLY', strokes, .2))
    g.set(Base_Color=g.ramp(tone, (.36, rgb(colour, .88)), (.5, rgb(colour)), (.64, rgb(colour, 1.1))), Roughness=.95, Specular=.12)
    g.bump(g.math('ADD', g.noise(co, 3, 5), g.math('MULTIPLY', strokes, .12)), .3, .008)
    return g.mat


def limestone(colour='#b5a791'):
    """Honed slabs: cloud, fine speckle, each its own tone."""
    g = Graph('limestone')
    co = g.coords()
    cloud, speck = g.noise(co, 3, 7), g.noise(co, 160, 2)
    tone = g.math('ADD', g.math('MULTIPLY', g('ObjectInfo', out='Random'), .3), g.math('MULTIPLY', cloud, .7))
    col = g.mix(.16, g.ramp(tone, (.25, rgb(colour, .84)), (.75, rgb(colour, 1.1))), g.ramp(speck, (.4, .2), (.6, .8)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=g.ramp(cloud, (.3, .42), (.7, .62)), Specular=.35)
    return g.mat


# Floor: (material, piece length and width in metres, gap, joint colour); None for a plane of printed tiles.
def floor_of(kind):
    if kind == 'oak':
        return m.wood('oak floor', '#6f4d2c', '#94704a', '#ab8a60', 'X', .44, 'oak'), 1.9, .15, .0012, '#3a2a1c'
    if kind == 'walnut':
        return m.wood('walnut floor', '#2f1d12', '#573822', '#74502f', 'X', .4, 'walnut'), 1.7, .13, .0012, '#1c120b'
    if kind == 'boards':
        return m.wood('limed boards', '#8d7d66', '#a89881', '#b9ab95', 'X', .6), 2.4, .19, .003, '#4d4234'
    if kind == 'stone':
        return limestone(), .80, .50, .004, '#8f8371'
    if kind == 'tile':
        return m.glaze('#b7a98f', '#8d7d63', .3, .3, .3), .14, .14, .0035, '#8a7f6e'
    return None


def lay(kind, width, depth, seed=1):
    """Pieces laid in rows with staggered joints; the rows of boards run along X."""
    laid = floor_of(kind)
    if laid is None:
        m_tiles = m.tiles('#99583a', .28)
        return [f.mesh('floor', [(-width / 2, -depth, 0), (width / 2, -depth, 0), (width / 2, .1, 0), (-width / 2, .1, 0)], [(0, 1, 2, 3)], m_tiles, False)]
    mat, long, wide, gap, joint = laid
    rng, square = random.Random(seed), long < 2 * wide
    parts = [f.box('underlay', (width + .2, depth + .2, .02), (0, -depth / 2, -.0155), m.paint(joint, .9), .001)]
    for row in range(math.ceil((depth + .05) / wide)):
        x = -width / 2 - (long * .5 * (row % 2) if square and kind == 'stone' else 0 if square else rng.uniform(0, long))
        while x < width / 2:
            run = long if square else long * rng.uniform(.6, 1.1)
            parts.append(f.box('piece', (run - gap, wide - gap, .02), (x + run / 2, .03 - (row + .5) * wide, -.010), mat, .0015))
            x += run
    return parts


def corner(wall='#b3a48e', floor='oak', width=4.2, depth=4.2, height=2.9, skirting=True, second_wall='right', second=None,
           opening=None):
    """Back wall, floor, skirting and a second wall: 'right', 'left' or None. A left wall lets the sun through unseen.

    opening (x, width, sill, head) leaves a hole for window() in the back wall."""
    plaster = lime(wall)
    parts = lay(floor, width, depth)
    for x0, x1, z0, z1 in around(opening, width + .4, height):
        parts.append(f.mesh('wall', [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], [(0, 1, 2, 3)], plaster, False))
    base = m.paint(wall, .5)
    if skirting:
        parts.append(f.box('skirting', (width, .016, .10), (0, -.008, .05), base, .004))
    side = {'left': -1, 'right': 1}.get(second_wall, 0)
    if side:
        x = side * width / 2
        parts.append(f.box('wall', (.2, depth, height), (x + side * .1, -depth / 2, height / 2), lime(second) if second else plaster, .002))
        if skirting:
            parts.append(f.box('skirting', (.016, depth, .10), (x - side * .008, -depth / 2, .05), base, .004))
        for ob in parts[-2:] if side < 0 else ():
            ob.visible_shadow = False
    return f.group('corner', parts)


def around(opening, width, height):
    """The pieces (x0, x1, z0, z1) of a wall with a hole."""
    if not opening:
        return [(-width / 2, width / 2, 0, height)]
    x, wide, sill, head = opening
    a, b = x - wide / 2, x + wide / 2
    return [(-width / 2, a, 0, height), (b, width / 2, 0, height), (a, b, 0, sill), (a, b, head, height)]


def window(opening, paint='#b9ae9a', deep=.16, power=70):
    """A casement of two leaves in its reveal, a hazy garden behind it, and the daylight it lets in."""
    x, wide, sill, head = opening
    coat, tall, mid = m.paint(paint, .45), head - sill, (sill + head) / 2
    a, b, flat = x - wide / 2, x + wide / 2, lambda corners: f.mesh('reveal', corners, [(0, 1, 2, 3)], lime(paint), False)
    parts = [flat([(px, 0, sill), (px, deep, sill), (px, deep, head), (px, 0, head)]) for px in (a, b)]
    parts += [flat([(a, 0, head), (b, 0, head), (b, deep, head), (a, deep, head)]), f.box('sill', (wide + .10, deep + .05, .035), (x, deep / 2 - .025, sill - .0175), coat, .006)]
    for s in (-1, 1):
        for e in (-1, 1):
            parts.append(f.box('stile', (.045, .04, tall), (x + s * wide / 4 + e * (wide / 4 - .024), deep - .03, mid), coat, .004))
            parts.append(f.box('rail', (wide / 2 - .09, .04, .055), (x + s * wide / 4, deep - .03, mid + e * (tall / 2 - .028)), coat, .004))
        for k in (1, 2):
            parts.append(f.box('bar', (wide / 2 - .09, .026, .022), (x + s * wide / 4, deep - .03, sill + tall * k / 3), coat, .003))
    g = Graph('garden')
    co = g.coords(vary=False)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(co, xyz.inputs[0])
    trees = g.ramp(g.noise(co, 2.2, 2), (.36, rgb('#8d9770')), (.52, rgb('#b3b692')), (.66, rgb('#dad6bd')))
    up = g.math('ADD', g.math('DIVIDE', xyz.outputs[2], 3.2), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(co, .9, 2), .5), .5))
    g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=g.mix(g.ramp(up, (.45, 0), (.68, 1)), trees, rgb('#e9e8df')), Emission_Strength=1.1)
    parts.append(f.mesh('garden', [(x - 5, 3.2, -1), (x + 5, 3.2, -1), (x + 5, 3.2, 5), (x - 5, 3.2, 5)], [(0, 1, 2, 3)], g.mat, False))
    parts[-1].visible_diffuse = False
    light.area((x, deep + .12, mid), (x, -2, mid - .5), (wide, tall), power, '#f3f4f2', reflect=False)
    return f.group('window', parts)


def _unseen(ob):
    """Casts shadows and is otherwise not there."""
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_transmission = False
    return ob


def window_light(at=(.3, 0, 1.0), size=(1.4, 2.3), bars=(2, 4), azimuth=-59, elevation=31, reach=3.2, sun=6.0, sky=1.0, fill=1.0,
                 arch=False, leaves=0, soft=.9, seed=2):
    """Late-morning sun through a window off camera at the left, so that the middle of its patch falls on `at`.

    size is the window's width and height, bars its columns and rows of panes, reach how far left it is, leaves a twig
    outside. sky scales the soft light the window gives, fill what the rest of the room returns."""
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    mid = Vector(at) + toward * (reach / -toward.x)
    W, H, n, dark = *size, 24, m.paint('#000000')
    if arch:
        r = W / 2
        hole = [(-r, -H / 2), (r, -H / 2)] + [(r * math.cos(t), H / 2 - r + r * math.sin(t)) for t in [math.pi * k / n for k in range(n + 1)]]
    else:
        hole = [(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)]
    k, place = len(hole), lambda p, s: (mid.x, mid.y + p[0] * s, mid.z + p[1] * s)
    _unseen(f.mesh('gobo', [place(p, s) for s in (1, 14) for p in hole], [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], dark, False))
    for i in range(1, bars[0]):
        _unseen(f.box('bar', (.05, .028, H), (mid.x, mid.y + (i / bars[0] - .5) * W, mid.z), dark))
    for i in range(1, bars[1]):
        _unseen(f.box('bar', (.05, W, .028), (mid.x, mid.y, mid.z + (i / bars[1] - .5) * H), dark))
    rng = random.Random(seed)
    for i in range(leaves):
        p = mid + toward * .5 + Vector((0, (rng.random() - .75) * W, (rng.random() - .2) * H * .7))
        _unseen(plants.leaf_blade('leaf', p, (0, rng.uniform(-1, 1), rng.uniform(-.9, .5)), rng.uniform(.14, .26), .075, dark, .5, .2, seed + i))
    light.sun(-toward, sun, '#fff1e0', soft)
    inside = mid + Vector((.25, 0, 0))
    light.area(inside, (at[0], at[1] - .5, at[2] * .7), (1.7, 2.1), 150 * sky * (reach / 3.2) ** 2, '#f6f4f0')
    light.world('#f0eeea', .80 * fill)


TIMBERS = {'oak': m.oak, 'walnut': m.walnut, 'ash': m.ash}
STONES = {'marble': m.marble, 'travertine': m.travertine, 'stone': limestone, 'plaster': lambda: lime('#b9ab96'), 'granite': lambda: m.granite(.3)}


def table(width=1.4, depth=.7, height=.74, kind='oak', at=(0, -.5), thick=.034, legs=False):
    """Something to put small things on: a top whose upper face is at `height`, its middle at `at`.

    kind is a timber, glued up from boards, or a stone; legs stands a timber top on four of them."""
    x, y = at
    top = TIMBERS[kind]('X', ('Y', .125)) if kind in TIMBERS else STONES[kind]()
    parts = [f.box('top', (width, depth, thick), (x, y, height - thick / 2), top, .004)]
    for sx in (-1, 1) if legs else ():
        for sy in (-1, 1):
            p = (x + sx * (width / 2 - .07), y + sy * (depth / 2 - .07))
            parts.append(f.post('leg', (*p, 0), (*p, height - thick), .032, .05, TIMBERS[kind]('Z'), .006))
    return f.group('table', parts)


def door(x=0.0, colour='#8c8571', width=.84, height=2.04):
    """A closed four-panelled door in the back wall, with its architrave and a brass knob on the right."""
    coat, trim = m.paint(colour, .42), m.paint(colour, .5)
    parts = [f.box('leaf', (width, .04, height), (x, .012, height / 2), coat, .002)]
    for s in (-1, 1):
        parts.append(f.box('architrave', (.075, .03, height + .075), (x + s * (width / 2 + .040), -.012, (height + .075) / 2), trim, .006))
        for z, h in ((.56, .62), (1.46, .90)):
            wide, px = width / 2 - .155, x + s * width * .215
            parts.append(f.box('field', (wide, .02, h), (px, -.004, z), coat, .008))
            for e in (-1, 1):
                parts.append(f.box('moulding', (wide + .05, .018, .018), (px, -.007, z + e * (h / 2 + .018)), coat, .006))
                parts.append(f.box('moulding', (.018, .018, h + .05), (px + e * (wide / 2 + .018), -.007, z), coat, .006))
    parts.append(f.box('architrave', (width + .155, .032, .08), (x, -.012, height + .04), trim, .006))
    knob = f.lathe('knob', [(0, 0), (.026, 0), (.026, .004), (.010, .008), (.009, .030), (.024, .040), (.027, .052), (.020, .064), (0, .067)], (x + width / 2 - .065, -.008, 1.0), m.brass(), 48, 4)
    knob.rotation_euler.x = math.pi / 2
    return f.group('door', parts + [knob])
