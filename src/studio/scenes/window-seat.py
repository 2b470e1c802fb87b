"""A linen curtain half drawn at a garden window, a bench in front of it with a quilt and a cup."""
import cloth
import corner
import fabrics
import forms as f
import product
import props

SHOTS = {'': {
    'alt': 'Sheer linen curtain half drawn at a garden window, an ash bench with a cushion and open book below',
    'shows': ['veil-linen-curtain', 'sami-slatted-bench', 'marl-square-cushion'],
    'loc': (-.95, -4.5, 1.36), 'target': (.14, -.2, 1.36), 'lens': 57, 'shift': (0, -.095), 'samples': 20,
    'focus': (.2, -.45, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}
OPENING = (.18, 1.30, .62, 2.12)


def build():
    corner.corner('#b7ab96', 'oak', width=4.6, opening=OPENING)
    corner.window(OPENING)
    corner.window_light(at=(.2, -.4, .4), leaves=6, seed=21, sky=.6)
    cream = fabrics.linen('#cfc2a9', .005, 1.0, .26, .25)
    cushion = cloth.cushion('cushion', (.46, .46, .02), (.62, -.185, .655), cream, (1.22, 0, -.14), seed=4, slack=.05, piping=.0045, corner=.015, plump=1.5)
    props.open_book((.10, -.40, .44), 12, .26, .19)
    props.cup((.34, -.46, .44), -50)
    return {
        'veil-linen-curtain': product.build('veil-linen-curtain', (-.40, -.09, 0), 0, lit=False),
        'sami-slatted-bench': product.build('sami-slatted-bench', (.24, -.385, 0)),
        'marl-square-cushion': f.group('cushion', cushion),
    }
