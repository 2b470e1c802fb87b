"""Vesper: a walnut four-poster drawn fine, with a leaning headboard, made up in plain linen."""
import math

import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Slender walnut four-poster bed made up with pale linen'
VIEW = {'azimuth': -30, 'elevation': 12, 'key': .85, 'zoom': 1.12, 'lens': 55, 'centre': (.5, .47)}
DETAIL = ('Corner of the bed close up: square walnut post and rails held by a round brass bolt',
          {'azimuth': 54, 'elevation': 14, 'part': 'bolt.002', 'zoom': .085, 'centre': (.5, .4)})
VARIANTS = {'Ebonised walnut': ('The same slender four-poster bed in ebonised walnut, made up with pale linen', {'finish': 'ebonised'})}


def build(W, D, H, dressed=True, finish='natural'):
    timber = m.walnut if finish == 'natural' else m.black_ash
    up, wx, wy, brass = timber('Z'), timber('X'), timber('Y'), m.brass()
    x, y, parts = W / 2 - .024, D / 2 - .024, []
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.post('post', (sx * x, sy * y, 0), (sx * x, sy * y, .36), .034, .048, up))
            parts.append(f.post('post', (sx * x, sy * y, H), (sx * x, sy * y, .36), .030, .048, up))
            parts.append(f.leg('bolt', (sx * (W / 2 + .002), sy * y, .27), (sx * (W / 2 - .006), sy * y, .27), .011, .011, brass, 24))
        parts.append(f.box('side rail', (.026, D - .06, .13), (sx * x, 0, .27), wy, .003))
        parts.append(f.box('canopy', (.030, D - .02, .030), (sx * x, 0, H - .015), wy, .003))
    for sy in (-1, 1):
        parts.append(f.box('end rail', (W - .06, .026, .13), (0, sy * y, .27), wx, .003))
        parts.append(f.box('canopy', (W - .02, .030, .030), (0, sy * y, H - .015), wx, .003))
    head = [f.box('board', (W - .09, .018, .128), (0, 0, z), wx, .004) for z in (.07, .205, .340, .475)]
    for ob in head:
        ob.rotation_euler.x = -math.radians(8)
        ob.location = (0, y - .052 + math.sin(math.radians(8)) * ob.location.z, .36 + ob.location.z * math.cos(math.radians(8)))
    parts += head
    if dressed:
        chalk, oat = fabrics.linen('#c9bfae', .004, .7, .10, .3), fabrics.linen('#a58f6d', .006, .9, .2, .3)
        parts += cloth.cushion('mattress', (W - .11, D - .13, .20), (0, -.01, .42), chalk, seed=1, soft=.05, slack=.002, plump=.3, corner=.06, cell=.06, piping=.004)
        parts.append(cloth.bedcover('duvet', W - .12, D * .74, .13, (0, -D * .12, .545), chalk, .035, .020, 7, .03))
        parts.append(cloth.bedcover('blanket', W + .02, .46, .19, (0, -D * .25, .640), oat, .022, .008, 9, .030))
        for i, px in enumerate((-.44, .44)):
            parts += cloth.cushion('pillow', (.72, .48, .02), (px, y - .30, .64), chalk, (.72, .03 * i, .04 * (1 - 2 * i)), seed=12 + i, slack=.05, piping=0, corner=.03, plump=1.5)
    return f.group('vesper', parts)
