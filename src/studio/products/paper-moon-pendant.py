"""Paper moon: a globe of mulberry paper over a spiral of split bamboo, lit from within."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Lit paper globe pendant with thin bamboo ribs'
VIEW = {'azimuth': 0, 'elevation': 2, 'on': 'air', 'key': .5, 'fill': .5, 'back': .85, 'centre': (.5, .47)}
DETAIL = ('Close view of the lit paper globe from above, bamboo ribs crowding towards its holder',
          {'azimuth': 12, 'elevation': 15, 'zoom': 2.1, 'centre': (.42, .2)})
RIBS = 15


def build(W, D, H):
    r, turns = W / 2, []
    # Ribs crowd at the poles and open toward the middle.
    level = lambda t: -math.cos(math.pi * (t + .035 * math.sin(2 * math.pi * t)))
    profile = []
    for k in range(RIBS * 12 + 1):
        t = .06 + .88 * k / (RIBS * 12)
        z = level(t)
        sag = .0035 * math.sin(math.pi * ((k % 12) / 12))
        profile.append((math.sqrt(max(1 - z * z, 0)) * r - sag, z * H / 2 + H / 2))
    for k in range(RIBS * 48 + 1):
        t = .06 + .88 * k / (RIBS * 48)
        z, a = level(t), 2 * math.pi * k / 48
        ring = math.sqrt(max(1 - z * z, 0)) * r + .0006
        turns.append((ring * math.cos(a), ring * math.sin(a), z * H / 2 + H / 2))
    parts = [f.lathe('globe', profile, (0, 0, 0), m.washi(), 128, 1), f.tube('rib', turns, .0013, m.bamboo(), 6)]
    hole = math.sqrt(1 - level(.06) ** 2) * r
    for z in (profile[0][1], profile[-1][1]):
        parts.append(f.tube('hoop', f.circle(hole, 48, z), .0022, m.bamboo(), 8, True))
    top = profile[-1][1]
    for c, s in ((1, 0), (0, 1)):
        parts.append(f.tube('bridge', [(-hole * c, -hole * s, top), (0, 0, top + .004), (hole * c, hole * s, top)], .0014, m.steel(), 8))
    parts.append(f.lathe('holder', [(0, top - .02), (.02, top - .02), (.022, top + .012), (.012, top + .03), (0, top + .03)], (0, 0, 0), m.coated('#e8e0d2'), 32, 1))
    bulb = [(0, top - .135), (.020, top - .131), (.029, top - .108), (.026, top - .080), (.014, top - .050), (.0135, top - .018), (0, top - .018)]
    parts.append(f.lathe('bulb', bulb, (0, 0, 0), m.opal('#fff0d8', 1.5, 0), 32, 4))
    parts.append(f.tube('prop flex', [(0, 0, top + .03), (0, 0, top + 1), (0, 0, top + 3)], .0026, fabrics.cotton('#e4dccb'), 8))
    return f.group('paper moon', parts)
