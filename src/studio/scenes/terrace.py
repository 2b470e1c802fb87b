"""The quiet side of the terrace: a lounger under the parasol, a stool with a glass of water, the lantern for later."""
import greenery
import materials as m
import product
import props
import still

SHOTS = {'': {
    'alt': 'Ivory fringed parasol over a teak sun lounger on a terrace, with a stool, a brass lantern and potted trees',
    'shows': ['scallop-parasol', 'solaro-teak-lounger', 'quay-teak-stool', 'harbour-storm-lantern'],
    'loc': (-1.6, -6.9, 1.4), 'target': (.05, -1.0, 1.4), 'lens': 58, 'shift': (0, -.055), 'samples': 18,
    'focus': (0, -1.9, .5), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    still.courtyard('#c4b193', 'stone', width=7, depth=6.5, height=3.8)
    still.high_sun((.6, 0, 1.4), leaves=2, size=.15)
    greenery.tree((1.35, -.5, 0), 2.2, 5, '#66704c', '#98a080', .065, 16, (.24, .42, m.terracotta('#9c5b3e')), .022, .5)
    greenery.tree((-1.45, -.42, 0), 1.5, 9, '#5c6b45', '#93a07c', .06, 14, (.2, .34, m.limewash()), .016, .5)
    props.books((-.52, -2.38, .432), 20, 2, 7)
    return {
        'scallop-parasol': product.build('scallop-parasol', (.0, -1.05, 0), 10),
        'solaro-teak-lounger': product.build('solaro-teak-lounger', (.02, -1.72, 0), 14),
        'quay-teak-stool': product.build('quay-teak-stool', (-.52, -2.38, 0), -16),
        'harbour-storm-lantern': product.build('harbour-storm-lantern', (.92, -2.02, 0), 20),
    }
