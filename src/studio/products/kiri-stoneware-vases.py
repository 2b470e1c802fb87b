"""Three stoneware vases (0.34, 0.24 and 0.17 m) with dried stems."""
import math
import random

from mathutils import Matrix, Vector

import plants
import forms as f
import materials as m

# Together they stand on a circle of 25 cm.
BOTTLE = [(0, 0), (.031, 0), (.035, .006), (.043, .05), (.046, .11), (.042, .18), (.026, .235), (.016, .27), (.014, .31),
          (.0195, .3385), (.0180, .3405), (.0125, .33), (.0105, .28), (.0105, .22)]
MOON = [(0, 0), (.040, 0), (.045, .005), (.067, .048), (.078, .110), (.073, .168), (.050, .214), (.036, .226), (.037, .2375),
        (.0345, .2400), (.031, .228), (.044, .206), (.064, .15)]
BOWL = [(0, 0), (.029, 0), (.032, .005), (.034, .012), (.047, .042), (.0515, .082), (.046, .122), (.036, .146), (.0365, .1675),
        (.0335, .1690), (.032, .147), (.042, .12)]


def bunny_tail(neck, lean, height, mat_stem, mat_head, rng):
    """Lagurus: a fine stem leaning out of the neck, with a soft oval head of some 420 hairs joined into one mesh."""
    out = Vector((lean[0], lean[1], 0))
    neck, tip = Vector(neck) + out * .07, Vector(neck) + out + Vector((0, 0, height))
    base, mid = neck - out * .12 - Vector((0, 0, .09)), neck.lerp(tip, .5) - out * .1
    parts = [f.tube('stem', f.spline([base, neck, mid, tip], 10), .0011, mat_stem, 6)]
    axis = (tip - mid).normalized()
    verts, faces, size = [], [], rng.uniform(.8, 1.2)
    for _ in range(420):
        t, a = rng.random(), rng.uniform(0, 2 * math.pi)
        r = .010 * size * math.sin(math.pi * min(.98, t * .9 + .08)) ** .6
        out = axis.orthogonal().normalized()
        out.rotate(Matrix.Rotation(a, 3, axis))
        p = tip + axis * (t * .042 * size) + out * r * rng.random()
        d = (out * (1.0 - .5 * t) + axis * rng.uniform(.5, 1.3)).normalized()
        s = d.cross(axis).normalized() * .00035
        i, length = len(verts), rng.uniform(.008, .015) * size
        verts += [p - s, p + s, p + d * length]
        faces.append((i, i + 1, i + 2))
    core = [(0, 0), (.006 * size, .005), (.009 * size, .018 * size), (.006 * size, .036 * size), (0, .044 * size)]
    ob = f.lathe('head', core, tip, mat_head, 16, 4)
    ob.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    return parts + [f.mesh('hairs', verts, faces, mat_head), ob]


def branch(base, lean, height, mat_stem, mat_leaf, rng, pairs=9):
    """Dried eucalyptus: an arching twig with pairs of small curled leaves."""
    base, tip = Vector(base), Vector(base) + Vector((lean[0], lean[1], height))
    path = f.spline([base, base + Vector((lean[0] * .15, lean[1] * .15, height * .42)),
                     base + Vector((lean[0] * .5, lean[1] * .5, height * .78)), tip], 12)
    parts = [f.tube('twig', path, [.0022 * (1 - .7 * i / len(path)) for i in range(len(path))], mat_stem, 8)]
    for k in range(pairs):
        t = .38 + .6 * k / (pairs - 1)
        i = min(int(t * len(path)), len(path) - 2)
        p, axis = Vector(path[i]), (Vector(path[i + 1]) - Vector(path[i])).normalized()
        for s in (0, math.pi):
            out = axis.orthogonal().normalized()
            out.rotate(Matrix.Rotation(k * 1.57 + s + rng.uniform(-.3, .3), 3, axis))
            size = .062 * (1 - .5 * t) * rng.uniform(.8, 1.2)
            parts.append(plants.leaf_blade('dry leaf', p, out + axis * .5, size, size * .62, mat_leaf, rng.uniform(.2, 1.1),
                                      rng.uniform(.2, .6), rng.randrange(999)))
    return parts

ALT = 'Three stoneware vases in green, oat and rust, two of them holding dried stems'
VIEW = {'azimuth': 10, 'elevation': 7, 'exposure': .1}
DETAIL = ('Shoulders and necks of three vases close up: dark green gloss, speckled oat and rust glazes',
          {'azimuth': -16, 'elevation': 20, 'zoom': 2.4, 'centre': (.5, .86)})


def build(W, D, H):
    """Tall bottle, moon jar and small bowl vase; the moon jar holds the twigs, the bottle the bunny tails."""
    rng = random.Random(11)
    oat, rust, ink = m.glaze('#d6c7ab', rough=.55, coat=.05), m.glaze('#7c3d24', '#20110a', .42, .25, .8), \
        m.glaze('#39443c', '#14100c', .22, .8, .5)
    straw, tail, dry = m.paint('#8d6f42', .8), m.paint('#d9c39a', 1.0), m.leaf('#7d6a48', '#a38a5c')
    parts = [f.lathe('moon jar', MOON, (.047, .047, 0), oat, 160), f.lathe('bottle', BOTTLE, (-.079, .026, 0), ink, 160),
             f.lathe('bowl vase', BOWL, (-.006, -.074, 0), rust, 160)]
    for lean, h in (((-.05, .02), .36), ((.10, .03), .30), ((.03, -.03), .40), ((.13, -.02), .24)):
        parts += branch((.047 - lean[0] * .12, .047, .12), lean, h, straw, dry, rng)
    for _ in range(5):
        parts += bunny_tail((-.079, .026, .341), (rng.uniform(-.09, .02), rng.uniform(-.05, .04)), rng.uniform(.10, .18),
                            straw, tail, rng)
    return f.group('vases', parts)
