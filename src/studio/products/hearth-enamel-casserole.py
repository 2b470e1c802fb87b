"""Hearth: a five-litre cast-iron pot in clay enamel with loop handles and a brass knob."""
import math

import forms as f
import materials as m

ALT = 'Round clay-red enamelled casserole with loop handles and a brass knob on its lid'
VIEW = {'azimuth': -24, 'elevation': 15}
DETAIL = ('Brass knob on the stepped enamel lid, a loop handle and the iron rim beside it',
          {'azimuth': -58, 'elevation': 27, 'zoom': 1.8, 'centre': (.46, .34), 'back': .3, 'rim': .4})
VARIANTS = {
    'Ink': ('Round ink-black enamelled casserole with loop handles and a brass knob on its lid', {'colour': '#1d2024'}),
    'Oat': ('Round oat-coloured enamelled casserole with loop handles and a brass knob on its lid', {'colour': '#c9bca2'}),
}


def build(W, D, H, colour='#8a3c22'):
    clay, iron = m.enamel(colour), m.blackened_steel()
    r = D / 2
    body = [(0, 0), (r - .028, 0), (r - .014, .004), (r - .006, .018), (r - .002, .05), (r, .104), (r - .001, .108), (r - .007, .108), (r - .012, .07)]
    lid = [(r - .010, .109), (r + .001, .110), (r + .001, .114), (r - .004, .118), (r - .030, .129), (r - .060, .137), (.030, .143), (0, .144)]
    knob = [(0, .143), (.009, .143), (.008, .150), (.009, .156), (.020, .164), (.0225, .171), (.019, .1765), (.008, .1795), (0, H)]
    parts = [f.lathe('body', body, (0, 0, 0), clay, 128, 6), f.lathe('rim', [(r - .008, .1075), (r - .002, .1085), (r - .004, .1100)], (0, 0, 0), iron, 128, 1),
             f.lathe('lid', lid, (0, 0, 0), clay, 128, 6), f.lathe('step', [(r - .034, .1275), (r - .036, .1315), (r - .040, .1325)], (0, 0, 0), clay, 128, 4),
             f.lathe('knob', knob, (0, 0, 0), m.brass(), 64, 4)]
    reach = W / 2 - .006
    for s in (-1, 1):
        ear = [(s * (r - .032), -.050, .085), (s * (r + .012), -.050, .089), (s * (reach - .002), -.036, .093), (s * reach, 0, .094),
               (s * (reach - .002), .036, .093), (s * (r + .012), .050, .089), (s * (r - .032), .050, .085)]
        path = f.spline(ear, 8)
        parts.append(f.tube('handle', path, [.0085 - .002 * math.sin(math.pi * i / (len(path) - 1)) for i in range(len(path))], clay, 20))
    return f.group('hearth', parts)
