"""By the front door: coats off, hat up, books put down on the trunk, a runner underfoot."""
import math

import corner
import fabrics
import forms as f
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Coat stand with a scarf and a straw hat, an oak trunk and a flatwoven rug beside a panelled door',
    'shows': ['branch-coat-stand', 'monk-blanket-trunk', 'rann-flatwoven-rug'],
    'loc': (-1.2, -5.2, 1.3), 'target': (.02, -.1, 1.3), 'lens': 60, 'shift': (.01, -.14), 'samples': 18,
    'focus': (-.2, -.6, .7), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def hat(at, tilt):
    """A straw hat with a dark band, hung by its crown."""
    crown = [(.0, .112), (.045, .110), (.072, .098), (.084, .060), (.092, .010), (.100, .002), (.150, .004), (.185, .012), (.186, .009), (.150, 0), (.096, -.002)]
    parts = [f.lathe('prop hat', crown, (0, 0, 0), fabrics.cord('#b39458'), 72, 5), f.lathe('prop band', [(.0935, .012), (.0925, .020), (.0890, .040)], (0, 0, 0), m.paint('#2f2a25', .8), 72, 1)]
    root = props.put('hat', parts, at)
    root.rotation_euler = tilt
    return root


def scarf(at):
    """Two lengths of soft wool hanging from a peg, fringed."""
    wool, parts = fabrics.wool('#7d4a33'), []
    for k, (drop, x) in enumerate(((.86, -.028), (.70, .030))):
        rings = []
        for j in range(41):
            s = j / 40
            half = .022 + .050 * s ** .5
            rings.append([(x * min(1, 4 * s) + half * u + .010 * math.sin(5 * s + k), .022 * math.sin(7 * u + 2 * s + k) * (.5 + s) - .02 * k, .012 * (1 - u * u) - drop * s) for u in [i / 16 - 1 for i in range(33)]])
        ob = f.loft('prop scarf', rings, wool, closed=False)
        ob.modifiers.new('thickness', 'SOLIDIFY').thickness = .008
        parts.append(f.subsurf(ob, 1))
        for i in range(1, 32, 2):
            p = rings[-1][i]
            parts.append(f.tube('prop fringe', [p, (p[0] + .003 * math.sin(i), p[1], p[2] - .04), (p[0] + .005 * math.sin(3 * i), p[1], p[2] - .075)], [.0035, .003, .002], wool, 6))
    return props.put('scarf', parts, at)


def build():
    corner.corner('#a3a698', 'stone', width=4.4)
    corner.door(.74, '#6d705c')
    corner.window_light(at=(-.05, 0, 1.1), size=(1.0, 2.4), bars=(1, 4), leaves=14, seed=4, sun=1.8, sky=1.4, soft=4)
    hat((-.905, -.62, 1.66), (-.95, .25, 0))
    scarf((-.52, -.78, 1.585))
    props.books((-.06, -.27, .46), 12, 3, 5)
    props.branch((.19, -.24, .46), 0, .5)
    return {
        'branch-coat-stand': product.build('branch-coat-stand', (-.70, -.56, 0), 20),
        'monk-blanket-trunk': product.build('monk-blanket-trunk', (.06, -.29, 0)),
        'rann-flatwoven-rug': product.build('rann-flatwoven-rug', (.22, -2.0, 0), 0),
    }
