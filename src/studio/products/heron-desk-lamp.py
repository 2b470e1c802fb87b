"""Heron: a task lamp balanced by two brass weights, with a narrow cone of blackened steel."""
from mathutils import Vector

import fabrics
import forms as f
import light
import materials as m

ALT = 'Black desk lamp with two thin arms balanced by brass weights and a narrow cone shade'
VIEW = {'azimuth': 14, 'elevation': 3, 'key': .7, 'fill': .75, 'back': .8, 'centre': (.49, .48), 'zoom': 1.04}
DETAIL = ('Narrow black cone shade, white inside, on a brass joint at the end of the thin arm',
          {'part': 'head', 'azimuth': 18, 'elevation': -14, 'lens': 60, 'zoom': .8, 'centre': (.56, .46)})


def rod(name, a, b, radius, mat):
    return f.tube(name, [a, Vector(a).lerp(Vector(b), .5), b], radius, mat, 20)


def build(W, D, H):
    steel, brass, left = m.blackened_steel(), m.brass(), -W / 2
    base = .09
    foot = Vector((left + base + .09, 0, 0))
    elbow, tip = Vector((left + .12, 0, H - .115)), Vector((W / 2 - .038, 0, H - .032))
    hinge = Vector((foot.x, 0, .20))
    parts = [f.lathe('base', [(0, 0), (base - .003, 0), (base, .003), (base, .016), (base - .003, .019), (.022, .020), (.014, .026), (.010, .040), (0, .040)], foot, steel, 96, 1),
             rod('stem', foot + Vector((0, 0, .02)), hinge, .0085, steel)]
    low = (elbow - hinge).normalized()
    parts.append(rod('arm', hinge - low * .10, elbow, .0068, steel))
    high = (tip - elbow).normalized()
    parts.append(rod('arm', elbow - high * .085, tip, .0068, steel))
    for end, along, size in ((hinge - low * .105, low, .026), (elbow - high * .09, high, .022)):
        parts.append(f.tube('weight', [end - along * .028, end, end + along * .028], [size, size, size], brass, 48))
    for p in (hinge, elbow, tip):
        parts.append(f.tube('joint', [p - Vector((0, .017, 0)), p, p + Vector((0, .017, 0))], .0125, brass, 40))
    aim = Vector((-.34, -.20, -1)).normalized()
    cone = [(.003, .0), (.019, .002), (.022, .012), (.024, .050), (.060, .158), (.0615, .172), (.0590, .172), (.057, .158), (.022, .055), (0, .050)]
    head = f.lathe('head', cone, tip - aim * .028, steel, 96, 1)
    inner = f.lathe('inside', [(.0565, .160), (.022, .058), (0, .055)], tip - aim * .028, m.paint('#efe6d6', .6), 64, 1)
    bulb = f.lathe('bulb', [(0, .148), (.017, .142), (.023, .122), (.018, .098), (.011, .07), (0, .07)], tip - aim * .028, m.opal('#ffcf94', 1.6, 22), 48, 4)
    socket = f.lathe('socket', [(0, .045), (.012, .045), (.012, .076), (0, .076)], tip - aim * .028, brass, 32, 1)
    for ob in (head, inner, bulb, socket):
        ob.rotation_euler = aim.to_track_quat('Z', 'Y').to_euler()
    parts += [head, inner, bulb, socket]
    cord = f.spline([foot + Vector((-.05, .06, .006)), foot + Vector((-.16, .13, .004)), foot + Vector((-.4, .12, .004)), foot + Vector((-.9, .3, .004))], 10)
    parts.append(f.tube('prop cord', cord, .0026, fabrics.linen('#2c2622', .002), 8))
    return f.group('heron', parts)


def dress(root):
    light.area((.24, -.04, .37), (.16, -.06, 0), (.08, .08), 1.5, '#ffc98c', spread=110, reflect=False)
