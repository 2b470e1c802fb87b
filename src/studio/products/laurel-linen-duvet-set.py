"""Laurel: stonewashed chalk linen, a duvet cover and two pillowcases on a plain low bed."""
import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Bed made up in softly creased chalk linen, with a duvet and two pillows'
VIEW = {'azimuth': -28, 'elevation': 20, 'key': .7, 'rim': .6, 'centre': (.5, .47), 'zoom': 1.06, 'samples': 32}


def build(W, D, H, colour='#cfc6b6'):
    chalk, oak = fabrics.linen(colour, .0045, 1.0, .14, .3), m.oak('X')
    parts = [f.box('bed', (1.62, 2.06, .16), (0, 0, .16), oak, .02), f.box('headboard', (1.66, .035, .78), (0, 1.03, .47), oak, .012)]
    for s in (-1, 1):
        for y in (-.92, .92):
            parts.append(f.leg('leg', (s * .70, y, 0), (s * .70, y, .09), .022, .028, m.oak('Z')))
    parts += cloth.cushion('mattress', (1.58, 2.00, .20), (0, 0, .335), chalk, seed=1, soft=.05, slack=.002, plump=.3, corner=.06, cell=.06, piping=.003)
    parts.append(cloth.bedcover('duvet', 1.64, 1.42, .30, (0, -.29, .475), chalk, .055, .034, 3, .045))
    fold = cloth.bedcover('turned back', 1.66, .30, .26, (0, .33, .520), chalk, .030, .026, 11, .045)
    parts.append(fold)
    for i, (x, y, z, lean) in enumerate(((-.40, .74, .52, .55), (.40, .75, .52, .50), (-.36, .60, .60, .66), (.38, .61, .60, .62))):
        if i < 2:
            parts += cloth.cushion('pillow', (.74, .50, .02), (x, y + .05, z), chalk, (lean, .02 * i, .03), seed=20 + i, slack=.05, piping=0, corner=.03, plump=1.5)
    return f.group('laurel', parts)
