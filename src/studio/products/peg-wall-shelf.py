"""Peg: one oak board with a lip, four turned pegs tilted upward below; a jug and cups on it, a brush and a cloth on its pegs."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Oak wall shelf with four pegs, a jug and two cups on top, a brush and a cloth hanging below'
VIEW = {'azimuth': -24, 'elevation': 8, 'on': 'wall', 'size': .75, 'centre': (.5, .57), 'key': 1.05, 'back': .6}
DETAIL = ('Turned oak pegs tilted upward under the board, a brush hanging by its string',
          {'azimuth': -34, 'elevation': 4, 'part': 'peg.001', 'zoom': .26, 'centre': (.66, .46), 'fill': 2.6, 'key': 1.3})


def brush(x, y, z):
    """A beech washing-up brush hanging by a loop of string from the peg at (x, y, z)."""
    hang = f.spline([(x, y + .002, z + .004), (x - .011, y - .001, z - .012), (x - .006, y - .003, z - .040), (x, y - .003, z - .052),
                     (x + .006, y - .003, z - .040), (x + .011, y - .001, z - .012)], 6, True)
    top = z - .048
    handle = [(0, 0), (.007, -.002), (.009, -.012), (.0075, -.045), (.0085, -.085), (.0075, -.118), (.010, -.132), (.024, -.140), (.027, -.150), (.024, -.158), (0, -.159)]
    bristles = [(0, -.158), (.021, -.158), (.026, -.185), (.027, -.190), (.010, -.193), (0, -.193)]
    return [f.tube('prop string', hang, .0011, fabrics.cord('#cdbfa4'), 6, True), f.lathe('prop brush', handle, (x, y - .004, top), m.ash('Z'), 40, 4),
            f.lathe('prop bristles', bristles, (x, y - .004, top), fabrics.cord('#9c7c4c'), 48, 1)]


def build(W, D, H):
    oak, turned, t = m.oak('X'), m.oak('Z'), .020
    top = H - .006
    parts = [f.box('board', (W, D, t), (0, -D / 2, top - t / 2), oak, .003), f.box('lip', (W, .010, .010), (0, -D + .005, H - .004), oak, .003),
             f.box('rail', (W, .018, top - t), (0, -.009, (top - t) / 2), oak, .003)]
    for k in range(4):
        x = (k - 1.5) * W / 4
        root, tilt = (x, -.016, .055), math.radians(78)
        peg = f.lathe('peg', [(0, 0), (.0125, 0), (.0125, .004), (.0085, .010), (.0075, .045), (.009, .058), (.0135, .066), (.0135, .074), (.009, .080), (0, .082)], root, turned, 32, 3)
        peg.rotation_euler.x = tilt
        parts.append(peg)
    jug = [(0, 0), (.036, 0), (.040, .004), (.050, .05), (.046, .09), (.030, .125), (.034, .15), (.030, .15), (.026, .125), (.04, .09)]
    parts.append(f.lathe('prop jug', jug, (-.14, -.075, top), m.glaze('#d6c7ab', rough=.55, coat=.05), 96))
    parts.append(f.lathe('prop cup', [(0, 0), (.028, 0), (.031, .003), (.036, .06), (.036, .075), (.033, .075), (.031, .06), (.027, .006), (0, .005)], (.10, -.08, top), m.glaze('#7c3d24', rough=.4), 96))
    parts.append(f.lathe('prop cup', [(0, 0), (.028, 0), (.031, .003), (.036, .06), (.036, .075), (.033, .075), (.031, .06), (.027, .006), (0, .005)], (.19, -.07, top), m.glaze('#39443c', rough=.4), 96))
    parts += brush(-W * 3 / 8, -.052, .062)
    rings = []
    for j in range(30):
        s = j / 29
        spread, z = .020 + .055 * s ** .6, .055 - .31 * s + .012
        rings.append([(W / 8 + spread * math.sin(2.2 * u) + .006 * math.sin(9 * u + 2 * s), -.060 - .016 * math.cos(u * 5.5 + s) * (.4 + s) - .01 * s, z - .02 * abs(u) * (1 - s)) for u in [k / 30 - 1 for k in range(61)]])
    cloth = f.loft('prop towel', rings, fabrics.linen('#b9ad97', .003, .8, .12, .2), closed=False)
    cloth.modifiers.new('t', 'SOLIDIFY').thickness = .003
    parts.append(cloth)
    return f.group('peg', parts)
