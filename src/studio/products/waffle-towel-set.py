"""Waffle: two bath and two hand towels, folded and stacked, edges to the front."""
import math
import random

import fabrics
import forms as f

ALT = 'Stack of folded chalk-coloured waffle towels, two sizes'
VIEW = {'azimuth': -26, 'elevation': 13, 'key': .9}


def folded(name, w, d, t, z, layers, mat, rng):
    """A folded towel: `layers` thicknesses of cloth that turn round at the front edge, uneven as cloth is."""
    parts, thick = [], t / layers
    for i in range(layers):
        level = z + thick * (i + .5)
        shift, sag = rng.uniform(-.003, .003), rng.uniform(.0005, .002)
        rings, n = [], 40
        for j in range(33):
            x = (j / 32 - .5) * (w + shift)
            ring = []
            for k in range(n):
                a = 2 * math.pi * k / n
                c, s = math.cos(a), math.sin(a)
                px = math.copysign(abs(c) ** .16, c) * (d / 2 + shift)
                pz = math.copysign(abs(s) ** .38, s) * thick * .49
                ripple = sag * math.sin(9 * x + 3 * px + i) + .0012 * math.sin(31 * x + 11 * i)
                edge = .0035 * (1 - abs(2 * j / 32 - 1) ** 8)
                ring.append((x, px + .003 * math.sin(5 * x + i), level + pz * (.72 + edge * 85) + ripple))
            rings.append(ring)
        ob = f.loft(name, rings, mat, caps=True, smooth=70)
        uv = ob.data.uv_layers[0].data
        for loop in ob.data.loops:
            co = ob.data.vertices[loop.vertex_index].co
            uv[loop.index].uv = (co.x, co.y + co.z * 1.5)
        parts.append(ob)
    return parts


def build(W, D, H, colour='#d9d1c2'):
    chalk, rng = fabrics.waffle(colour), random.Random(5)
    parts, z = [], 0
    for i, (w, d, t) in enumerate(((.38, .30, .062), (.375, .295, .060), (.33, .235, .044), (.325, .23, .043))):
        pile = folded('towel', w, d, t, z, 3 if i < 2 else 2, chalk, rng)
        for ob in pile:
            ob.rotation_euler.z = rng.uniform(-.03, .03)
        parts += pile
        z += t - .002
    return f.group('waffle', parts)
