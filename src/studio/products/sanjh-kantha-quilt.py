"""Sanjh: a kantha quilt of washed indigo folded in half over an ash bench, one edge turned back to its ivory side."""
import math

import numpy as np
from mathutils import Vector, noise

import fabrics
import forms as f
import materials as m

ALT = 'Indigo quilt with rows of running stitch over an ash bench, one edge turned back to its ivory side'
VIEW = {'azimuth': -30, 'elevation': 20, 'zoom': 1.02, 'centre': (.5, .47)}
DETAIL = ('Rows of ivory running stitch on rippled indigo cotton, beside the turned-back ivory side',
          {'azimuth': -22, 'elevation': 34, 'zoom': 2.7, 'centre': (.72, .18)})


def along(front, back, half, r=.028):
    """From the front hem over the seat to the back hem: (y, z) and the outward normal, every 4 mm."""
    path = [(-half - .012, -front), (-half - .007, -front * .5), (-half - .002, -.06), (-half, -r), (-half + r * .3, -r * .3), (-half + r, 0), (-half * .4, .001),
            (half * .4, .001), (half - r, 0), (half - r * .3, -r * .3), (half, -r), (half + .002, -.06), (half + .012, -back)]
    pts = np.array(f.spline(path, 24))
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    at = np.linspace(0, run[-1], round(run[-1] / .004))
    y, z = (np.interp(at, run, pts[:, k]) for k in (0, 1))
    dy, dz = np.gradient(y), np.gradient(z)
    size = np.hypot(dy, dz)
    # The rows of stitches are spaced along the upper face, which is longer round the bends than the bench below it.
    upper = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y - .03 * dz / size), np.diff(z + .03 * dy / size)))])
    return [(Vector((0, a, b)), Vector((0, -q / s, p / s)), v) for a, b, p, q, s, v in zip(y, z, dy, dz, size, upper)]


def across(width, flap):
    """From the lower edge round the fold on the right and back over itself, then turned back on the left: (x, height), every 5 mm."""
    w, low, up, top = width / 2, .006, .030, .060
    turn = lambda x, a, b, side: [(x + side * (b - a) / 2 * math.sin(t), (a + b) / 2 - (b - a) / 2 * math.cos(t)) for t in (.5, 1.05, 1.57, 2.1, 2.64)]
    path = [(-w + .03, low), (-w * .4, low), (0, low), (w - .02, low)] + turn(w - .012, low, up, 1) + [(w - .02, up + .001), (w * .5, up), (0, up), (-w + .02, up)]
    path += turn(-w + .013, up, top, -1) + [(-w + .03, top + .001), (-w + flap * .6, top - .004), (-w + flap, up + .016)]
    pts = np.array(f.spline(path, 24))
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    at = np.linspace(0, run[-1], round(run[-1] / .005))
    return list(zip(*(np.interp(at, run, pts[:, k]) for k in (0, 1)), at))


def quilt(width, loc, indigo, ivory):
    rows, cols = along(.355, .27, .192), across(width, .20)
    verts, uvs = [], []
    for p, out, v in rows:
        free = min(1, max(0, -p.z - .03) * 4)
        for x, lift, u in cols:
            # Stitching gathers the cloth into fine puckers along its rows; the hanging part swings in shallow folds.
            pucker = .0016 * noise.noise((u * 26, v * 75, 0)) + .004 * noise.noise((u * 5, v * 6, 2))
            swing = free * (.010 * math.sin(13 * x + 1) + .006 * noise.noise((x * 9, p.z * 5, 4)))
            q = p + out * (lift + pucker + swing * .8)
            verts.append((q.x + x * (1 + .03 * free) + .006 * noise.noise((v * 5, x * 3, 6)), q.y, q.z + .006 * noise.noise((x * 7, 1, 8)) * free))
            uvs.append((u, v))
    n = len(cols)
    ob = f.mesh('quilt', verts, [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(len(rows) - 1) for i in range(n - 1)], indigo, uvs=uvs)
    ob.data.materials.append(ivory)
    solid = ob.modifiers.new('layers', 'SOLIDIFY')
    solid.thickness, solid.offset, solid.material_offset, solid.material_offset_rim = .008, 0, 1, 0
    ob.location = loc
    return ob


def build(W, D, H):
    indigo, ivory, ash, upright = fabrics.kantha('#34435a', '#d9d0bd'), fabrics.kantha('#d3c9b6', '#34435a'), m.ash('X'), m.ash('Z')
    parts = [f.box('prop seat', (1.16, .37, .035), (0, 0, .4425), ash, .010)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.leg('prop leg', (sx * .53, sy * .155, 0), (sx * .48, sy * .125, .43), .015, .022, upright))
        parts.append(f.tube('prop stretcher', [(sx * .515, -.14, .14), (sx * .515, 0, .14), (sx * .515, .14, .14)], .010, m.ash('SWEEP'), 16))
    parts.append(quilt(.66, (0, 0, .463), indigo, ivory))
    return f.group('sanjh', parts)
