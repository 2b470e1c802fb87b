"""Brass arc floor lamp, 1.0 x 0.34 x 1.95 m: marble drum, swept brass stem, lit opal globe of 30 cm."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Brass arc floor lamp with a lit opal globe and a round marble base'
VIEW = {'azimuth': -16, 'elevation': 2, 'lens': 85, 'key': .45, 'fill': .5, 'back': .7}
DETAIL = ('Brass stem rising from a stepped collar on the round drum of grey-veined white marble',
          {'part': 'base', 'azimuth': -16, 'elevation': 17, 'zoom': .86, 'centre': (.5, .34)})


def build(W, D, H, cast=16.0):
    """The arc reaches toward +X; the base is centred on the origin. `cast` is the light thrown by the globe."""
    brass, stone = m.brass(), m.marble()
    stem = [(0, 0, .09), (0, 0, .60), (0, 0, 1.10)]
    stem += [(.36 - .36 * math.cos(a), 0, 1.38 + .52 * math.sin(a)) for a in (0, .35, .75, 1.15, 1.6, 2.0, 2.35)]
    x, _, z = stem[-1]
    stem += [(x + .034, 0, z - .070), (x + .040, 0, z - .125)]
    path = f.spline(stem, 14)
    x += .040
    parts = [f.lathe('base', [(0, 0), (.158, 0), (.165, .004), (.165, .085), (.160, .090), (0, .090)], (0, 0, 0), stone, 128, 1),
             f.lathe('collar', [(0, .086), (.036, .086), (.036, .094), (.020, .102), (.016, .150), (0, .150)], (0, 0, 0), brass, 64, 1),
             f.tube('stem', path, .0105, brass, 24)]
    cap = [(0, .06), (.012, .06), (.014, .045), (.034, .030), (.062, .012), (.068, -.006), (.064, -.006), (0, .012)]
    parts.append(f.lathe('cap', cap, (x, 0, z - .155), brass, 64, 3))
    parts.append(f.lathe('fitter', [(0, .020), (.050, .016), (.052, -.012), (0, -.014)], (x, 0, z - .155), brass, 64, 1))
    parts.append(f.lathe('globe', [(.15 * math.sin(a), -.15 * math.cos(a)) for a in [i * math.pi / 48 for i in range(49)]],
                         (x, 0, z - .30), m.opal(cast=cast), 96, 1))
    parts.append(f.lathe('finial', [(0, -.012), (.006, -.010), (.010, 0), (.006, .006), (0, .006)], (x, 0, z - .452), brass, 32, 3))
    cord = f.spline([(-.02, .16, .012), (-.12, .34, .004), (-.40, .42, .004), (-.80, .70, .004), (-1.6, .80, .004)], 10)
    parts.append(f.tube('prop cord', cord, .0032, fabrics.linen('#3a2f26', .003), 8))
    return f.group('arc lamp', parts)
