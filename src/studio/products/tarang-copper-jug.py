"""Tarang: a copper jug beaten in rows, its own cup turned over the neck."""
import math

import forms as f
import materials as m

ALT = 'Hammered copper jug with a handle and its own cup upturned over the neck'
VIEW = {'azimuth': -10, 'elevation': 6}
DETAIL = ('Rows of hammer marks on the copper belly and the handle joining it', {'azimuth': 24, 'elevation': 12, 'zoom': 2, 'centre': (.42, .62)})


def chance(i, j):
    """A number from 0 to 1, always the same for a cell."""
    return math.sin(i * 12.9898 + j * 78.233) * 43758.5453 % 1


def dent(angle, row, per_row=26):
    """Depth of the hammer marks, 0-1.5: no two strokes are equally deep or quite in line."""
    row += .10 * math.sin(2 * angle + 1) + .05 * math.sin(5 * angle)
    j = math.floor(row)
    u = per_row * angle / (2 * math.pi) + chance(0, j)
    i = math.floor(u) % per_row
    across, up = u % 1 - .5 - .26 * (chance(i, j) - .5), row % 1 - .5 - .26 * (chance(j, i) - .5)
    return (.55 + .95 * chance(i + 7, j)) * max(0, 1 - (across * across + up * up) / .34)


def build(W, D, H):
    copper, r = m.copper(), D / 2 - .002
    neck = H - .085
    prof = f.spline([(.001, 0), (.036, 0), (.040, .003), (.046, .02), (r - .004, .065), (r, .095), (r - .006, .125), (.040, neck - .022), (.033, neck - .004), (.033, neck + .03)], 18)
    n, rings = 312, []
    for q, z in prof:
        ring = []
        for k in range(n):
            a = 2 * math.pi * k / n
            deep = .0013 * dent(a, z / .0115) if .012 < z < neck - .012 else 0
            ring.append(((q - deep) * math.cos(a), (q - deep) * math.sin(a), z))
        rings.append(ring)
    parts = [f.loft('belly', rings, copper, smooth=80), f.tube('collar', f.circle(.0345, 64, neck - .004), .0024, copper, 12, True)]
    cup = [(.0385, neck - .001), (.0395, neck), (.0385, neck + .002), (.0365, neck + .05), (.0345, H - .006), (.031, H - .001), (.028, H), (.026, H - .002), (0, H - .002)]
    parts.append(f.lathe('cup', cup, (0, 0, 0), copper, 96, 3))
    grip = f.spline([(.024, 0, neck - .014), (.056, 0, neck - .008), (W - r - .007, 0, neck - .036), (W - r - .006, 0, .124), (r + .004, 0, .086), (r - .018, 0, .080)], 10)
    parts.append(f.tube('handle', grip, .0042, copper, 16, squash=1.8))
    return f.group('tarang', parts)
