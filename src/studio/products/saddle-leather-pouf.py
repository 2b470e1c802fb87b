"""Saddle: eight panels of vegetable-tanned hide under a welted top."""
import math

import fabrics
import forms as f

ALT = 'Round brown leather pouf with panelled sides and a welted top'
VIEW = {'azimuth': 10, 'elevation': 15}
DETAIL = ('Welted top of the pouf from above, leather panels meeting below a round button',
          {'azimuth': 22, 'elevation': 36, 'zoom': 1.9, 'centre': (.36, .34)})


def build(W, D, H, colour='#7d4b2c'):
    hide, r = fabrics.leather(colour), W / 2 - .004
    prof = f.spline([(.03, .0), (.20, .0), (r - .030, .012), (r - .006, .07), (r, .15), (r - .008, H - .085), (r - .045, H - .028), (r - .075, H - .012)], 8)
    n, rings = 8 * 24, []
    for radius, z in prof:
        swell = .012 * math.sin(math.pi * min(1, max(0, z / (H - .02))))
        rings.append([((radius - .012 + swell * (1 - abs(math.cos(4 * a)) ** 6) + .006 * min(1, z / .02)) * math.cos(a),
                       (radius - .012 + swell * (1 - abs(math.cos(4 * a)) ** 6) + .006 * min(1, z / .02)) * math.sin(a), z) for a in [2 * math.pi * k / n for k in range(n)]])
    parts = [f.loft('panels', rings, hide, smooth=60)]
    rim, top = r - .082, H - .012
    parts.append(f.lathe('top', [(rim + .006, top - .004), (rim - .01, top + .004), (rim * .6, top + .010), (.05, H - .0005), (.02, H - .002), (0, H - .002)], (0, 0, 0), hide, 128, 5))
    parts.append(f.tube('welt', f.circle(rim + .003, 96, top + .001), .0052, hide, 12, True))
    parts.append(f.tube('welt', f.circle(r - .036, 96, .014), .0045, hide, 12, True))
    for k in range(8):
        a = math.pi * (2 * k + 0) / 8 + 0
        seam = [((q - .011 + .004) * math.cos(a), (q - .011 + .004) * math.sin(a), z + .001) for q, z in prof[6:]]
        parts.append(f.tube('seam', seam, .0028, hide, 8))
    parts.append(f.lathe('button', [(0, H - .004), (.013, H - .003), (.014, H), (.010, H + .003), (0, H + .0035)], (0, 0, 0), hide, 32, 3))
    return f.group('saddle', parts)
