"""A chest of drawers between two pleated wall lights: a folded cloth, a bowl, a branch."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Oak chest of five drawers between two lit pleated wall lights, a branch and folded linen on top',
    'shows': ['harrow-chest-of-drawers', 'plisse-wall-light', 'tala-lidded-basket'],
    'loc': (-1.3, -4.4, 1.3), 'target': (.07, -.1, 1.3), 'lens': 62, 'shift': (0, -.105), 'samples': 20, 'exposure': .12,
    'focus': (0, -.5, .9), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#96705a', 'boards', width=4.2)
    corner.window_light(at=(.15, 0, 1.0), size=(.8, 1.5), bars=(1, 3), leaves=16, seed=14, sun=4.2, sky=.6, fill=.7)
    props.branch((.22, -.20, 1.08), 0, .48, seed=10, bottle='#c2b498')
    props.napkin((-.16, -.24, 1.08), 10, width=.34, depth=.24, layers=6)
    props.bowl((.04, -.32, 1.08), 0, '#59614a', .08)
    product.build('plisse-wall-light', (.70, 0, 1.52))
    return {
        'harrow-chest-of-drawers': product.build('harrow-chest-of-drawers', (0, -.25, 0)),
        'plisse-wall-light': product.build('plisse-wall-light', (-.62, 0, 1.52)),
        'tala-lidded-basket': product.build('tala-lidded-basket', (.74, -.34, 0), -20),
    }
