"""Known things that are not for sale and tell the size of those that are: books, fruit, a cup, bread, spectacles.

Each returns one root standing on `at`, turned by degrees; 0 faces -Y.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

import fabrics
import forms as f
import materials as m
import plants
from graph import Graph, rgb
from timber import centred

COVERS = ('#7a3f28', '#b8a684', '#39443c', '#a9764a', '#c9bda6', '#4a5560', '#8d6f42', '#5b2f2a')


def put(name, parts, at, turn=0):
    return f.group('prop ' + name, parts, at, math.radians(turn))


TITLES = ('NORTH LIGHT', 'On Clay', 'THE OLIVE YEAR', 'Rooms in Winter', 'CANE AND REED', 'Salt', 'A HOUSE BY THE WATER', 'Thread', 'LIME & SAND', 'The Long Table')


def lettering(text, at, wide, high, colour, upright=False):
    """A title stamped on a spine that faces -Y: at most `wide` long and `high` tall, in metres; upright reads from the top down."""
    curve = bpy.data.curves.new('prop title', 'FONT')
    curve.body, curve.align_x, curve.align_y = text, 'CENTER', 'CENTER'
    curve.size, curve.space_character = 1, 1.12
    curve.materials.append(m.paint(colour, .5))
    ob = bpy.data.objects.new('prop title', curve)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.update()
    curve.size = min(high * 1.35, wide / max(.1, ob.dimensions.x))
    ob.location, ob.rotation_euler = at, (math.pi / 2, math.pi / 2 if upright else 0, 0)
    return ob


def stamped(colour):
    """The colour of letters on a cover: gilt on dark cloth, brown on pale."""
    return '#b3935a' if sum(int(colour[i:i + 2], 16) for i in (1, 3, 5)) < 360 else '#41342a'


def leaves():
    """The edges of many pages."""
    g = Graph('pages')
    edge = g.noise(g.coords(scale=(2, 2, 1500)), 1, 2)
    return g.set(Base_Color=g.ramp(edge, (.3, rgb('#a3977f')), (.55, rgb('#cfc4ad')), (.8, rgb('#ddd4c0'))), Roughness=.9, Specular=.1)


def book(width, depth, thick, colour, z=0.0, turn=0.0, xy=(0, 0), title='NORTH LIGHT'):
    """A closed cloth-bound book lying flat, its spine toward -Y, its title on it."""
    cloth, pages = fabrics.cotton(colour), leaves()
    t = .0026
    parts = [f.box('prop cover', (width, depth, t), (0, 0, t / 2), cloth, .0008), f.box('prop cover', (width, depth, t), (0, 0, thick - t / 2), cloth, .0008),
             f.box('prop spine', (width, .0035, thick), (0, -depth / 2 + .001, thick / 2), cloth, .0012),
             f.box('prop pages', (width - .008, depth - .006, thick - 2 * t), (0, .001, thick / 2), pages, .0006),
             lettering(title, (-.06 * width, -depth / 2 - .0010, thick / 2), width * .55, thick * .42, stamped(colour))]
    return f.group('prop book', parts, (*xy, z), turn)


def books(at=(0, 0, 0), turn=0, count=3, seed=1, size=(.24, .17), thick=(.018, .034)):
    """A stack of books, each a little askew."""
    rng, z, parts = random.Random(seed), 0.0, []
    for i, colour in enumerate(rng.sample(COVERS, count)):
        k, t = 1 - .07 * i * rng.uniform(.6, 1.2), rng.uniform(*thick)
        parts.append(book(size[0] * k, size[1] * k, t, colour, z, rng.uniform(-.16, .16), (rng.uniform(-.01, .01), rng.uniform(-.008, .008)),
                          TITLES[(3 * seed + i) % len(TITLES)]))
        z += t
    return put('books', parts, at, turn)


def row_of_books(at=(0, 0, 0), turn=0, count=7, seed=1):
    """Upright books side by side from `at` toward +X, spines to the front; the last one leans."""
    rng, x, parts = random.Random(seed), 0.0, []
    for i in range(count):
        t, h, d = rng.uniform(.016, .036), rng.uniform(.19, .25), rng.uniform(.13, .17)
        colour = rng.choice(COVERS)
        ob = f.box('prop spine', (t, d, h), (x + t / 2, 0, h / 2), fabrics.cotton(colour), .003)
        title = lettering(TITLES[(seed + 3 * i) % len(TITLES)], (0, -d / 2 - .0004, .02), h * .6, t * .5, stamped(colour), True)
        title.parent = ob
        if i == count - 1:
            ob.rotation_euler.y, ob.location.x = -.16, x + t / 2 + .020
        parts.append(ob)
        x += t + .0008
    return put('row of books', parts, at, turn)


def open_book(at=(0, 0, 0), turn=0, width=.30, depth=.21):
    """Lying open, both halves of the pages bowed up from the gutter, with lines of print too fine to read."""
    g = Graph('print')
    uv = g.coords('UV', vary=False)
    lines = g.ramp(g('TexWave', out='Fac', Vector=uv, Scale=.31416 / .0065, bands_direction='Y'), (.62, 0), (.8, 1))
    words = g.ramp(g.noise(g('Mapping', Vector=uv, Scale=(190, 150, 1)), 1, 2), (.42, 0), (.5, 1))
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(uv, xyz.inputs[0])
    block = g.math('MULTIPLY', *(g.ramp(g.math('ABSOLUTE', xyz.outputs[i]), (.0, 1), (r, 1), (r + .002, 0)) for i, r in ((0, width / 4 - .018), (1, depth / 2 - .02))))
    ink = g.math('MULTIPLY', g.math('MULTIPLY', lines, words), block)
    page = g.set(Base_Color=g.mix(g.math('MULTIPLY', ink, .7), rgb('#cdc3ae'), rgb('#4a443c')), Roughness=.9, Specular=.1)
    parts = [f.box('prop cover', (width + .008, depth + .008, .003), (0, 0, .0015), fabrics.cotton('#7a3f28'), .001)]
    for s in (-1, 1):
        rings, uvs, n = [], [], 24
        for i in range(n + 1):
            t = i / n
            z = .004 + .016 * math.sin(math.pi * min(1, t * 1.35 + .02)) ** .6 * (1 - t * .45) + .004 * (1 - t)
            rings.append([(s * t * width / 2, y, z) for y in (-depth / 2, depth / 2)])
            uvs += [((t - .5) * width / 2, y) for y in (-depth / 2, depth / 2)]
        verts = [p for ring in rings for p in ring]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
        parts.append(f.mesh('prop page', verts, faces, page, True, uvs))
        edge = [(x, y, .003) for x, y, _ in verts]
        for k in (0, 1):
            low, high = edge[k::2], verts[k::2]
            parts.append(f.loft('prop edge', [low, high], m.paint('#bdb29b', .9), closed=False))
    return put('open book', parts, at, turn)


def fruit(kind, at=(0, 0, 0), turn=0, lean=0.0):
    """'lemon', 'apple', 'pear', 'orange' or 'fig'."""
    shapes = {
        'lemon': ([(0, 0), (.006, .001), (.010, .006), (.022, .018), (.029, .038), (.026, .058), (.014, .073), (.008, .079), (.005, .083), (0, .084)], '#c79a26', 120, .45),
        'apple': ([(0, .010), (.012, .003), (.022, .001), (.036, .024), (.039, .042), (.032, .064), (.018, .071), (.007, .066), (0, .060)], '#8a2f22', 9, .3),
        'pear': ([(0, .006), (.012, .001), (.024, .005), (.037, .030), (.034, .052), (.022, .076), (.016, .094), (.009, .104), (0, .105)], '#8c8a3c', 40, .4),
        'orange': ([(0, .003), (.014, .001), (.030, .012), (.038, .036), (.031, .062), (.014, .073), (.004, .072), (0, .071)], '#c46a1c', 130, .45),
        'fig': ([(0, .002), (.012, .001), (.023, .012), (.026, .026), (.016, .043), (.007, .054), (.004, .064), (0, .065)], '#47303c', 20, .5)}
    prof, colour, fine, rough = shapes[kind]
    g = Graph(kind)
    co = g.coords()
    skin = g.ramp(g.noise(co, 14, 5), (.3, rgb(colour, .7)), (.7, rgb(colour, 1.25)))
    if kind in ('apple', 'pear'):
        flush = g.ramp(g.noise(g.coords(scale=(20, 20, 4)), 1, 4), (.45, 0), (.7, .7))
        skin = g.mix(flush, skin, rgb('#b39a45' if kind == 'apple' else '#8a6a32'))
    g.set(Base_Color=skin, Roughness=rough, Specular=.4, Subsurface=.04, Subsurface_Radius=(.006, .004, .002))
    g.bump(g.noise(co, fine * 4, 2), .25, .0012)
    parts = [f.lathe('prop fruit', prof, (0, 0, 0), g.mat, 48, 6)]
    if kind in ('apple', 'pear'):
        top = prof[-1][1]
        parts.append(f.tube('prop stalk', f.spline([(0, 0, top - .004), (.001, 0, top + .008), (.005, .002, top + .022)], 5), .0013, m.paint('#4a3723', .8), 8))
    if kind == 'lemon' or lean:                 # lying on its side
        angle = lean or math.pi / 2
        low = min(z * math.cos(angle) - r * math.sin(angle) for r, z in f.spline(prof, 6))
        for ob in parts:
            ob.rotation_euler.y = angle
            ob.location = (-.042 if kind == 'lemon' else 0, 0, -low)
    return put(kind, parts, at, turn)


def cup(at=(0, 0, 0), turn=0, colour='#c9bca3', saucer=True, drink='#2a1a10'):
    """A stoneware cup with a handle, on its saucer, something dark in it."""
    clay, lift, parts = m.glaze(colour, rough=.45, coat=.15, specks=.6), .009 if saucer else 0, []
    if saucer:
        parts.append(f.lathe('prop saucer', [(0, .002), (.036, .002), (.040, 0), (.044, .003), (.066, .010), (.076, .016), (.075, .019), (.062, .013), (.040, .008), (0, .008)], (0, 0, 0), clay, 64, 4))
    body = [(0, 0), (.024, 0), (.027, .003), (.037, .020), (.041, .042), (.041, .062), (.0395, .0635), (.038, .062), (.038, .042), (.034, .022), (.022, .006), (0, .005)]
    parts.append(f.lathe('prop cup', body, (0, 0, lift), clay, 72, 4))
    ear = f.spline([(.039, 0, .050), (.052, 0, .054), (.062, 0, .042), (.056, 0, .026), (.036, 0, .020)], 8)
    parts.append(f.tube('prop handle', [(x, y, z + lift) for x, y, z in ear], .0038, clay, 12, squash=1.4))
    if drink:
        parts.append(f.lathe('prop drink', [(0, .046), (.0385, .046)], (0, 0, lift), m.paint(drink, .08), 48, 1))
    return put('cup', parts, at, turn)


def napkin(at=(0, 0, 0), turn=0, colour='#b9ab94', width=.22, depth=.15, layers=4):
    """A folded linen cloth: soft layers with rounded folds on one side, a little out of true."""
    linen, rng, parts, t = fabrics.linen(colour, .0022, .6, .12, .2), random.Random(width), [], .0052
    for i in range(layers):
        rings, dx, dy = [], rng.uniform(-.004, .004), rng.uniform(-.004, .004)
        for a in range(25):
            u = a / 24 - .5
            rings.append([(u * width + dx, v * depth + dy, t * (i + .5) + .0022 * math.sin(9 * u + 3 * v + i) * math.cos(8 * v + i) + .0022)
                          for v in [k / 16 - .5 for k in range(17)]])
        ob = f.loft('prop napkin', rings, linen, closed=False)
        ob.modifiers.new('thickness', 'SOLIDIFY').thickness = t * .8
        parts.append(f.subsurf(ob, 1))
        if i % 2:
            fold = [(width / 2 + dx, depth * (k / 12 - .5) + dy, t * i) for k in range(13)]
            parts.append(f.tube('prop fold', fold, t * .85, linen, 10))
    return put('napkin', parts, at, turn)


def branch(at=(0, 0, 0), turn=0, height=.55, leaves=22, bottle='#6f7a55', seed=3, lean=.22, colour='#55682f'):
    """One leafy branch in a small bottle of smoked green glass or, with a clay colour as `bottle`, of stoneware."""
    rng, twig = random.Random(seed), m.paint('#5b4630', .8)
    green = m.leaf(colour, '#8b9a58')
    prof = [(0, 0), (.038, 0), (.043, .004), (.046, .03), (.045, .085), (.034, .115), (.016, .138), (.0135, .175), (.017, .182), (.015, .184), (.011, .175), (.012, .138)]
    parts = [f.lathe('prop bottle', prof, (0, 0, 0), m.glaze(bottle, rough=.25, coat=.6, specks=.3), 72, 5)]
    stem = f.spline([(0, 0, .06), (.004, 0, .18), (lean * .25, .02, .18 + height * .4), (lean * .75, .01, .18 + height * .75), (lean * 1.2, .03, .18 + height)], 14)
    twigs = [stem]
    for k, side in ((20, -1), (30, 1), (40, -1)):
        p = Vector(stem[k])
        out = Vector((side * rng.uniform(.6, 1) + lean, rng.uniform(-.5, .5), rng.uniform(.6, 1))).normalized() * height * rng.uniform(.28, .42)
        twigs.append(f.spline([p, p + out * .5 + Vector((0, 0, .01)), p + out + Vector((0, 0, -.01))], 9))
    for n, path in enumerate(twigs):
        parts.append(f.tube('prop twig', path, [(.0030 if n == 0 else .0018) * (1 - .75 * i / len(path)) for i in range(len(path))], twig, 8))
        many = leaves // 2 if n == 0 else leaves // 6 + 1
        for k in range(many):
            t = (.42 if n == 0 else .2) + (.58 if n == 0 else .8) * k / max(1, many - 1)
            i = min(int(t * (len(path) - 1)), len(path) - 2)
            axis = (Vector(path[i + 1]) - Vector(path[i])).normalized()
            out = axis.orthogonal().normalized()
            out.rotate(Matrix.Rotation(k * 2.4 + rng.uniform(-.4, .4), 3, axis))
            size = rng.uniform(.055, .085) * (1.1 - .3 * t)
            parts.append(plants.leaf_blade('prop leaf', path[i], out * .8 + axis * .8, size, size * .36, green, rng.uniform(.1, .6), .3, rng.randrange(999)))
    return put('branch', parts, at, turn)


def spectacles(at=(0, 0, 0), turn=0):
    """Round horn-rimmed spectacles, folded open, lying on their rims."""
    horn, parts = m.enamel('#3b2416'), []
    for s in (-1, 1):
        parts.append(f.tube('prop rim', [(s * .034 + .023 * math.cos(a), 0, .024 + .022 * math.sin(a)) for a in [i * math.pi / 20 for i in range(40)]], .0022, horn, 10, True))
        lens = [(s * .034 + .022 * math.cos(a), 0, .024 + .021 * math.sin(a)) for a in [i * math.pi / 20 for i in range(40)]]
        parts.append(f.mesh('prop lens', lens, [tuple(range(40))], m.pane(), False))
        parts.append(f.tube('prop arm', f.spline([(s * .056, 0, .032), (s * .064, .008, .032), (s * .063, .06, .026), (s * .058, .115, .012), (s * .054, .138, .003)], 6), .0019, horn, 8))
    parts.append(f.tube('prop bridge', f.spline([(-.012, 0, .030), (0, -.002, .034), (.012, 0, .030)], 6), .0022, horn, 10))
    return put('spectacles', parts, at, turn)


def loaf(at=(0, 0, 0), turn=0, length=.26):
    """A round-ended country loaf, floured, with three cuts across its crust."""
    g = Graph('crust')
    co = g.coords(vary=False)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(co, xyz.inputs[0])
    up = g.math('DIVIDE', xyz.outputs[2], .105)
    fine = g.noise(co, 90, 4)
    baked = g.math('ADD', up, g.math('ADD', centred(g, g.noise(co, 18, 3), .35), centred(g, fine, .25)))
    crust = g.ramp(baked, (.12, rgb('#b98a52')), (.40, rgb('#8f5a2a')), (.78, rgb('#6e3c19')), (1.0, rgb('#542b12')))
    # The cuts opened in the oven: their floor is pale crumb. Flour stays beside them in a fine dust.
    along = g.math('PINGPONG', g.math('ADD', xyz.outputs[0], centred(g, g.noise(co, 30, 2), .012)), .1125 * length)
    inside = g.math('MULTIPLY', g.ramp(along, (.003, 1), (.010, 0)), g.math('MULTIPLY', g.ramp(up, (.60, 0), (.80, 1)), g.ramp(g.math('ABSOLUTE', xyz.outputs[0]), (.26 * length, 1), (.30 * length, 0))))
    dust = g.math('MULTIPLY', g.ramp(g.noise(co, 420, 2), (.50, 0), (.62, .55)), g.ramp(up, (.55, .2), (.9, 1)))
    skin = g.mix(dust, g.mix(inside, crust, rgb('#c79a62')), rgb('#d6c7a8'))
    g.set(Base_Color=skin, Roughness=g.ramp(up, (.3, .85), (.9, .6)), Specular=.3)
    g.bump(g.math('ADD', g.math('MULTIPLY', fine, .6), g.noise(co, 34, 4)), .4, .003)
    rings, n, m_ = [], 72, 28
    for i in range(n + 1):
        t = -1 + 2 * i / n
        body = max(1e-3, 1 - abs(t) ** 2.6) ** .5
        cut = sum(math.exp(-((t - c) / .035) ** 2) for c in (-.45, 0, .45))
        ring = []
        for k in range(m_):
            a = 2 * math.pi * k / m_
            top = max(0, math.sin(a))
            r = body * (1 - .16 * cut * top ** 2 + .14 * math.exp(-((t - .09 - round((t - .09) / .45) * .45) / .03) ** 2) * top ** 3 * (abs(t) < .7))
            ring.append((t * length / 2, .066 * r * math.cos(a), .010 + .044 + .050 * r * max(math.sin(a), -.82)))
        rings.append(ring)
    return put('loaf', [f.loft('prop loaf', rings, g.mat, caps=True, smooth=80)], (at[0], at[1], at[2] - .012), turn)


def soap(at=(0, 0, 0), turn=0, colour='#c9bb97'):
    """A hand-cut bar, its edges worn round."""
    return put('soap', [f.box('prop soap', (.082, .054, .026), (0, 0, .013), m.soap(colour), .008)], at, turn)


def bowl(at=(0, 0, 0), turn=0, colour='#a8967a', radius=.13):
    """A wide footed bowl of stoneware."""
    k = radius / .13
    prof = [(0, 0), (.042, 0), (.046, .004), (.048, .012), (.092, .034), (.122, .062), (.130, .080), (.127, .082), (.118, .066), (.088, .040), (.04, .020), (0, .018)]
    return put('bowl', [f.lathe('prop bowl', [(r * k, z * k) for r, z in prof], (0, 0, 0), m.glaze(colour, rough=.5, coat=.1), 96, 4)], at, turn)


def cord(root, points, colour='#4a3d30'):
    """The flex of a lamp that stands on something: over the back edge along `points`, in place of the one lying on the studio floor."""
    for ob in [c for c in root.children if c.name.startswith('prop cord')]:
        bpy.data.objects.remove(ob)
    return put('cord', [f.tube('prop flex', f.spline(points, 8), .0027, fabrics.linen(colour, .002), 8)], (0, 0, 0))
