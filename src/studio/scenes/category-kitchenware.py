"""Kitchenware: the red pot on its board, a copper jug, two lemons."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Clay-red casserole on an end-grain board, a hammered copper jug and two lemons on pale marble before a soot-grey wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.02, -3.3, 1.16), 'target': (-.02, 0, 1.16), 'lens': 106, 'shift': (0, -.088), 'samples': 18,
}}


def build():
    corner.corner('#66625a', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.10, 0, 1.0), size=(.95, 1.5), bars=(2, 3), azimuth=-57, elevation=33, sun=4.8, sky=.9, fill=.85, seed=5)
    corner.table(2.6, .78, .80, 'marble', (0, -.42), .04)
    props.fruit('lemon', (-.12, -.71, .80), 25)
    props.fruit('lemon', (.27, -.64, .80), 120)
    return {
        'end-grain-chopping-board': product.build('end-grain-chopping-board', (-.06, -.44, .80), 6),
        'hearth-enamel-casserole': product.build('hearth-enamel-casserole', (-.06, -.43, .845), -18),
        'tarang-copper-jug': product.build('tarang-copper-jug', (.24, -.30, .80), 14),
    }
