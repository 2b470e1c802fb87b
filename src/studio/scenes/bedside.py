"""Beside an unmade-looking bed of chalk linen: a fluted drum table with a lamp, spectacles and a cup."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Bed in chalk linen beside a fluted walnut bedside table with a lit stoneware lamp, books and spectacles',
    'shows': ['luna-bedside-table', 'elegant-lamp', 'laurel-linen-duvet-set'],
    'loc': (1.0, -4.4, 1.32), 'target': (.08, -.3, 1.32), 'lens': 60, 'shift': (0, -.215), 'exposure': -.1, 'samples': 20,
    'focus': (.5, -.5, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#bdb6aa', 'boards', width=4.6)
    corner.window_light(at=(.3, 0, .9), size=(1.3, 2.1), leaves=14, seed=3, sun=1.5, sky=1.5, soft=5)
    props.books((.56, -.48, .50), 25, 2, 4, (.20, .14))
    props.spectacles((.55, -.49, .553), -30)
    lamp = product.build('elegant-lamp', (.50, -.33, .50))
    props.cord(lamp, [(.50, -.27, .504), (.52, -.215, .504), (.53, -.188, .49), (.54, -.165, .3), (.56, -.10, .03), (.62, -.03, .02)])
    return {
        'luna-bedside-table': product.build('luna-bedside-table', (.52, -.40, 0), -8),
        'elegant-lamp': lamp,
        'laurel-linen-duvet-set': product.build('laurel-linen-duvet-set', (-.72, -1.09, 0)),
    }
