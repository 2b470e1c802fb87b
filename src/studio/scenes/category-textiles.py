"""Textiles: an ochre throw let fall over a bench, a rust cushion and a cream one, before a sage wall."""
import corner
import product

SHOTS = {'': {
    'alt': 'Ochre fringed throw over a pale bench with rust and cream cushions, in sunlight before a sage-green wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-1.15, -3.4, 1.14), 'target': (.04, -.2, 1.14), 'lens': 72, 'shift': (.03, -.275), 'samples': 18,
    'focus': (-.1, -.5, .5), 'fstop': 2.8, 'warmth': -.04, 'saturation': .9, 'exposure': .1,
}}


def build():
    corner.corner('#7b7d6b', 'boards', width=5, second_wall=None)
    corner.window_light(at=(.20, 0, .85), size=(1.3, 1.9), bars=(2, 3), azimuth=-56, elevation=31, sun=4.6, sky=1.0, fill=.85, seed=7, leaves=8)
    return {
        'dune-fringed-throw': product.build('dune-fringed-throw', (.02, -.31, 0)),
        'marl-square-cushion': product.build('marl-square-cushion', (-.12, -.37, .488), 4),
    }
