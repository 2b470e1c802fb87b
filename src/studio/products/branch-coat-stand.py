"""Branch: three ash poles that cross once at a brass collar, three pegs on each."""
import math

from mathutils import Vector

import forms as f
import materials as m

ALT = 'Coat stand of three pale ash poles crossing at a brass collar, with turned pegs near the top'
VIEW = {'azimuth': 0, 'elevation': 2, 'tone': '#a2978a'}


def build(W, D, H):
    ash, turned, brass, parts = m.ash('Z'), m.ash('Z'), m.brass(), []
    r, cross = W / 2 - .014, H * .56
    for k in range(3):
        a = math.radians(100 + 120 * k)
        twist = math.radians(28)
        foot = Vector((r * math.cos(a), r * math.sin(a), 0))
        near = Vector((.020 * math.cos(a + 1.57), .020 * math.sin(a + 1.57), cross))
        axis = (near - foot).normalized()
        top = foot + axis * (H / axis.z)
        lead = foot.lerp(top, .5)
        parts.append(f.leg('pole', foot, lead, .0115, .0175, ash, 32))
        parts.append(f.leg('pole', top, lead, .0125, .0175, ash, 32))
        out = Vector((top.x, top.y, 0)).normalized()
        for along, length in ((.965, .085), (.86, .095), (.66, .095)):
            p = foot.lerp(top, along)
            side = out if along > .7 else Vector((math.cos(a + twist), math.sin(a + twist), 0)) * -1
            tip = p + side * length + Vector((0, 0, length * .55))
            parts.append(f.leg('peg', p, p.lerp(tip, .86), .0075, .0085, turned, 24))
            parts.append(f.lathe('head', [(0, -.012), (.008, -.011), (.0125, -.004), (.0125, .003), (.008, .009), (0, .010)], p.lerp(tip, .9), turned, 32, 4))
    parts.append(f.lathe('collar', [(.036, -.016), (.041, -.014), (.041, .014), (.036, .016), (.034, .012), (.034, -.012), (.036, -.016)], (0, 0, cross), brass, 64, 1))
    return f.group('branch', parts)
