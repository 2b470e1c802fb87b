"""Cloth: cushions, throws and curtains, simulated once and kept on disk."""
import hashlib
import math
import pathlib
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from forms import mesh, spline, subsurf, tube

CACHE = pathlib.Path(__file__).parents[2] / '.cache/studio/cloth'


def simulate(ob, frames, key='', pressure=0.0, gravity=0.0, tension=30, bend=.5, shrink=0.0, colliders=(), pin=None):
    """Run a cloth simulation, freeze the result into the mesh and keep it on disk under `key`."""
    CACHE.mkdir(parents=True, exist_ok=True)
    tag = hashlib.md5(repr((key, len(ob.data.vertices), frames, pressure, gravity, tension, bend, shrink)).encode()).hexdigest()
    path = CACHE / f'{tag[:12]}.npy'
    if not path.exists():
        scene = bpy.context.scene
        for c in colliders:
            m = c.modifiers.new('hit', 'COLLISION')
            c.collision.thickness_outer, c.collision.cloth_friction = .006, 25
        m = ob.modifiers.new('cloth', 'CLOTH')
        s = m.settings
        s.quality, s.mass, s.air_damping = 6, .3, 2
        s.tension_stiffness = s.compression_stiffness = tension
        s.shear_stiffness, s.bending_stiffness, s.shrink_min = tension * .3, bend, shrink
        s.use_pressure, s.uniform_pressure_force = pressure > 0, pressure
        s.effector_weights.gravity = gravity
        if pin:
            ob.vertex_groups.new(name='pin').add(pin, 1, 'REPLACE')
            s.vertex_group_mass = 'pin'
        m.collision_settings.use_collision = bool(colliders)
        m.collision_settings.distance_min = .006
        m.collision_settings.use_self_collision = bool(colliders)
        m.collision_settings.self_distance_min = .006
        m.point_cache.frame_end = frames
        for f in range(1, frames + 1):
            scene.frame_set(f)
        baked = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
        co = np.empty(len(baked.vertices) * 3, 'f')
        baked.vertices.foreach_get('co', co)
        np.save(path, co)
        ob.modifiers.remove(m)
        for c in colliders:
            c.modifiers.remove(c.modifiers['hit'])
        scene.frame_set(1)
    ob.data.vertices.foreach_set('co', np.load(path))
    ob.data.update()
    return ob


def _bag(size, cell, nz):
    """Closed box grid: vertices, faces, per-face-corner UVs in metres, and the top and bottom rim loops."""
    nx, ny = max(4, round(size[0] / cell)), max(4, round(size[1] / cell))
    index, verts, faces, uvs = {}, [], [], []

    def vert(i, j, k):
        if (i, j, k) not in index:
            index[i, j, k] = len(verts)
            verts.append(((i / nx - .5) * size[0], (j / ny - .5) * size[1], (k / nz - .5) * size[2]))
        return index[i, j, k]

    def quad(corners, plane):
        faces.append([vert(*c) for c in corners])
        uvs.append([(verts[v][plane[0]], verts[v][plane[1]]) for v in faces[-1]])

    for i in range(nx):
        for j in range(ny):
            quad([(i, j, nz), (i + 1, j, nz), (i + 1, j + 1, nz), (i, j + 1, nz)], (0, 1))
            quad([(i, j, 0), (i, j + 1, 0), (i + 1, j + 1, 0), (i + 1, j, 0)], (0, 1))
    for k in range(nz):
        for i in range(nx):
            quad([(i, 0, k), (i + 1, 0, k), (i + 1, 0, k + 1), (i, 0, k + 1)], (0, 2))
            quad([(i, ny, k), (i, ny, k + 1), (i + 1, ny, k + 1), (i + 1, ny, k)], (0, 2))
        for j in range(ny):
            quad([(0, j, k), (0, j, k + 1), (0, j + 1, k + 1), (0, j + 1, k)], (1, 2))
            quad([(nx, j, k), (nx, j + 1, k), (nx, j + 1, k + 1), (nx, j, k + 1)], (1, 2))
    rim = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)]
    rim += [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)]
    return verts, faces, uvs, [[index[i, j, k] for i, j in rim] for k in (nz, 0)]


def cushion(name, size, loc, mat, rot=(0, 0, 0), seed=0, plump=1.0, slack=.02, soft=.6, cell=.022, piping=.005,
            piping_mat=None, corner=.05, flat=False):
    """Upholstered cushion: a sewn box blown up by a short pressure simulation, with piping on its seams.

    A thickness under 4 cm makes a knife-edge scatter pillow with one seam. `slack` is spare cloth (wrinkles),
    `plump` the filling, `soft` 0-1 goes from foam to feather; `flat` pins the underside. Returns [cushion, piping, ...]."""
    pillow = size[2] < .04
    verts, faces, uvs, rims = _bag(size, cell, 1 if pillow else max(3, round(size[2] / cell)))
    hx, hy = size[0] / 2, size[1] / 2
    rnd = []
    for x, y, z in verts:                       # round the plan corners and crown the faces a little
        ix, iy = max(abs(x) - (hx - corner), 0), max(abs(y) - (hy - corner), 0)
        if ix and iy:
            k = corner / max(math.hypot(ix, iy), corner)
            x, y = math.copysign(hx - corner + ix * k, x), math.copysign(hy - corner + iy * k, y)
        wob = noise.noise(Vector((x * 9 + seed * 7.3, y * 9, z * 9 + seed)))
        dome = (1 - (x / hx) ** 2) * (1 - (y / hy) ** 2)
        z += math.copysign(.25 * size[2] * dome + .004 * wob, z) if pillow else math.copysign(.1 * size[2] * dome, z)
        rnd.append((x + .002 * wob, y + .002 * wob, z + .001 * wob))
    ob = mesh(name, rnd, faces, mat)
    layer = ob.data.uv_layers.new().data
    for poly, corner_uvs in zip(ob.data.polygons, uvs):
        for li, uv in zip(poly.loop_indices, corner_uvs):
            layer[li].uv = uv
    under = [i for i, v in enumerate(verts) if v[2] < -size[2] * .49] if flat else None
    simulate(ob, 32, (size, seed, cell, corner, flat), pin=under, pressure=plump * (5 if pillow else 3.2), tension=12 + 30 * (1 - soft),
             bend=.08 if pillow else 8 * (1 - soft) + .3, shrink=-slack)
    out = [subsurf(ob, 2)]
    if piping:
        co = [v.co.copy() for v in ob.data.vertices]
        centre = sum(co, Vector()) / len(co)
        loops = [[(co[a] + co[b]) / 2 for a, b in zip(*rims)]] if pillow else [[co[v] for v in r] for r in rims]
        for loop in loops:
            path = spline([p + (p - centre).normalized() * piping * .35 for p in loop], 3, True)
            out.append(tube(name + ' piping', path, piping, piping_mat or mat, 10, True))
    for o in out:
        o.location, o.rotation_euler = loc, rot
    return out


def drape(name, width, length, start, mat, colliders, seed=0, cell=.022, rot=0.0, fringe=.06, frames=70, thickness=.007):
    """A throw dropped over colliders, with a knotted fringe on its short ends. Returns its parts."""
    nx, ny = round(width / cell), round(length / cell)
    turn = Matrix.Rotation(rot, 4, 'Z')
    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            p = Vector(((i / nx - .5) * width, (j / ny - .5) * length, .01 * noise.noise((i * .3 + seed, j * .2, seed))))
            p.x += .05 * noise.noise((j * .05, seed, 2)) + (i / nx - .5) * .04 * noise.noise((j * .12, seed, 5))
            verts.append(turn @ p + Vector(start))
            uvs.append((i / nx * width, j / ny * length))
    w = nx + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)]
    ob = mesh(name, verts, faces, mat, uvs=uvs)
    simulate(ob, frames, (name, width, length, tuple(start), seed, rot), gravity=1.0, tension=18, bend=.25, colliders=colliders)
    parts, rng, strands = [ob], random.Random(seed), []
    for row, inner in ((0, 1), (ny, ny - 1)) if fringe else ():
        for i in range(nx + 1):
            p, q = ob.data.vertices[row * w + i].co, ob.data.vertices[inner * w + i].co
            d = (p - q).normalized()
            d = (d + Vector((rng.uniform(-.25, .25), rng.uniform(-.25, .25), -.6))).normalized()
            strands.append([p, p + d * fringe * .5, p + d * fringe + Vector((0, 0, -.012))])
    solid = ob.modifiers.new('cloth thickness', 'SOLIDIFY')
    solid.thickness = thickness
    subsurf(ob, 1)
    for s in strands:
        parts.append(tube(name + ' fringe', spline(s, 3), [.0042, .0034, .003, .003, .0028, .0026, .002][:7], mat, 6))
    return parts


def curtain(name, width, height, loc, mat, folds=9, depth=.055, rot=0.0, seed=0):
    """Hanging drapery: pleats are tight and even at the heading, wander and open toward a soft hem."""
    rng = random.Random(seed)
    nx, nz = folds * 16, 40
    shift = [rng.uniform(-.5, .5) for _ in range(folds + 2)]
    verts, uvs = [], []
    for k in range(nz + 1):
        t = k / nz                              # 0 at the heading, 1 at the hem
        for i in range(nx + 1):
            u = i / nx * folds
            f = int(min(u, folds - 1e-6))
            s = shift[f] * (1 - (u - f)) + shift[f + 1] * (u - f)
            phase = 2 * math.pi * (u + .35 * s * t)
            amp = depth * (.55 + .45 * t) * (1 + .5 * s * t)
            x = (i / nx - .5) * width * (1 + .10 * t) + .012 * math.sin(phase * 2 + s * 5) * t
            y = amp * math.sin(phase) + .02 * t * noise.noise((u * .7, t * 2, seed))
            verts.append((x, y, height * (1 - t)))
            uvs.append((i / nx * width * 2, t * height))
    w = nx + 1
    faces = [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(nz) for i in range(nx)]
    ob = mesh(name, verts, faces, mat, uvs=uvs)
    ob.location, ob.rotation_euler = loc, (0, 0, rot)
    return subsurf(ob, 1)


def _scatter(ob, count, rng):
    """Random points on a surface: (position, normal) pairs in world space, area weighted."""
    ev = ob.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = ev.to_mesh()
    me.calc_loop_triangles()
    tris = [[me.vertices[v].co for v in t.vertices] + [t.normal] for t in me.loop_triangles]
    areas = np.array([t.area for t in me.loop_triangles])
    out = []
    for i in rng.choice(len(tris), count, p=areas / areas.sum()):
        a, b, c, n = tris[i]
        u, v = sorted(rng.random(2))
        out.append((ob.matrix_world @ (a * u + b * (v - u) + c * (1 - v)), (ob.matrix_world.to_3x3() @ n).normalized()))
    return out, float(areas.sum())


def loops(ob, mat, per_m2=30000, radius=.0062, yarn=.0026, seed=0):
    """Boucle: real yarn curls on every square centimetre, instanced on the faces of a hidden quad cloud."""
    rng = np.random.default_rng(seed)
    bpy.context.view_layer.update()
    _, area = _scatter(ob, 1, rng)
    points, _ = _scatter(ob, int(area * per_m2), rng)
    out = []
    for kind in range(3):
        verts, faces = [], []
        for p, n in points[kind::3]:
            tilt = (n + Vector(rng.normal(0, .5, 3))).normalized()
            t = tilt.orthogonal().normalized()
            t.rotate(Matrix.Rotation(rng.uniform(0, 6.28), 3, tilt))
            b, s, q = tilt.cross(t), .0005 * rng.uniform(.8, 1.25), p + n * yarn * rng.uniform(.3, 1.6)
            faces.append(tuple(range(len(verts), len(verts) + 4)))
            verts += [q - t * s - b * s, q + t * s - b * s, q + t * s + b * s, q - t * s + b * s]
        cloud = mesh(ob.name + ' boucle', verts, faces, mat, False)
        cloud.instance_type, cloud.use_instance_faces_scale, cloud.instance_faces_scale = 'FACES', True, 1000
        cloud.show_instancer_for_render = False
        turns = np.linspace(0, 2 * math.pi * (1.05 + .2 * kind), 15)
        curl = [(radius * (1 - .12 * kind * a / 6.28) * math.cos(a), radius * math.sin(a) * (.8 + .12 * kind),
                 yarn * (.9 * math.sin(2 * a + kind) + .5 * a / 3)) for a in turns]
        seed_curl = tube(ob.name + ' curl', curl, yarn, mat, 6)
        seed_curl.parent = cloud
        out.append(cloud)
    return out


def bedcover(name, width, length, drop, loc, mat, puff=.02, crumple=.012, seed=0, thickness=.012, cell=.016, round_over=.05):
    """Quilt or duvet lying on a bed `width` by `length` whose top middle is loc, hanging `drop` over both sides and the foot (-Y)."""
    nx, ny = round((width + 2 * drop) / cell), round((length + drop) / cell)

    def over(s, half):
        """How far along and how far down a point lies that is `s` metres of cloth from the middle."""
        past = abs(s) - (half - round_over)
        if past <= 0:
            return s, 0.0
        a = min(past / round_over, math.pi / 2)
        return math.copysign(half - round_over + round_over * math.sin(a), s), round_over * (1 - math.cos(a)) + max(0, past - round_over * math.pi / 2)

    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = (i / nx - .5) * (width + 2 * drop), j / ny * (length + drop) - drop - length / 2
            (x, dx), (y, dy) = over(u, width / 2), over(v, length / 2) if v < 0 else (v, 0.0)
            down = dx + dy
            big = noise.noise((u * 2.3 + seed, v * 2.9, seed)) + .5 * noise.noise((u * 6 + v * 3, v * 7 - u * 2, seed + 9))
            crease = 1 - 2 * abs(noise.noise((u * 5 + 2 * v + seed, v * 3.5 - u, seed + 3)))
            z = puff * (.5 + .5 * big) + crumple * (crease ** 3 if crease > 0 else 0) - down
            swing = .45 * min(down, .35) * noise.noise((u * 3 + v * 4, v * 3 - u * 4, seed + 5)) + .02 * min(1, down * 8)
            x += math.copysign(swing, u) if dx > .001 else 0
            y -= swing if dy > .001 else 0
            verts.append((loc[0] + x, loc[1] + y, loc[2] + z))
            uvs.append((u, v))
    w = nx + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)]
    ob = mesh(name, verts, faces, mat, uvs=uvs)
    solid = ob.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return subsurf(ob, 1)
