"""After lunch: the hammock across a corner of the yard, a cushion in it, a lantern and a book within reach."""
import greenery
import materials as m
import product
import props
import still

SHOTS = {'': {
    'alt': 'Ivory fringed hammock slung across a terracotta courtyard, a brass lantern and books on the floor, potted trees behind',
    'shows': ['siesta-fringed-hammock', 'harbour-storm-lantern'],
    'loc': (-1.6, -5.8, 1.3), 'target': (.02, -.3, 1.3), 'lens': 58, 'shift': (0, -.14), 'samples': 18,
    'focus': (0, -1.6, .5), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    still.courtyard('#b9a58a', width=6, depth=6)
    still.high_sun((.0, 0, 1.5), leaves=2)
    greenery.tree((.95, -.42, 0), 1.9, 8, '#6b7350', '#98a080', .06, 15, (.2, .36, m.terracotta('#9c5b3e')), .018, .5)
    greenery.tree((-1.05, -.40, 0), 1.25, 3, '#5c6b45', '#93a07c', .07, 14, (.17, .30, m.limewash()), .014, .45)
    props.books((-.16, -1.95, 0), 20, 3, 7)
    return {
        'siesta-fringed-hammock': product.build('siesta-fringed-hammock', (-.05, -1.45, 0), 28),
        'harbour-storm-lantern': product.build('harbour-storm-lantern', (.22, -1.98, 0), 25),
    }
