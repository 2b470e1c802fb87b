"""A shallow travertine bowl with a 14 mm rim on a ribbed drum foot, two pomegranates in it."""
import math

import forms as f
import materials as m

ALT = 'Shallow travertine bowl on a ribbed drum foot with two pomegranates in it'
VIEW = {'azimuth': 0, 'elevation': 19}
DETAIL = ('Ribbed drum foot under the thick rounded travertine rim, open pores in the stone',
          {'azimuth': 24, 'elevation': 4, 'zoom': 1.8, 'centre': (.54, .52)})


def build(W, D, H):
    stone, r = m.travertine(), W / 2
    bowl = [(.06, H - .072), (.085, H - .066), (.125, H - .043), (r - .003, H - .012), (r, H - .006), (r - .004, H - .001), (r - .010, H), (r - .014, H - .004),
            (.110, H - .032), (.07, H - .047), (0, H - .053)]
    parts = [f.lathe('bowl', bowl, (0, 0, 0), stone, 128, 5)]
    rings, n = [], 40 * 8
    for z, k in ((.0, .97), (.003, 1), (H - .078, 1), (H - .066, 1.0)):
        rings.append([((.070 * k + .0022 * abs(math.sin(20 * 2 * math.pi * i / n))) * math.cos(2 * math.pi * i / n),
                       (.070 * k + .0022 * abs(math.sin(20 * 2 * math.pi * i / n))) * math.sin(2 * math.pi * i / n), z) for i in range(n)])
    parts.append(f.loft('foot', rings, stone, caps=True, smooth=30))
    for i, (x, y, s, colour) in enumerate(((-.040, .012, .040, '#7c2f22'), (.044, .020, .037, '#8d3b2a'))):
        fruit = [(0, -.92 * s), (.45 * s, -.84 * s), (.92 * s, -.35 * s), (s, .1 * s), (.78 * s, .66 * s), (.30 * s, .92 * s), (.2 * s, 1.02 * s), (.24 * s, 1.26 * s), (.19 * s, 1.24 * s), (.13 * s, 1.0 * s), (0, .95 * s)]
        ob = f.lathe('prop pomegranate', fruit, (x, y, H - .050 + s * .93), m.glaze(colour, '#4a1a10', .45, .15, .3), 64, 4)
        ob.rotation_euler = (.35 - .5 * i, .45 * (1 - 2 * i), 0)
        parts.append(ob)
    return f.group('footed bowl', parts)
