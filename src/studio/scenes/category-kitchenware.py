"""Kitchenware: the red pot on its board, a copper jug, two lemons, a folded cloth."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Clay-red casserole on an end-grain board, a hammered copper jug, two lemons and a folded cloth on pale marble before a soot-grey wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.66, -2.05, 1.22), 'target': (.03, -.42, .955), 'lens': 78, 'level': False, 'samples': 18,
    'focus': (-.02, -.58, .9), 'fstop': 4, 'warmth': -.04, 'saturation': .9, 'exposure': .15,
}}


def build():
    corner.corner('#66625a', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.10, 0, 1.0), size=(.95, 1.5), bars=(2, 3), azimuth=-57, elevation=33, sun=4.8, sky=.9, fill=.85, seed=5)
    corner.table(2.6, .78, .80, 'marble', (0, -.42), .04)
    props.fruit('lemon', (-.12, -.71, .80), 25)
    props.fruit('lemon', (.19, -.60, .80), 120)
    props.napkin((-.36, -.60, .80), 62, '#a99d86', .24, .16)
    return {
        'end-grain-chopping-board': product.build('end-grain-chopping-board', (-.06, -.44, .80), 6),
        'hearth-enamel-casserole': product.build('hearth-enamel-casserole', (-.06, -.43, .845), -18),
        'tarang-copper-jug': product.build('tarang-copper-jug', (.24, -.30, .80), 14),
    }
