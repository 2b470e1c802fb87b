"""Rib: six fluted glasses, three of them stacked, one with tea in it."""
import math

import forms as f
import materials as m

ALT = 'Fluted glass tumblers, four in a stack and two beside it, one holding tea'
VIEW = {'azimuth': 0, 'elevation': 10, 'tone': '#ab9f90', 'samples': 40, 'back': 1.3, 'fill': 1.5}


def tumbler(x, y, z, r, h, glass):
    """Twenty flutes that stop short of a plain lip; a thick base."""
    n, rings = 20 * 8, []

    def ring(radius, level, depth):
        return [((radius - depth * abs(math.sin(10 * a))) * math.cos(a) + x, (radius - depth * abs(math.sin(10 * a))) * math.sin(a) + y, level + z) for a in [2 * math.pi * k / n for k in range(n)]]

    for radius, level, depth in ((.0, .0, 0), (r * .70, .0, 0), (r * .755, .002, .0006), (r * .78, .006, .0016), (r * .90, h * .55, .0018), (r * .955, h * .74, .0016), (r * .965, h * .78, .0003),
                                 (r * .99, h * .93, 0), (r - .0004, h - .001, 0), (r - .001, h, 0), (r - .0018, h - .0006, 0), (r * .985 - .0026, h * .8, 0), (r * .90 - .0042, h * .5, 0), (r * .77 - .003, .013, 0), (r * .70, .0105, 0), (0, .010, 0)):
        rings.append(ring(max(radius, 1e-4), level, depth))
    return f.loft('tumbler', rings, glass, smooth=60)


def build(W, D, H):
    glass, r, parts = m.glass('#fbfdfb'), W / 2, []
    for x, y in ((-.105, .03), (.085, .045), (-.012, -.035)):
        parts.append(tumbler(x, y, 0, r, H, glass))
    for k in range(1, 4):
        parts.append(tumbler(-.105, .03, .0345 * k, r, H, glass))
    tea = [(0, .0107), (r * .69, .0110), (r * .765 - .003, .0135), (r * .90 - .0046, H * .5), (r * .93 - .0046, H * .62), (0, H * .62)]
    parts.append(f.lathe('tea', tea, (-.012, -.035, 0), m.paint('#7d3d12', .15), 96, 1))
    return f.group('tumblers', parts)
