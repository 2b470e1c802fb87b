"""Storage: a chest of drawers that fills the picture, one basket on it, one beside it."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Oak chest of five drawers against a moss-green wall, a lidded coiled basket and a pile of books on top',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.55, -5.6, 1.18), 'target': (.0, 0, 1.18), 'lens': 92, 'shift': (0, -.12), 'samples': 18,
}}


def build():
    corner.corner('#5b5f45', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.20, 0, 1.1), size=(1.2, 2.0), bars=(2, 3), azimuth=-57, elevation=30, sun=5.2, sky=1.0, fill=.85, seed=9)
    props.books((.26, -.30, 1.08), 10, 3, 7, (.26, .19))
    return {
        'harrow-chest-of-drawers': product.build('harrow-chest-of-drawers', (.0, -.28, 0)),
        'tala-lidded-basket': product.build('tala-lidded-basket', (-.20, -.28, 1.08), 20),
    }
