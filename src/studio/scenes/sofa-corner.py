"""One end of a long linen sofa under an arc lamp, a coffee table drawn up with the morning still on it."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Olive-grey linen sofa with rust and cream cushions beside a brass arc lamp, a round walnut table in front',
    'shows': ['tamar-three-seater-sofa', 'meridian-arc-floor-lamp', 'alba-round-coffee-table', 'marl-square-cushion'],
    'loc': (-1.55, -5.3, 1.3), 'target': (-.20, -.3, 1.3), 'lens': 62, 'shift': (0, -.115), 'samples': 20,
    'focus': (-.1, -1.2, .5), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#b5afa3', 'oak', width=5)
    corner.window_light(at=(.1, 0, .9), size=(1.7, 2.4), leaves=9, seed=11)
    props.books((-.36, -1.92, .37), 20, 3, 3, (.28, .20))
    props.cup((-.02, -2.02, .37), -30)
    props.branch((-.12, -1.72, .37), 0, .40, seed=4)
    return {
        'tamar-three-seater-sofa': product.build('tamar-three-seater-sofa', (.22, -.58, 0)),
        'meridian-arc-floor-lamp': product.build('meridian-arc-floor-lamp', (-1.05, -.30, 0), -8, cast=7.0),
        'alba-round-coffee-table': product.build('alba-round-coffee-table', (-.18, -1.85, 0), 15),
    }
