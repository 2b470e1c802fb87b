"""Lighting: one lamp lit in a dark room, and the pool it makes on wall and wood."""
import corner
import dressing
import light
import product
import props

SHOTS = {'': {
    'alt': 'Ivory stoneware lamp with a lit linen shade on a walnut top, glowing against a dark umber wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.78, -2.55, 1.20), 'target': (.07, -.2, 1.20), 'lens': 70, 'shift': (0, -.13), 'samples': 20,
    'focus': (-.06, -.5, .95), 'fstop': 2.8, 'warmth': -.04, 'saturation': .85, 'exposure': .45,
}}


def build():
    corner.corner('#6b5847', 'walnut', width=5, second_wall=None)
    corner.table(2.6, .62, .74, 'walnut', (0, -.42), .05)
    light.area((-2.2, -2.0, 2.0), (0, -.3, .9), (1.2, 1.6), 34, '#a9b8d2')
    light.area((-.06, -.22, 1.10), (-.06, 0, 1.14), (.34, .40), 3.2, '#ffc98c', reflect=False)
    light.world('#97a1b3', .16)
    props.books((.31, -.46, .74), -14, 2, 9, (.22, .16))
    return {'elegant-lamp': dressing.strip(product.build('elegant-lamp', (-.06, -.40, .74)), 'prop cord')}
