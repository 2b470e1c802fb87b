"""Beside the door, where one looks once more: the arched mirror, a tall amphora of branches, a fern."""
import corner
import greenery
import materials as m
import product
import props
import still

SHOTS = {'': {
    'alt': 'Arched brass mirror leaning on a wall between a potted fern on a stool and a terracotta amphora of branches',
    'shows': ['noor-arched-mirror', 'sahel-floor-vase', 'belem-terracotta-planter'],
    'loc': (-1.15, -4.5, 1.2), 'target': (.02, -.1, 1.2), 'lens': 67, 'shift': (0, -.09), 'samples': 20,
    'focus': (.1, -.45, .7), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#b3aea2', 'boards', width=4.2)
    corner.window_light(at=(.25, 0, 1.25), size=(1.2, 1.9), leaves=6, seed=7, sun=2, sky=1.4, soft=4)
    greenery.spray((.62, -.36, .48), .78, 4, 4, m.leaf('#6d7650', '#9aa37c'), .06, 10, .34)
    product.build('quay-teak-stool', (-.62, -.42, 0), 18)
    props.books((-.62, -.42, .432), 10, 2, 5)
    still.reflected(-4.6, 1.4)
    return {
        'noor-arched-mirror': product.build('noor-arched-mirror', (-.02, -.112, 0), lit=False),
        'sahel-floor-vase': product.build('sahel-floor-vase', (.62, -.36, 0), 12),
        'belem-terracotta-planter': product.build('belem-terracotta-planter', (-.62, -.42, .50), 0),
    }
