"""Solaro: a slatted teak daybed on two wheels, its back raised one notch, an ivory pad tied on it."""
import math

import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Teak sun lounger with a raised back, an ivory pad and wooden wheels'
VIEW = {'azimuth': -47, 'elevation': 22, 'lens': 60, 'centre': (.5, .48), 'key': .85}
DETAIL = ('Wooden wheel with a brass hub below the raised slatted back of the lounger',
          {'azimuth': 32, 'elevation': 10, 'part': 'wheel', 'zoom': .72, 'centre': (.46, .32)})
RAISED = math.radians(32)


def build(W, D, H):
    along, across, brass, ivory = m.teak('X'), m.teak('Y'), m.brass(), fabrics.linen('#cfc6b4', .004, .7, .10, .2)
    parts, top, hinge = [], .262, .22
    for s in (-1, 1):
        parts.append(f.box('side', (W, .030, .085), (0, s * (D / 2 - .015), top - .052), along, .007))
        parts.append(f.box('leg', (.055, .032, top - .05), (-W / 2 + .13, s * (D / 2 - .0455), (top - .05) / 2), m.teak('Z'), .005))
        wheel = f.lathe('wheel', [(.0, -.014), (.018, -.014), (.09, -.011), (.105, -.014), (.110, -.008), (.110, .008), (.105, .014), (.09, .011), (.018, .014), (0, .014)], (W / 2 - .28, s * (D / 2 - .052), .110), m.teak('X'), 96, 1)
        hub = f.lathe('hub', [(0, -.018), (.016, -.018), (.019, -.015), (.019, .015), (.016, .018), (0, .018)], (W / 2 - .28, s * (D / 2 - .052), .110), brass, 48, 1)
        for ob in (wheel, hub):
            ob.rotation_euler.x = math.pi / 2
            parts.append(ob)
    for s in (-1, 1):
        parts.append(f.box('bracket', (.040, .010, .10), (W / 2 - .28, s * (D / 2 - .030), .145), brass, .002))
        run = hinge + W / 2 - .03
        parts.append(f.box('bearer', (run, .026, .020), (hinge - run / 2, s * (D / 2 - .043), top - .031), along, .002))
    parts.append(f.tube('pivot', [(hinge, y, top - .032) for y in (.030 - D / 2, 0, D / 2 - .030)], .008, brass, 16))
    for x in (-W / 2 + .02, W / 2 - .02):
        parts.append(f.box('end', (.030, D - .06, .085), (x, 0, top - .052), across, .005))
    pitch = (W - .08) / 26
    for i in range(26):
        x = -W / 2 + .04 + pitch * (i + .5)
        y, z, tilt = x, top - .012, 0
        if x > hinge:
            y, z, tilt = hinge + (x - hinge) * math.cos(RAISED), top - .012 + (x - hinge) * math.sin(RAISED), -RAISED
        parts.append(f.box('slat', (pitch - .012, D - .066, .018), (y, 0, z), across, .004, (0, tilt, 0)))
    back = W / 2 - .04 - hinge
    for s in (-1, 1):
        a = (hinge, s * .24, top - .032)
        b = (hinge + back * math.cos(RAISED), s * .24, top - .032 + back * math.sin(RAISED))
        mid = tuple((p + q) / 2 for p, q in zip(a, b))
        parts.append(f.box('back rail', (back, .026, .030), mid, along, .004, (0, -RAISED, 0)))
    parts.append(f.box('prop strut', (.30, .024, .026), (hinge + .46, .0, top + .06), along, .004, (0, -2.05, 0)))
    length = W / 2 + hinge - .03
    parts += cloth.cushion('pad', (length, D - .09, .06), (-W / 2 + .035 + length / 2, 0, top + .032), ivory, seed=3, soft=.2, slack=.004, plump=.35, corner=.02, cell=.03, piping=.004, flat=True)
    reach = back - .02
    parts += cloth.cushion('pad', (reach, D - .09, .06), (hinge + reach / 2 * math.cos(RAISED) - .032 * math.sin(RAISED) + .006, 0, top + .034 + reach / 2 * math.sin(RAISED)), ivory, (0, -RAISED, 0), seed=4, soft=.2, slack=.004, plump=.35, corner=.02, cell=.03, piping=.004, flat=True)
    return f.group('solaro', parts)
