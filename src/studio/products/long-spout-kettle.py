"""Long spout: a brushed-steel pour-over kettle, its neck one slow curve, a walnut handle."""
import math

import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Brushed-steel kettle with a long curved spout and a walnut handle'
VIEW = {'azimuth': -12, 'elevation': 7}
DETAIL = ('Narrow tip of the curved kettle spout with the brushed-steel lid and walnut knob behind it',
          {'azimuth': -48, 'elevation': 19, 'zoom': 1.6, 'centre': (.66, .40)})


def brushed():
    """Stainless steel turned against a fine belt: hair lines round the body, too fine to read as stripes."""
    g = Graph('brushed steel')
    hair = g.noise(g.coords(scale=(3, 3, 2600)), 1, 2)
    band = g.noise(g.coords(scale=(2, 2, 60)), 1, 2)
    g.set(Base_Color=g.ramp(hair, (.3, rgb('#aeaba5')), (.7, rgb('#c2bfb9'))), Metallic=1.0, Roughness=g.ramp(band, (.3, .27), (.7, .34)), Anisotropic=.6)
    g.bump(hair, .06, .0002)
    return g.mat


def build(W, D, H):
    steel, bright, wood, r = brushed(), m.steel(.24), m.walnut('SWEEP'), D / 2
    cx, tall = .005, .125
    body = [(0, 0), (r - .004, 0), (r, .003), (r, .010), (r - .006, .04), (r - .018, .09), (r - .027, tall - .004), (r - .029, tall), (r - .034, tall), (r - .036, tall - .004), (0, tall - .006)]
    lid = [(r - .033, tall - .002), (r - .032, tall + .003), (r - .038, tall + .007), (.018, tall + .015), (0, tall + .016)]
    parts = [f.lathe('body', body, (cx, 0, 0), steel, 128, 4), f.lathe('lid', lid, (cx, 0, 0), steel, 96, 4),
             f.lathe('knob', [(0, tall + .014), (.006, tall + .015), (.007, tall + .022), (.012, tall + .028), (.013, tall + .036), (.010, tall + .040), (0, tall + .041)], (cx, 0, 0), m.walnut('Z'), 48, 4)]
    left = -W / 2
    neck = f.spline([(cx - r + .008, 0, .028), (cx - r - .012, 0, .032), (left + .046, 0, .058), (left + .040, 0, .096), (left + .046, 0, .140), (left + .034, 0, .172), (left + .010, 0, .180), (left, 0, .174)], 10)
    n = len(neck)
    parts.append(f.tube('spout', neck, [.0105 - .0062 * (i / (n - 1)) ** .7 for i in range(n)], bright, 32, round_ends=False))
    parts.append(f.lathe('root', [(.0150, -.004), (.0135, .002), (.0112, .010), (.0104, .016)], (cx - r + .006, 0, .030), bright, 48, 4))
    parts[-1].rotation_euler.y = -math.pi / 2
    right = W / 2
    grip = f.spline([(cx + .056, 0, tall + .0655), (cx + .078, 0, H - .013), (right - .044, 0, H - .011), (right - .016, 0, H - .032), (right - .010, 0, H - .070), (right - .018, 0, H - .112), (right - .026, 0, H - .138)], 10)
    n = len(grip)
    parts.append(f.tube('handle', grip, [.0078 + .0030 * math.sin(math.pi * i / (n - 1)) for i in range(n)], wood, 32, squash=1.3))
    # One steel strap rises from the shoulder and ends in a ferrule round the grip.
    strap = f.spline([(cx + .034, 0, tall - .012), (cx + .041, 0, tall + .004), (cx + .040, 0, tall + .030), (cx + .045, 0, tall + .053), (cx + .060, 0, tall + .068)], 10)
    parts.append(f.tube('strap', strap, .0052, bright, 24, squash=1.5))
    ferrule = f.spline([(cx + .050, 0, tall + .0595), (cx + .056, 0, tall + .0655), (cx + .063, 0, tall + .0700)], 6)
    parts.append(f.tube('ferrule', ferrule, .0092, bright, 32, squash=1.3))
    return f.group('kettle', parts)
