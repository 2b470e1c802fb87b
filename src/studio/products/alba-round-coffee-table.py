"""Alba: a walnut disc with an almond edge on three turned legs."""
import math

import forms as f
import materials as m

ALT = 'Round, low walnut coffee table with an almond-shaped edge on three turned, splayed legs'
VIEW = {'azimuth': -12, 'elevation': 21, 'lens': 70, 'centre': (.5, .47)}
DETAIL = ('Turned walnut leg meeting the table top at a thin brass collar, under the almond-shaped rim',
          {'azimuth': -24, 'elevation': 4, 'zoom': 2.4, 'centre': (.92, .40)})


def build(W, D, H):
    r = W / 2
    top = [(0, H - .040), (r - .045, H - .040), (r - .016, H - .034), (r - .004, H - .025), (r, H - .018), (r - .004, H - .010),
           (r - .020, H - .003), (r - .050, H), (0, H)]
    parts = [f.lathe('top', top, (0, 0, 0), m.walnut('X', ('Y', .14)), 160, 1)]
    f.auto_smooth(parts[0], 60)
    for a in (-1.05, 1.05, math.pi):
        c, s = math.cos(a - .5), math.sin(a - .5)
        parts.append(f.leg('leg', (.345 * c, .345 * s, 0), (.285 * c, .285 * s, H - .038), .022, .042, m.walnut('Z'), 48))
        parts.append(f.lathe('collar', [(0, 0), (.046, 0), (.046, .004), (0, .004)], (.285 * c, .285 * s, H - .044), m.brass(), 48, 1))
    return f.group('alba', parts)
