"""Button: a spun-steel mushroom on a slim stem, powder-coated, lit under its cap."""
import math

import forms as f
import light
import materials as m

ALT = 'Small mushroom-shaped portable lamp in oat-coloured steel, lit under its cap'
VIEW = {'azimuth': 0, 'elevation': 9, 'key': .75, 'fill': .7, 'back': .75}
DETAIL = ('Lit white underside of the lamp cap, a brass collar on the stem and the rolled steel edge',
          {'azimuth': -20, 'elevation': -6, 'lens': 42, 'zoom': 1.7, 'centre': (.5, .30)})
VARIANTS = {
    'Clay': ('Small mushroom-shaped portable lamp in clay-red steel, lit under its cap', {'colour': '#8a3c22'}),
    'Moss': ('Small mushroom-shaped portable lamp in moss-green steel, lit under its cap', {'colour': '#45493a'}),
}


def build(W, D, H, colour='#cfc2ab'):
    """The cap is one thin shell with a rolled edge; a brass collar carries it on the stem."""
    steel, brass, r = m.coated(colour, .5), m.brass(), W / 2
    foot = [(0, .002), (.043, .002), (.046, .004), (.0465, .008), (.0465, .014), (.0455, .0175), (.042, .019), (.022, .0205), (.0155, .0225), (.0135, .027), (.0130, .034)]
    stem = [(.0130, .034), (.0130, H - .060), (0, H - .060)]
    n = 40
    dome = [((r - .0015) * math.sin(a), H - .0012 - .0735 * (1 - math.cos(a) ** .92)) for a in [math.pi / 2 * .985 * k / n for k in range(n + 1)]]
    edge = dome[-1][1]
    under = [(x * .968, z - .0022) for x, z in dome[6:]]
    parts = [f.lathe('sole', [(0, 0), (.043, 0), (.044, .0012), (.043, .003), (0, .003)], (0, 0, 0), m.paint('#4a443c', .9), 96, 1),
             f.lathe('foot', foot, (0, 0, 0), steel, 128, 3), f.lathe('stem', stem, (0, 0, 0), steel, 96, 1),
             f.lathe('spindle', [(0, H - .062), (.008, H - .062), (.008, H - .001), (0, H - .001)], (0, 0, 0), brass, 32, 1),
             f.lathe('cap', dome, (0, 0, 0), steel, 160, 1), f.lathe('reflector', under, (0, 0, 0), m.paint('#efe4d0', .6), 128, 1),
             f.tube('rolled edge', f.circle(r - .0022, 160, edge - .0004), .0020, steel, 14, True),
             f.lathe('collar', [(.0132, H - .082), (.0150, H - .081), (.0150, H - .066), (.0132, H - .065)], (0, 0, 0), brass, 64, 1),
             f.lathe('lens', [(.0135, H - .060), (.034, H - .060), (.038, H - .057), (.038, H - .040), (.030, H - .034)], (0, 0, 0), m.opal('#ffcf94', 1.2, 7), 96, 2),
             f.lathe('touch spot', [(0, H + .0006), (.0095, H + .0004), (.0105, H - .0002), (.0108, H - .0016)], (0, 0, 0), brass, 64, 1)]
    return f.group('button', parts)


def dress(root):
    light.area((0, 0, .172), (0, 0, 0), (.09, .09), .26, '#ffc98c', spread=160, reflect=False)
