"""Tala: a plaited drum of water hyacinth with a dropped-on lid and one plaited loop."""
import math

import fabrics
import forms as f
import materials as m
import weave

ALT = 'Round lidded basket of thick plaited straw-coloured fibre with a loop on its lid'
VIEW = {'azimuth': 0, 'elevation': 14}


def build(W, D, H):
    r, straw = W / 2 - .013, fabrics.cord('#b08d58')
    seam, parts = H - .098, []
    wall = [(r - .022, .006), (r - .006, .012), (r - .001, .04), (r, seam / 2), (r - .001, seam)]
    parts += weave.basket('wall', wall, straw, 17, 40, .0078, .0035)
    lid = [(r + .003, seam + .010), (r + .003, seam + .024), (r - .004, seam + .034), (r * .72, seam + .044), (r * .38, seam + .049), (.028, seam + .050)]
    parts += weave.basket('lid', lid, straw, 20, 40, .0066, .0030)
    parts.append(f.lathe('lining', [(0, .004), (r - .028, .004), (r - .010, .02), (r - .007, seam), (r - .004, seam + .02), (r * .7, seam + .037), (0, seam + .044)], (0, 0, 0), m.paint('#5a4426', .95), 64, 3))
    for strand in range(3):
        path = []
        for k in range(49):
            t = k / 48
            a = math.pi * t
            weave_a = 2 * math.pi * (4 * t + strand / 3)
            path.append((.048 * math.cos(a) + .004 * math.cos(weave_a) * math.cos(a), .0055 * math.sin(weave_a), seam + .046 + .040 * math.sin(a) + .004 * math.cos(weave_a) * math.sin(a)))
        parts.append(f.tube('loop', path, .0048, straw, 10))
    return f.group('tala', parts)
