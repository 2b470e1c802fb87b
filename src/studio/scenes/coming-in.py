"""A bench to pull your boots off: pegs above it, a basket under it, a cushion in the sun."""
import cloth
import corner
import fabrics
import forms as f
import product
import props

SHOTS = {'': {
    'alt': 'Slatted ash bench with a rust cushion and books, an oak peg shelf above it, a lidded basket beside it',
    'shows': ['sami-slatted-bench', 'peg-wall-shelf', 'marl-square-cushion', 'tala-lidded-basket'],
    'loc': (-1.25, -4.2, 1.36), 'target': (.12, -.15, 1.36), 'lens': 63, 'shift': (0, -.185), 'samples': 18,
    'focus': (-.1, -.4, .5), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#b0ab9a', 'terracotta', width=4)
    corner.window_light(at=(.1, 0, .95), size=(1.3, 2.4), bars=(2, 3), arch=True, leaves=18, seed=16)
    rust = fabrics.linen('#8c4a2c', .005, 1.0, .38, .25)
    cushion = cloth.cushion('cushion', (.46, .46, .02), (-.36, -.128, .655), rust, (1.30, 0, .12), seed=3, slack=.05, piping=.0045, corner=.015, plump=1.5)
    props.books((.14, -.26, .44), -14, 3, 4)
    props.fruit('apple', (.13, -.25, .525), 0)
    return {
        'sami-slatted-bench': product.build('sami-slatted-bench', (0, -.27, 0)),
        'marl-square-cushion': f.group('cushion', cushion),
        'peg-wall-shelf': product.build('peg-wall-shelf', (.04, 0, 1.38)),
        'tala-lidded-basket': product.build('tala-lidded-basket', (.79, -.28, 0), 10),
    }
