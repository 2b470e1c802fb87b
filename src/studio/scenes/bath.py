"""Beside the bath: towels on the ladder and on the stool, a tufted mat to step on to."""
import corner
import product
import props
import still

SHOTS = {'': {
    'alt': 'Ash towel ladder, waffle towels folded on a teak stool and an oval bath mat beside a stone bath',
    'shows': ['rung-towel-ladder', 'waffle-towel-set', 'pebble-bath-mat', 'quay-teak-stool'],
    'loc': (1.15, -4.7, 1.35), 'target': (-.02, -.3, 1.35), 'lens': 62, 'shift': (0, -.20), 'samples': 18,
    'focus': (.1, -.6, .4), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#b7a78e', 'stone', width=4.2, skirting=False)
    still.tiled(-2.1, 2.1, .0, 1.0, '#9aa08c')
    corner.window_light(at=(.2, 0, 1.2), leaves=7, seed=6)
    still.tub((-1.02, -.72, 0), 0)
    props.soap((.10, -.66, .432), 20)
    return {
        'rung-towel-ladder': product.build('rung-towel-ladder', (.62, -.44, 0), 0),
        'waffle-towel-set': product.build('waffle-towel-set', (.06, -.44, .435), 4),
        'pebble-bath-mat': product.build('pebble-bath-mat', (.12, -1.08, 0), 6),
        'quay-teak-stool': product.build('quay-teak-stool', (.06, -.44, 0), 4),
    }
