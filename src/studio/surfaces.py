"""Surface: the triangles of one part in world space, and whether two of them touch or lie in one another."""
import math

import bmesh
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

ISLANDS = 40        # a mesh of more pieces than this (leaves, threads, grains) is taken as one part
PINHOLE = .0025     # metres: turned and swept parts have such openings on their axis, and are closed all the same
STEP = .004         # metres between the points a surface is probed at
SKEW = Vector((.5377, .3113, .7836)).normalized()


class Surface:
    def __init__(self, verts, tris, closed, ends=()):
        self.verts, self.tris, self.closed, self.ends = verts, tris, closed, ends
        self.low, self.high = verts.min(axis=0), verts.max(axis=0)
        self.sheet = not closed and (self.high - self.low).min() < .0005
        a, b, c = (verts[tris[:, k]] for k in range(3))
        cross = np.cross(b - a, c - a)
        self.areas = np.linalg.norm(cross, axis=1) / 2
        self.normals = cross / np.maximum(2 * self.areas, 1e-18)[:, None]
        self.tree = BVHTree.FromPolygons(verts.tolist(), tris.tolist(), all_triangles=True)
        self._probes = None

    @classmethod
    def islands(cls, ob, depsgraph):
        """The connected pieces of an object's mesh as it is rendered."""
        mesh = ob.evaluated_get(depsgraph).to_mesh()
        bm = bmesh.new()
        bm.from_mesh(mesh)
        bm.transform(ob.matrix_world)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-6)
        bmesh.ops.triangulate(bm, faces=bm.faces)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.verts.index_update()
        pieces = list(_pieces(bm))
        if len(pieces) > ISLANDS:
            pieces = [list(bm.faces)]
        for faces in pieces:
            index = {v: i for i, v in enumerate({v for f in faces for v in f.verts})}
            ends = list(_ends(faces))
            closed = all(np.ptp(rim, axis=0).max() < PINHOLE for rim in ends)
            yield cls(np.array([v.co for v in index]), np.array([[index[v] for v in f.verts] for f in faces]), closed, ends)
        bm.free()

    def near(self, other, gap):
        """Whether the boxes around both come closer than `gap`."""
        return bool((self.low <= other.high + gap).all() and (other.low <= self.high + gap).all())

    def probes(self):
        """Points spread evenly over the surface, with their normals and the area each stands for."""
        if self._probes is None:
            rng, total = np.random.default_rng(7), self.areas.sum()
            count = int(min(6000, max(60, total / STEP ** 2)))
            pick = rng.choice(len(self.tris), count, p=self.areas / total)
            u, v = rng.random((2, count, 1))
            flip = u + v > 1
            u, v = np.where(flip, 1 - u, u), np.where(flip, 1 - v, v)
            a, b, c = (self.verts[self.tris[pick, k]] for k in range(3))
            self._probes = a + u * (b - a) + v * (c - a), self.normals[pick], total / count
        return self._probes

    def within(self, points, gap):
        """Indices of the points that lie in the box around this surface, `gap` added."""
        return np.flatnonzero(((points >= self.low - gap) & (points <= self.high + gap)).all(axis=1))

    def holds(self, point):
        """Whether a point is inside a closed surface: a ray from it leaves through an odd number of faces."""
        at, crossings = Vector(point), 0
        while crossings < 64:
            hit = self.tree.ray_cast(at, SKEW)[0]
            if hit is None:
                break
            crossings, at = crossings + 1, hit + SKEW * 1e-6
        return crossings % 2 == 1


def _pieces(bm):
    """Lists of faces that hang together."""
    seen = set()
    for first in bm.faces:
        if first in seen:
            continue
        piece, stack = [], [first]
        seen.add(first)
        while stack:
            face = stack.pop()
            piece.append(face)
            for e in face.edges:
                for other in e.link_faces:
                    if other not in seen:
                        seen.add(other)
                        stack.append(other)
        yield piece


def _ends(faces):
    """Lists of points, one per open end of a swept part: the rim of the opening."""
    open_edges = {e for f in faces for e in f.edges if e.is_boundary}
    while open_edges:
        stack, rim = [open_edges.pop()], set()
        while stack:
            edge = stack.pop()
            for v in edge.verts:
                rim.add(v)
                more = open_edges.intersection(v.link_edges)
                open_edges -= more
                stack += more
        yield np.array([v.co for v in rim])


def set_in(part, rim, others):
    """Whether the end of a swept part, from its rim to its full section, lies behind the wall of one of the others, as seen from
    the point of the part that is farthest from its ends."""
    from_ends = np.min([np.linalg.norm(part.verts - end.mean(axis=0), axis=1) for end in part.ends], axis=0)
    apex = Vector(part.verts[from_ends.argmax()])
    section = part.verts[np.linalg.norm(part.verts - rim.mean(axis=0), axis=1).argsort()[:4 * len(rim)]]
    for other in others:
        if all(other.tree.ray_cast(Vector(p), (apex - Vector(p)).normalized(), (apex - Vector(p)).length)[0] for p in section):
            return True
    return False


def distance(a, b):
    """Metres between two parts, to the nearest probe."""
    return min(two.tree.find_nearest(Vector(p))[3] for one, two in ((a, b), (b, a)) for p in one.probes()[0][:400])


def touch(a, b, gap):
    """Whether two parts meet: they cross, come closer than `gap` (metres), or one is set into the other."""
    if a.tree.overlap(b.tree):
        return True
    for one, two in ((a, b), (b, a)):
        for points in (one.verts, one.probes()[0]):
            for i in two.within(points, gap):
                if two.tree.find_nearest(Vector(points[i]), gap)[0] is not None:
                    return True
    return any(two.closed and two.holds(one.verts[0]) for one, two in ((a, b), (b, a)))


def coincide(a, b, shared):
    """Square metres where the outsides of two parts lie in one another and face the same way; flat sheets either way."""
    points, normals, area = a.probes()
    count, either = 0, a.sheet or b.sheet
    for i in b.within(points, shared):
        at, normal, *_ = b.tree.find_nearest(Vector(points[i]), shared)
        if at is not None:
            along = float(np.dot(normals[i], normal))
            count += (abs(along) if either else along) > math.cos(.02)
    return count * area
