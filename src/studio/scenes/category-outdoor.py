"""Outdoor: a rope chair and a green table in plain sun, a small tree behind them."""
import corner
import greenery
import materials as m
import product

SHOTS = {'': {
    'alt': 'Garden chair wound in oat cord and a round green table in sunlight, a potted tree behind them against a lime-washed wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-1.25, -4.3, 1.30), 'target': (.20, -.2, 1.30), 'lens': 64, 'shift': (.03, -.225), 'samples': 18,
    'focus': (-.1, -1.2, .7), 'fstop': 2.8, 'warmth': -.05, 'saturation': .88,
}}


def build():
    corner.corner('#b9ae9b', 'stone', width=6, height=3.4, second_wall=None, skirting=False)
    corner.window_light(at=(.15, 0, .9), size=(5, 5), bars=(1, 1), azimuth=-50, elevation=44, reach=3.2, sun=5.2, sky=.45, fill=.75, leaves=70, seed=21)
    greenery.tree((.56, -.34, 0), 1.8, 9, '#66704a', '#9aa680', .075, 12, (.19, .34, m.terracotta('#9c5b3e')), crown=.42)
    return {
        'cove-rope-chair': product.build('cove-rope-chair', (-.30, -1.02, 0), -24),
        'folio-bistro-table': product.build('folio-bistro-table', (.38, -.90, 0), 20),
        'sprig-watering-can': product.build('sprig-watering-can', (.36, -.90, .73), 200),
    }
