"""Folio: a round folding table in bottle green, its top pierced in a leaf pattern."""
import math

import bpy

import forms as f
import materials as m

ALT = 'Round folding table in bottle-green steel, its top pierced with small leaves'
VIEW = {'azimuth': -24, 'elevation': 20, 'centre': (.5, .46)}
DETAIL = ('Table top seen from above, small leaf shapes pierced through green steel inside a rolled edge',
          {'part': 'top', 'azimuth': -16, 'elevation': 46, 'zoom': 1.3, 'centre': (.56, .52)})


def leaf(cx, cy, angle, length, n=10):
    """Outline of one pierced leaf."""
    side = [(length * (k / n - .5), .20 * length * math.sin(math.pi * k / n)) for k in range(n + 1)]
    pts = side + [(x, -y) for x, y in side[-2:0:-1]]
    c, s = math.cos(angle), math.sin(angle)
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in pts]


def pierced(r, z, thick, leaves, mat):
    """A disc with holes, filled as a flat curve so that no boolean is needed."""
    curve = bpy.data.curves.new('top', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = '2D', 'BOTH', thick / 2 - .0008, .0008, 1
    for ring in [[(r * math.cos(a), r * math.sin(a)) for a in [2 * math.pi * k / 160 for k in range(160)]], *leaves]:
        s = curve.splines.new('POLY')
        s.points.add(len(ring) - 1)
        for p, (x, y) in zip(s.points, ring):
            p.co = (x, y, 0, 1)
        s.use_cyclic_u = True
    ob = bpy.data.objects.new('top', curve)
    bpy.context.scene.collection.objects.link(ob)
    solid = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    out = bpy.data.objects.new('top', solid)
    solid.materials.clear()
    solid.materials.append(mat)
    out.location.z = z
    bpy.context.scene.collection.objects.link(out)
    return f.auto_smooth(out, 30)


def build(W, D, H):
    green, brass, r = m.coated('#22392c', .38), m.brass(), W / 2
    leaves = []
    for radius, count, length in ((.055, 6, .052), (.115, 12, .058), (.180, 18, .062), (.245, 24, .064)):
        for k in range(count):
            a = 2 * math.pi * (k + .5 * (count % 12 == 6)) / count
            leaves.append(leaf(radius * math.cos(a), radius * math.sin(a), a + .6, length))
    parts = [pierced(r - .008, H - .004, .003, leaves, green), f.tube('rolled edge', f.circle(r - .0085, 128, H - .0085), .0085, green, 16, True)]
    # Two U frames crossing like scissors, one narrower than the other.
    for half, s in ((.205, -1), (.185, 1)):
        y0, y1 = s * .235, -s * .205
        path = [(-half, y0, .012), (-half, (y0 + y1) / 2, H / 2), (-half, y1, H - .03)]
        for sx in (-1, 1):
            parts.append(f.tube('leg', [(sx * -x, y, z) if sx > 0 else (x, y, z) for x, y, z in path], .0095, green, 20))
            parts.append(f.lathe('foot', [(0, 0), (.011, 0), (.012, .003), (.011, .018), (0, .018)], (sx * half, y0, 0), m.paint('#1a1a19', .8), 24, 1))
        parts.append(f.tube('bar', [(-half, y0 * .86, .062), (0, y0 * .86, .062), (half, y0 * .86, .062)], .0075, green, 16))
        parts.append(f.tube('bar', [(-half, y1, H - .03), (0, y1, H - .03), (half, y1, H - .03)], .0095, green, 16))
    for sx in (-1, 1):
        parts.append(f.tube('pivot', [(sx * .180, 0, H * .5), (sx * .195, 0, H * .5), (sx * .222, 0, H * .5)], .010, brass, 24))
    for x in (-.10, .10):
        parts.append(f.box('bracket', (.016, .46, .016), (x, 0, H - .01325), green, .002))
    parts.append(f.box('latch', (.19, .018, .016), (0, -.16, H - .028), brass, .003))
    return f.group('folio', parts)
