"""Basin: a long stadium of honed travertine, hollowed, with two bottles and a bar of soap on it."""
import math

import forms as f
import materials as m

ALT = 'Long oval travertine tray carrying an amber bottle, a small green bottle and a bar of soap'
VIEW = {'azimuth': -22, 'elevation': 19, 'centre': (.5, .45)}
DETAIL = ('Long oval travertine tray from above, two bottles and a bar of soap on it',
          {'azimuth': -68, 'elevation': 52, 'zoom': 1.25, 'centre': (.5, .5)})


def stadium(w, d, n=40):
    r, x = d / 2, w / 2 - d / 2
    right = [(x + r * math.cos(a), r * math.sin(a)) for a in [math.pi * (k / n - .5) for k in range(n + 1)]]
    return right + [(-px, -py) for px, py in right]


def build(W, D, H):
    stone, rim, deep = m.travertine('#cbb592', '#a2845c'), .014, .008
    rings = []
    for inset, z in ((.004, 0), (.001, .0012), (0, .004), (0, H - .004), (.0012, H - .0012), (.004, H), (rim - .004, H), (rim - .001, H - .0012), (rim + .001, H - deep + .003), (rim + .005, H - deep), (D / 2 - .004, H - deep)):
        rings.append([(x, y, z) for x, y in stadium(W - 2 * inset, D - 2 * inset)])
    parts = [f.loft('tray', rings, stone, caps=True, smooth=50)]
    z = H - deep
    tall = [(0, 0), (.024, 0), (.027, .003), (.028, .01), (.028, .085), (.024, .098), (.011, .106), (.0095, .118), (0, .118)]
    parts.append(f.lathe('prop bottle', tall, (-.085, .006, z), m.glass('#8a5a2c'), 96, 4))
    parts.append(f.lathe('prop stopper', [(0, .117), (.010, .117), (.0115, .120), (.0115, .138), (.010, .140), (0, .140)], (-.085, .006, z), m.walnut('Z'), 48, 1))
    small = [(0, 0), (.026, 0), (.030, .004), (.034, .022), (.026, .046), (.012, .056), (.010, .066), (.0125, .070), (.0095, .070), (.008, .06)]
    parts.append(f.lathe('prop bottle', small, (-.012, .004, z), m.glaze('#39443c', '#14100c', .3, .6, .4), 96, 5))
    parts.append(f.box('prop soap', (.070, .046, .022), (.085, -.004, z + .011), m.soap('#d9b9a0'), .0105, (0, 0, .22)))
    return f.group('basin', parts)
