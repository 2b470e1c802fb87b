"""Long spout: a brushed-steel pour-over kettle, its neck one slow curve, a walnut handle."""
import math

import forms as f
import materials as m

ALT = 'Brushed-steel kettle with a long curved spout and a walnut handle'
VIEW = {'azimuth': -12, 'elevation': 7}


def build(W, D, H):
    steel, wood, r = m.brushed_steel(), m.walnut('SWEEP'), D / 2
    cx, tall = .005, .125
    body = [(0, 0), (r - .004, 0), (r, .003), (r, .010), (r - .006, .04), (r - .018, .09), (r - .027, tall - .004), (r - .029, tall), (r - .034, tall), (r - .036, tall - .004), (0, tall - .006)]
    lid = [(r - .033, tall - .002), (r - .032, tall + .003), (r - .038, tall + .007), (.018, tall + .015), (0, tall + .016)]
    parts = [f.lathe('body', body, (cx, 0, 0), steel, 128, 4), f.lathe('lid', lid, (cx, 0, 0), steel, 96, 4),
             f.lathe('knob', [(0, tall + .014), (.006, tall + .015), (.007, tall + .022), (.012, tall + .028), (.013, tall + .036), (.010, tall + .040), (0, tall + .041)], (cx, 0, 0), m.walnut('Z'), 48, 4)]
    left = -W / 2
    neck = f.spline([(cx - r + .008, 0, .028), (cx - r - .012, 0, .032), (left + .046, 0, .058), (left + .040, 0, .096), (left + .046, 0, .140), (left + .034, 0, .172), (left + .010, 0, .180), (left, 0, .174)], 10)
    n = len(neck)
    parts.append(f.tube('spout', neck, [.0105 - .0062 * (i / (n - 1)) ** .7 for i in range(n)], steel, 24, round_ends=False))
    right = W / 2
    grip = f.spline([(cx + .030, 0, H - .028), (cx + .058, 0, H - .008), (right - .044, 0, H - .010), (right - .012, 0, H - .040), (right - .012, 0, H - .090), (right - .028, 0, H - .135)], 10)
    n = len(grip)
    parts.append(f.tube('handle', grip, [.0075 + .0035 * math.sin(math.pi * i / (n - 1)) for i in range(n)], wood, 24, squash=1.25))
    bracket = f.spline([(cx + r - .034, 0, tall - .014), (cx + r - .024, 0, tall + .03), (cx + .040, 0, H - .040), (cx + .036, 0, H - .024), (cx + .048, 0, H - .014)], 8)
    parts.append(f.tube('bracket', bracket, .0066, steel, 20, squash=1.25))
    return f.group('kettle', parts)
