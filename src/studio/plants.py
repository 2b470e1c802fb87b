"""Leaves, twigs and grasses."""
import random
import math

from mathutils import Matrix, Vector

from forms import mesh, subsurf


def leaf_blade(name, base, direction, length, width, mat, droop=.5, fold=.25, seed=0):
    """One leaf: pointed oval folded along the midrib, arching over by `droop`, with a wavy margin."""
    rng = random.Random(seed)
    d = Vector(direction).normalized()
    side = d.cross(Vector((0, 0, 1))).normalized()
    side.rotate(Matrix.Rotation(rng.uniform(-.5, .5), 3, d))
    n, m, wave = 16, 6, rng.uniform(0, 6)
    verts, uvs, p = [], [], Vector(base)
    for j in range(n + 1):
        t = j / n
        half = width / 2 * math.sin(math.pi * t ** .8) ** .75 * (1 - .12 * t) + .001
        up = side.cross(d).normalized()
        for i in range(m + 1):
            s = i / m * 2 - 1
            ripple = .05 * width * math.sin(t * 15 + wave + (1.4 if s > 0 else 0)) * s * s
            verts.append(p + side * s * half + up * (abs(s) * half * fold + ripple))
            uvs.append((i / m, t))
        p = p + d * (length / n)
        d = (d + Vector((0, 0, -droop / n * (.6 + 1.2 * t)))).normalized()
    w = m + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(n) for i in range(m)]
    return subsurf(mesh(name, verts, faces, mat, uvs=uvs), 1)
