"""Bathroom: a teak stool with a pile of towels, a ladder leaning behind, tiles underfoot."""
import corner
import product

SHOTS = {'': {
    'alt': 'Folded waffle towels on a teak stool, a towel ladder leaning on the pale wall behind, small square tiles underfoot',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.95, -3.75, 1.14), 'target': (.14, -.1, 1.14), 'lens': 72, 'shift': (.02, -.27), 'samples': 18,
    'focus': (-.1, -.9, .6), 'fstop': 2.8, 'warmth': -.04, 'saturation': .92, 'exposure': .1,
}}


def build():
    corner.corner('#a9aca0', 'tile', width=5, second_wall=None, skirting=False)
    corner.window_light(at=(.10, 0, .95), size=(1.1, 1.8), bars=(2, 4), azimuth=-57, elevation=32, sun=4.6, sky=1.0, fill=.9, seed=12, leaves=10)
    return {
        'rung-towel-ladder': product.build('rung-towel-ladder', (.36, -.42, 0)),
        'quay-teak-stool': product.build('quay-teak-stool', (-.16, -.78, 0), -16),
        'waffle-towel-set': product.build('waffle-towel-set', (-.16, -.78, .432), -10),
    }
