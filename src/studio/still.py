"""More for still lifes: a walled courtyard in high sun, tiled kitchen and bathroom walls, a basin with its tap, vegetables, a knife.

As in corner.py the back wall's face is y = 0, the floor z = 0, and the room lies toward -Y; props stand on `at`.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

import corner
import floors
import forms as f
import greenery
import light
import materials as m
from props import put


def courtyard(wall='#c2b095', floor='terracotta', width=5.0, depth=5.0, height=3.4, side='right'):
    """Limewashed walls round a floor of handmade terracotta, or of flags ('stone')."""
    plaster = corner.lime(wall)
    if floor == 'terracotta':
        floors.tiles(-width / 2, width / 2, -depth, 0, [m.terracotta(c) for c in ('#9a7058', '#a67a5f', '#8f6850')], .26, seed=4, uneven=.002)
        parts = []
    else:
        parts = corner.lay(floor, width, depth)
    parts.append(f.box('wall', (width + .6, .3, height), (0, .15, height / 2), plaster, .01))
    # A splash band, as limewashed yards have: darker and a hair proud of the wall.
    parts.append(f.box('band', (width, .012, .22), (0, -.005, .11), corner.lime('#9a8468'), .003))
    if side:
        s = 1 if side == 'right' else -1
        parts.append(f.box('wall', (.3, depth, height), (s * (width / 2 + .15), -depth / 2, height / 2), plaster, .01))
    return f.group('courtyard', parts)


def high_sun(at=(0, 0, 1.2), azimuth=-52, elevation=47, sun=4.4, sky=.62, leaves=1, reach=2.4, size=.13, seed=3):
    """Outdoor light: the sun from the front left, a pale sky, and the shadow of `leaves` boughs falling round `at`."""
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    light.sun(-toward, sun, '#ffe9cc', .53)
    light.world('#dfe6ee', sky)
    rng, dark = random.Random(seed), m.paint('#000000')
    for k in range(leaves):
        base = Vector(at) + toward * (reach + .2 * k) + Vector((-1.1, .3 * k, .9 - .5 * k))
        limbs = greenery.boughs(base, (1, .1 * rng.uniform(-1, 1), rng.uniform(-.7, -.2)), rng.uniform(1.5, 2.0), rng, 2, 6, .3)
        for ob in (greenery.wooded('bough', limbs, .014, dark), greenery.foliage('shade', limbs, 9, size, dark, rng, .38, .3)):
            corner._unseen(ob)


def reflected(y, x):
    """What a mirror sees behind the camera: a furnished room, its picture moved to `x`."""
    before = set(bpy.context.scene.objects)
    light.room_in_mirrors(y)
    for ob in set(bpy.context.scene.objects) - before:
        ob.location.x += x - 1.95


def tiled(x0, x1, z0, z1, colour='#8f9782', size=.10, seed=2, mats=None):
    """Small glazed tiles on the back wall, no two quite flat or quite the same tone."""
    rng, joint, parts = random.Random(seed), .0028, []
    first = f.box('tile', (size - joint, .012, size - joint), (0, 0, 0), mats or m.glaze(colour, '#6f6a58', .16, .5, .15), .0025)
    cols, rows = round((x1 - x0) / size), round((z1 - z0) / size)
    for i in range(cols):
        for j in range(rows):
            ob = first.copy() if i or j else first
            ob.location = (x0 + (i + .5) * size, -.005 - rng.uniform(0, .0012), z0 + (j + .5) * size)
            ob.rotation_euler = (rng.gauss(0, .008), 0, rng.gauss(0, .008))
            if ob is not first:
                bpy.context.scene.collection.objects.link(ob)
            parts.append(ob)
    parts.append(f.box('grout', (x1 - x0, .008, z1 - z0), ((x0 + x1) / 2, -.002, (z0 + z1) / 2), m.paint('#a2967f', .95), .001))
    return f.group('tiled', parts)


def stand_up(root, at, turn=0.0, tilt=8.0, spin=90.0):
    """Lean a flat thing against the back wall: spun in its own plane, stood on its edge, tilted back; `at` is its middle."""
    root.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(90 - tilt), 4, 'X') @ Matrix.Rotation(math.radians(spin), 4, 'Z')
    bpy.context.view_layer.update()
    return root


def basin(at, radius=.21, height=.13, stone=None):
    """A round vessel basin with a thick soft rim and a brass waste."""
    r, h = radius, height
    prof = [(0, 0), (r * .52, 0), (r * .60, .006), (r * .84, h * .45), (r * .985, h * .93), (r * .985, h - .003), (r * .965, h), (r * .93, h - .003), (r * .90, h * .90), (r * .76, h * .48), (r * .5, .030), (.03, .022), (0, .022)]
    parts = [f.lathe('prop basin', prof, (0, 0, 0), stone or corner.limestone('#c3b69f'), 128, 4),
             f.lathe('prop waste', [(0, .026), (.020, .027), (.024, .024), (.024, .020)], (0, 0, 0), m.brass(), 48, 2)]
    return put('basin', parts, at)


def wall_tap(at, reach=.19):
    """A spout and two cross-head taps of brass, coming straight out of the wall at `at`."""
    brass, parts = m.metal('tap brass', '#b8935a', .22), []
    for x in (-.11, 0, .11):
        parts.append(rose := f.lathe('prop rose', [(0, 0), (.030, 0), (.030, .003), (.024, .008), (.014, .010), (0, .010)], (x, 0, 0), brass, 48, 2))
        rose.rotation_euler.x = math.pi / 2
    spout = f.spline([(0, 0, 0), (0, -reach * .55, .004), (0, -reach * .9, -.006), (0, -reach, -.034), (0, -reach, -.055)], 10)
    parts.append(f.tube('prop spout', spout, .0105, brass, 24, round_ends=False))
    for x in (-.11, .11):
        parts.append(f.tube('prop stem', [(x, 0, 0), (x, -.03, 0), (x, -.052, 0)], .0085, brass, 20))
        for k in range(4):
            a = math.pi / 2 * k + .5
            parts.append(f.tube('prop cross', [(x, -.045, 0), (x + .016 * math.cos(a), -.045, .016 * math.sin(a)), (x + .031 * math.cos(a), -.045, .031 * math.sin(a))], [.0045, .005, .0062], brass, 16))
    return put('tap', parts, at)


def tub(at, turn=0, length=1.60, width=.74, height=.56):
    """A free-standing bath of matt stone with a rolled rim."""
    parts, n, rings = [], 96, []
    for k, z in ((.80, 0), (.83, .02), (.90, .2), (.97, height - .06), (1.0, height - .012), (.995, height - .002), (.975, height), (.95, height - .004), (.935, height - .03), (.86, .25), (.72, .11), (.5, .09), (.1, .085)):
        ring = []
        for i in range(n):
            c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
            ring.append((math.copysign(abs(c) ** .8, c) * k * length / 2, math.copysign(abs(s) ** .8, s) * (k * width / 2 - (1 - k) * .04), z))
        rings.append(ring)
    parts.append(f.subsurf(f.loft('prop tub', rings, m.plaster('#c9bda9', .0008), caps=True, smooth=80), 1))
    return put('tub', parts, at, turn)


def knife(at, turn=0, length=.20):
    """A cook's knife lying flat: a tapered steel blade, a riveted walnut handle."""
    edge = [(0, -.021), (length * .5, -.020), (length * .85, -.006), (length, .012), (length * .6, .018), (0, .020)]
    parts = [f.slab('prop blade', edge, .002, .0038, m.steel(.2), .0007),
             f.box('prop handle', (.12, .024, .016), (-.064, .006, .009), m.walnut('X'), .006)]
    for k in (-1, 0, 1):
        parts.append(f.lathe('prop rivet', [(0, 0), (.003, 0), (.003, .0172), (0, .0176)], (-.064 + .036 * k, .006, .0002), m.brass(), 16, 1))
    return put('knife', parts, at, turn)


def ribbed(name, prof, lobes, depth, mat):
    """A lathe whose girth swells in lobes, as tomatoes and garlic do."""
    rings, n = [], 96
    for r, z in f.spline(prof, 6):
        rings.append([(r * (1 + depth * abs(math.cos(lobes * t / 2)) - depth) * math.cos(t), r * (1 + depth * abs(math.cos(lobes * t / 2)) - depth) * math.sin(t), z) for t in [2 * math.pi * i / n for i in range(n)]])
    return f.loft(name, rings, mat, smooth=60)


def garlic(at, turn=0, size=1.0):
    prof = [(.004, 0), (.012, -.001), (.024, .008), (.029, .020), (.024, .033), (.011, .043), (.006, .050), (.0045, .064), (.0042, .078), (.0005, .079)]
    skin = m.glaze('#c9bdae', '#9a7f86', .6, .05, .3)
    return put('garlic', [ribbed('prop garlic', [(r * size, z * size) for r, z in prof], 9, .10, skin)], at, turn)


def tomato(at, turn=0, size=1.0, colour='#8c2415'):
    prof = [(.0005, .004), (.012, .001), (.030, .012), (.036, .028), (.031, .046), (.016, .055), (.005, .051), (.0005, .050)]
    parts = [ribbed('prop tomato', [(r * size, z * size) for r, z in prof], 7, .05, m.enamel(colour))]
    green = m.paint('#46572a', .7)
    for k in range(6):
        a, top = k * 1.05, .052 * size
        parts.append(f.tube('prop calyx', f.spline([(0, 0, top), (.010 * math.cos(a), .010 * math.sin(a), top + .005), (.020 * math.cos(a), .020 * math.sin(a), top + .002)], 4), [.0022, .002, .002, .0019, .0017, .0014, .0011, .0008, .0004], green, 6))
    parts.append(f.tube('prop stalk', [(0, 0, top), (.002, 0, top + .010), (.006, .001, top + .017)], .0018, green, 8))
    return put('tomato', parts, at, turn)


def chilli(at, turn=0, length=.09, colour='#8f1d12'):
    path = f.spline([(-length / 2, 0, .006), (-length / 6, .006, .007), (length / 4, .004, .006), (length / 2, -.012, .003)], 8)
    n = len(path)
    parts = [f.tube('prop chilli', path, [.0068 * (1 - (i / (n - 1)) ** 2.2) + .0006 for i in range(n)], m.enamel(colour), 16),
             f.tube('prop stalk', f.spline([(-length / 2 + .003, 0, .006), (-length / 2 - .006, -.001, .008), (-length / 2 - .022, -.006, .012)], 5), .0017, m.paint('#4d5a2a', .7), 8)]
    return put('chilli', parts, at, turn)
