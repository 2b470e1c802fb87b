"""A cane sideboard under two prints: a lamp, books, a branch, a bowl of pears, a basket beside it."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Walnut sideboard with cane doors under two framed prints, a small lit lamp on it, a basket beside it',
    'shows': ['sela-cane-sideboard', 'button-portable-lamp', 'tala-lidded-basket'],
    'loc': (-1.3, -5.0, 1.25), 'target': (.16, -.1, 1.25), 'lens': 62, 'shift': (.03, -.08), 'samples': 18,
    'focus': (0, -.4, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#b9b6ab', 'oak', width=5)
    corner.window_light(at=(.1, 0, .95), size=(1.6, 2.1), bars=(3, 3), leaves=5)
    props.books((-.40, -.26, .72), 8, 3, 2)
    props.bowl((.44, -.24, .72))
    for x, y, turn in ((.40, -.26, 10), (.48, -.22, 80), (.44, -.18, 200)):
        props.fruit('pear', (x, y, .737), turn)
    props.branch((-.08, -.2, .72), 0, .42)
    product.build('two-arches-prints', (.06, 0, 1.52))
    return {
        'sela-cane-sideboard': product.build('sela-cane-sideboard', (0, -.24, 0)),
        'button-portable-lamp': product.build('button-portable-lamp', (-.64, -.26, .72)),
        'tala-lidded-basket': product.build('tala-lidded-basket', (1.0, -.34, 0), 20),
    }
