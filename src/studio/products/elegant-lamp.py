"""Elegant Lamp: a gourd of ivory stoneware, a short brass neck, a plain linen drum shade."""
import math

import fabrics
import forms as f
import light
import materials as m

ALT = 'Table lamp with an ivory stoneware gourd base and a lit linen drum shade'
VIEW = {'azimuth': 0, 'elevation': 5, 'key': .5, 'fill': .6, 'back': .8}
DETAIL = ('Short brass neck between the ivory gourd and the lower edge of the lit linen shade',
          {'azimuth': 22, 'elevation': 3, 'zoom': 2.1, 'centre': (.42, .50)})
GOURD = [(0, 0), (.058, 0), (.064, .004), (.066, .012), (.088, .045), (.098, .085), (.088, .128), (.062, .158), (.052, .174),
         (.058, .196), (.066, .220), (.060, .246), (.038, .268), (.022, .276), (.020, .284), (0, .286)]


def build(W, D, H):
    brass, r = m.brass(), W / 2
    base = f.lathe('gourd', GOURD, (0, 0, 0), m.glaze('#ded3be', '#b09468', .42, .3, .5), 128)
    neck = f.lathe('neck', [(0, .28), (.026, .28), (.027, .288), (.012, .294), (.011, .36), (0, .36)], (0, 0, 0), brass, 48, 1)
    low, high = H - .205, H - .006
    linen = fabrics.shade('#e2d2b4', cast=2.5)
    shade = f.lathe('shade', [(r - .002, low), (r - .008, (low + high) / 2), (r - .014, high)], (0, 0, 0), linen, 128, 1)
    parts = [base, neck, shade]
    for radius, z in ((r - .002, low), (r - .014, high)):
        parts.append(f.tube('tape', f.circle(radius, 96, z), .0024, fabrics.linen('#d9c8a6', .002), 8, True))
    # A rod carries the shade by three spokes just under its upper edge.
    parts.append(f.tube('rod', [(0, 0, .355), (0, 0, .40), (0, 0, H - .006)], .004, brass, 16))
    for k in range(3):
        c, s = math.cos(2.0944 * k + .5), math.sin(2.0944 * k + .5)
        reach = r - .014
        parts.append(f.tube('spoke', [(0, 0, high - .008), (reach * c / 2, reach * s / 2, high - .008), (reach * c, reach * s, high - .0015)], .0016, brass, 8))
    parts.append(f.lathe('finial', [(0, H - .008), (.006, H - .008), (.007, H - .003), (0, H)], (0, 0, 0), brass, 24, 1))
    cord = f.spline([(.05, .03, .006), (.16, .10, .004), (.34, .10, .004), (.7, .3, .004)], 10)
    parts.append(f.tube('prop cord', cord, .0028, fabrics.linen('#4a3d30', .002), 8))
    return f.group('elegant lamp', parts)


def dress(root):
    light.area((0, 0, .40), (0, 0, 0), (.10, .10), 2.2, '#ffc98c', spread=150, reflect=False)
