"""A corner of the courtyard: a rope chair at a small green table, the lantern, and the pots just watered."""
import greenery
import materials as m
import product
import props
import still

SHOTS = {'': {
    'alt': 'Sunny courtyard with a rope chair at a green pierced table, a watering can, a potted fern and a tree',
    'shows': ['cove-rope-chair', 'folio-bistro-table', 'sprig-watering-can', 'belem-terracotta-planter'],
    'loc': (-1.35, -4.7, 1.36), 'target': (.10, -.5, 1.36), 'lens': 65, 'shift': (0, -.24), 'samples': 18,
    'focus': (-.1, -.95, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    still.courtyard()
    still.high_sun((.2, 0, 1.5), leaves=2)
    greenery.tree((.78, -.36, 0), 1.75, 8, '#6b7350', '#98a080', .055, 15, (.19, .34, m.terracotta('#9c5b3e')), .016, .5)
    props.cup((-.02, -.98, .73), 40)
    props.open_book((.17, -1.08, .73), -24, .24, .17)
    return {
        'cove-rope-chair': product.build('cove-rope-chair', (-.50, -.62, 0), 24),
        'folio-bistro-table': product.build('folio-bistro-table', (.13, -1.04, 0), 12),
        'sprig-watering-can': product.build('sprig-watering-can', (-.44, -1.26, 0), 160),
        'belem-terracotta-planter': product.build('belem-terracotta-planter', (.62, -.80, 0), 0),
    }
