"""Branch: three ash poles that cross once at a brass collar, three pegs on each; a hat and a scarf on it."""
import math

from mathutils import Vector

import fabrics
import forms as f
import materials as m

ALT = 'Coat stand of three ash poles crossing at a brass collar, a straw hat and a scarf on its pegs'
VIEW = {'azimuth': 0, 'elevation': 3, 'centre': (.5, .47), 'zoom': 1.1}
DETAIL = ('Turned pegs near the top of the ash poles, a straw hat hanging on one of them',
          {'elevation': 4, 'zoom': 3.0, 'centre': (.5, -.36)})
VARIANTS = {'Black ash': ('Coat stand of three black-stained ash poles crossing at a brass collar', {'stain': 'black'})}


def hat(loc):
    """Straw: a creased crown and a brim that dips in front, tipped on its peg."""
    straw = fabrics.linen('#c3a26a', .0045, 1.2, .22, .1)
    brim = [(.0, .112), (.040, .115), (.066, .108), (.080, .086), (.087, .040), (.090, .006), (.096, .0), (.125, -.004), (.155, -.002), (.172, .006)]
    felt = f.lathe('prop hat', brim, loc, straw, 96, 6)
    for v in felt.data.vertices:
        out = math.hypot(v.co.x, v.co.y)
        v.co.z += .016 * (v.co.x / .17) ** 2 if out > .09 else -.030 * max(0, 1 - abs(v.co.x) / .05) * (v.co.z > .07)
        v.co.y *= 1.06
    felt.modifiers.new('thickness', 'SOLIDIFY').thickness = .003
    ribbon = f.lathe('prop ribbon', [(.0915, .008), (.0905, .022), (.0895, .034)], loc, fabrics.cotton('#2c2622'), 96, 2)
    for ob in (felt, ribbon):
        ob.rotation_euler = (math.radians(62), math.radians(-8), math.radians(12))
    return [felt, ribbon]


def scarf(loc, mat):
    """Two lengths of wool falling from one peg, in long folds that open toward their ends."""
    parts = []
    for x, y, length, wide, phase in ((-.012, -.016, .62, .15, .4), (.022, .012, .50, .14, 2.1)):
        rings = []
        for j in range(49):
            t = j / 48
            half, fold = wide / 2 * (.30 + .70 * min(1, 1.7 * t)), .020 * (1 - .45 * t)
            rings.append([(loc[0] + x + half * (2 * s - 1) + .012 * math.sin(5 * t + phase),
                           loc[1] + y * min(1, 8 * t) + fold * math.sin(11 * s + phase + 1.2 * t), loc[2] + .012 * math.cos(min(1.57, 8 * t)) - length * t)
                          for s in [i / 40 for i in range(41)]])
        parts.append(f.loft('prop scarf', rings, mat, closed=False, thickness=.005, smooth=80))
        for i in range(0, 41, 2):
            p = Vector(rings[-1][i])
            parts.append(f.tube('prop fringe', [p, p + Vector((.002, 0, -.03)), p + Vector((-.003 * math.sin(i), 0, -.065))], [.003, .0026, .0018], mat, 6))
    return parts


def build(W, D, H, stain='natural'):
    ash = {'natural': m.ash, 'black': m.black_ash}[stain]('Z')
    brass, felt, parts, pegs = m.brass(), m.paint('#2b2724', .95), [], []
    r, cross = W / 2 - .016, H * .56
    for k in range(3):
        a = math.radians(100 + 120 * k)
        foot = Vector((r * math.cos(a), r * math.sin(a), .004))
        near = Vector((.027 * math.cos(a + 1.57), .027 * math.sin(a + 1.57), cross))
        axis = (near - foot).normalized()
        top = foot + axis * ((H - .008) / axis.z)
        lead = foot.lerp(top, .56)
        parts.append(f.leg('pole', foot, lead, .0150, .0235, ash, 48))
        parts.append(f.leg('pole', top, lead, .0150, .0235, ash, 48))
        parts.append(f.lathe('tip', [(.0148, -.004), (.0146, .002), (.011, .010), (.005, .0135), (0, .014)], top - axis * .004, ash, 48, 4))
        parts[-1].rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
        parts.append(f.lathe('felt', [(0, 0), (.0125, 0), (.0125, .006), (0, .006)], foot - Vector((0, 0, .004)), felt, 32, 1))
        out = Vector((top.x, top.y, 0)).normalized()
        for along, length, side in ((.955, .105, out), (.84, .12, Vector((out.y, -out.x, 0)) + out * .4), (.70, .12, Vector((-out.y, out.x, 0)))):
            p = foot.lerp(top, along)
            reach = (side.normalized() + Vector((0, 0, .62))).normalized()
            parts.append(f.leg('peg', p + reach * .006, p + reach * length * .92, .0115, .0085, ash, 32))
            knob = f.lathe('knob', [(.0084, -.010), (.0095, -.005), (.0165, .001), (.0180, .007), (.0155, .013), (.008, .0165), (0, .0172)], p + reach * length * .93, ash, 48, 5)
            knob.rotation_euler = reach.to_track_quat('Z', 'Y').to_euler()
            parts.append(knob)
            pegs.append((p, reach, length))
    band = [(.047, -.024), (.054, -.022), (.0555, -.017), (.0555, .017), (.054, .022), (.047, .024), (.045, .019), (.045, -.019), (.047, -.024)]
    parts.append(f.lathe('collar', band, (0, 0, cross), brass, 96, 1))
    parts.append(f.leg('screw', (0, -.052, cross), (0, -.064, cross), .010, .010, brass, 32))
    p, reach, length = pegs[3]
    parts += scarf(p + reach * length * .55, fabrics.wool('#8c4a2c', .006))
    p, reach, length = pegs[6]
    parts += hat(p + reach * length * .85 + Vector((0, -.015, -.06)))
    return f.group('branch', parts)
