"""Plissé: forty-two pleats of cotton on a half-round frame, a brass backplate and a small knob underneath."""
import math

import fabrics
import forms as f
import light
import materials as m

ALT = 'Half-round wall light with a pleated cotton shade, lit, with a brass knob underneath'
VIEW = {'azimuth': -36, 'elevation': 4, 'on': 'wall', 'size': .42, 'key': .42, 'fill': .5, 'back': .35, 'zoom': .88}
DETAIL = ('Fine pleats of the lit cotton shade and its small brass knob underneath',
          {'azimuth': -38, 'elevation': -6, 'part': 'knob', 'zoom': .17, 'centre': (.5, .22)})


def build(W, D, H):
    brass, r, low = m.brass(), W / 2 - .013, .045
    rings = []
    for z, k in ((low, 1.0), ((low + H) / 2, .985), (H, .93)):
        ring = []
        for i in range(42 * 6 + 1):
            a = math.pi + math.pi * i / (42 * 6)
            fold = .013 * abs(((i / 6) % 1) * 2 - 1)
            ring.append(((r * k + fold) * math.cos(a), (D - .012) / (W / 2) * (r * k + fold) * math.sin(a) - .004, z))
        rings.append(ring)
    cotton = fabrics.shade('#ecdfc6', '#ffd3a0', .50, 1.4, .0018, .80)
    parts = [f.loft('shade', rings, cotton, closed=False, smooth=20)]
    for ring in (rings[0], rings[-1]):
        parts.append(f.tube('rim', ring[::3], .0032, fabrics.cotton('#e3d6bc'), 8))
    parts.append(f.slab('backplate', [(x, y) for x, y, _ in f.circle(.055, 64)], -.0, .009, brass, .002))
    parts[-1].rotation_euler.x = math.pi / 2
    parts[-1].location = (0, 0, .115)
    parts.append(f.tube('arm', [(0, -.004, .115), (0, -.04, .112), (0, -.062, .095), (0, -.066, .02)], .005, brass, 16))
    parts.append(f.lathe('knob', [(0, 0), (.007, .001), (.010, .006), (.010, .010), (.006, .016), (.0045, .024), (0, .024)], (0, -.066, .0), brass, 32, 4))
    parts.append(f.tube('strut', [(-r - .012, -.005, low + .012), (0, -.066, .05), (r + .012, -.005, low + .012)], .0022, brass, 8))
    return f.group('plisse', parts)


def dress(root):
    for z, aim in ((.16, 1), (.09, -1)):
        light.area((0, -.055, z), (0, -.055, z + aim), (.07, .05), .6, '#ffc78a', spread=170, reflect=False)
