"""Dune: a brushed lambswool throw with a long fringe, dropped over an ash bench."""
import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Ochre wool throw with a long fringe hanging over a small ash bench'
VIEW = {'azimuth': -26, 'elevation': 13}


def build(W, D, H, colour='#b98a5e'):
    wool, ash, upright = fabrics.wool(colour), m.ash('X'), m.ash('Z')
    seat = f.box('bench seat', (.86, .36, .035), (0, 0, .45), ash, .012)
    parts = [seat]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.leg('bench leg', (sx * .39, sy * .15, 0), (sx * .34, sy * .12, .435), .014, .021, upright))
    # Folded lengthwise once, as it comes out of a cupboard: 65 cm of the 130 show.
    parts += cloth.drape('throw', W / 2, D * .555, (.02, -.02, .50), wool, [seat], seed=5, cell=.014, rot=.06, fringe=.11, frames=60, thickness=.016)
    return f.group('dune', parts)
