"""Noor: a full-length arch of silvered glass in a 12 mm brass bar, leaning on the wall."""
import math

import forms as f
import light
import materials as m

ALT = 'Tall arched mirror in a thin brass frame leaning on a wall, an armchair and a bookcase reflected in it'
VIEW = {'azimuth': -20, 'elevation': 1, 'on': 'wall', 'floor': 0, 'key': .8}
DETAIL = ('Rounded top of the mirror close up, its slim brushed brass bar catching the light', {'azimuth': -34, 'zoom': 2.6, 'centre': (.5, -.24)})
VARIANTS = {'Blackened steel': ('The same tall arched mirror in a thin blackened steel frame, leaning on a wall', {'finish': 'blackened steel'})}
LEAN = math.radians(3.2)


def build(W, D, H, finish='brushed brass'):
    r, n = W / 2 - .006, 48
    outline = [(-r, .006)] + [(r * math.cos(math.pi - math.pi * k / n), H - .006 - r + r * math.sin(math.pi * k / n)) for k in range(n + 1)]
    outline.append((r, .006))
    bar = m.blackened_steel() if finish == 'blackened steel' else m.metal(finish, '#b8935a', .3)
    frame = f.tube('frame', [(x, 0, z) for x, z in outline], .0065, bar, 16, True)
    glass = f.mesh('glass', [(x, -.001, z) for x, z in outline], [tuple(range(len(outline)))], m.mirror(), False)
    back = f.mesh('back', [(x, .004, z) for x, z in outline], [tuple(range(len(outline)))], m.blackened_steel(), False)
    for ob in (frame, glass, back):
        ob.rotation_euler.x = -LEAN
        ob.location.z = .002
    return f.group('noor', [frame, glass, back])


def dress(root):
    light.room_in_mirrors(-4.6)
