"""Heron: a task lamp balanced by two brass weights, with a narrow cone of blackened steel."""
from mathutils import Vector

import fabrics
import forms as f
import materials as m

ALT = 'Black desk lamp with two thin arms balanced by brass weights and a narrow cone shade'
VIEW = {'azimuth': -8, 'elevation': 4, 'key': .7, 'fill': .8, 'bloom': .05, 'samples': 36}


def rod(name, a, b, radius, mat):
    return f.tube(name, [a, Vector(a).lerp(Vector(b), .5), b], radius, mat, 20)


def build(W, D, H):
    steel, brass, left = m.blackened_steel(), m.brass(), -W / 2
    base = .09
    foot = Vector((left + base + .09, 0, 0))
    elbow, tip = Vector((left + .12, 0, H - .115)), Vector((W / 2 - .10, 0, H - .045))
    hinge = Vector((foot.x, 0, .20))
    parts = [f.lathe('base', [(0, 0), (base - .003, 0), (base, .003), (base, .016), (base - .003, .019), (.02, .020), (.012, .024), (0, .024)], foot, steel, 96, 1),
             rod('stem', foot + Vector((0, 0, .02)), hinge, .0062, steel)]
    low = (elbow - hinge).normalized()
    parts.append(rod('arm', hinge - low * .10, elbow, .0048, steel))
    high = (tip - elbow).normalized()
    parts.append(rod('arm', elbow - high * .085, tip, .0048, steel))
    for end, along, size in ((hinge - low * .105, low, .023), (elbow - high * .09, high, .019)):
        parts.append(f.tube('weight', [end - along * .024, end, end + along * .024], [size, size, size], brass, 48))
    for p in (hinge, elbow, tip):
        parts.append(f.tube('joint', [p - Vector((0, .014, 0)), p, p + Vector((0, .014, 0))], .0105, brass, 32))
    aim = Vector((.30, 0, -1)).normalized()
    cone = [(.003, .0), (.016, .002), (.019, .012), (.021, .045), (.052, .135), (.0535, .148), (.0515, .148), (.050, .136), (.019, .05), (0, .045)]
    head = f.lathe('head', cone, tip - aim * .028, steel, 96, 1)
    inner = f.lathe('inside', [(.0495, .137), (.019, .052), (0, .05)], tip - aim * .028, m.paint('#efe6d6', .6), 64, 1)
    bulb = f.lathe('bulb', [(0, .118), (.016, .112), (.022, .095), (.017, .075), (.010, .06), (0, .06)], tip - aim * .028, m.opal('#ffcf94', 1.6, 22), 48, 4)
    for ob in (head, inner, bulb):
        ob.rotation_euler = aim.to_track_quat('Z', 'Y').to_euler()
    parts += [head, inner, bulb]
    cord = f.spline([foot + Vector((-.05, .06, .006)), foot + Vector((-.16, .13, .004)), foot + Vector((-.4, .12, .004)), foot + Vector((-.9, .3, .004))], 10)
    parts.append(f.tube('prop cord', cord, .0026, fabrics.linen('#2c2622', .002), 8))
    return f.group('heron', parts)
