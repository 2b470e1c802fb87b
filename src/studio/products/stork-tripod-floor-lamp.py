"""Stork: three oak legs meeting in a brass knuckle under a broad drum of oat linen."""
import math

import fabrics
import forms as f
import light
import materials as m

ALT = 'Floor lamp with three oak legs, a brass knuckle and a lit linen drum shade'
VIEW = {'azimuth': 0, 'elevation': 2, 'key': .55, 'fill': .6, 'back': .8}
DETAIL = ('Brass knuckle where three oak legs meet, under the lit linen shade',
          {'azimuth': 20, 'elevation': 3, 'part': 'knuckle', 'zoom': .62, 'centre': (.5, .56)})


def build(W, D, H):
    brass, oak, low = m.brass(), m.oak('Z'), H - .32
    knuckle = low - .09
    shade = fabrics.shade('#dfcfae', cast=1.6, pitch=.005)
    parts = [f.lathe('shade', [(.230, low), (.226, (low + H) / 2), (.222, H - .004)], (0, 0, 0), shade, 128, 1),
             f.lathe('knuckle', [(0, -.05), (.018, -.048), (.030, -.036), (.034, -.018), (.034, .002), (.024, .014), (.011, .024), (.010, .16), (0, .16)],
                     (0, 0, knuckle), brass, 64, 3)]
    for r, z in ((.230, low), (.222, H - .004)):
        parts.append(f.tube('tape', f.circle(r, 96, z), .003, fabrics.linen('#d5c4a0', .002), 8, True))
    for k in range(3):          # from the knuckle to the inside of the shade
        c, s = math.cos(2.0944 * k), math.sin(2.0944 * k)
        parts.append(f.tube('spoke', [(0, 0, low + .064), (.11 * c, .11 * s, low + .058), (.2285 * c, .2285 * s, low + .05)], .002, brass, 8))
    reach = W / 2 + .02
    for k in range(3):
        a = math.radians(-150 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        parts.append(f.leg('leg', (reach * c, reach * s, 0), (.020 * c, .020 * s, knuckle - .006), .0115, .0165, oak, 32))
        parts.append(f.leg('ferrule', (.062 * c, .062 * s, knuckle - .150), (.019 * c, .019 * s, knuckle - .004), .0168, .0185, brass, 32))
    return f.group('stork', parts)


def dress(root):
    light.area((0, 0, 1.30), (0, 0, 0), (.22, .22), 16, '#ffc98c', spread=140, reflect=False)
