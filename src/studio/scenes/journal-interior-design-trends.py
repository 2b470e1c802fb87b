"""Curves and clay: a round-shouldered green chair before an arch painted terracotta, an amphora on a block."""
import corner
import editorial
import forms as f
import greenery
import house
import materials as m
import product

SHOTS = {'': {
    'alt': 'Moss-green bouclé chair before a terracotta-coloured arched niche, a lime-washed amphora with branches on a block beside it',
    'size': (1800, 1200), 'shows': [],
    'loc': (-1.20, -4.5, 1.20), 'target': (.30, -.2, 1.20), 'lens': 48, 'shift': (0, -.13), 'samples': 18,
    'focus': (-.3, -1.1, .6), 'fstop': 2.8, 'warmth': -.05, 'saturation': .84, 'exposure': .1,
}}


def build():
    corner.lay('stone', 6, 5.4, 3)
    house.wall('wall', 7, 3.2, corner.lime('#b39e84'), [(-1.02, .14, 0, 2.0, 'arch')], .42)
    house.wall('niche', 3, 3.2, corner.lime('#96523a'), (), .2, (-.44, .40, 0))
    f.box('niche floor', (1.4, .46, .02), (-.44, .262, -.0104), corner.limestone(), .001)
    corner.window_light(at=(.15, .1, 1.0), size=(1.6, 2.2), bars=(2, 3), azimuth=-58, elevation=28, reach=3.8, sun=5.2, sky=.75, fill=.8, leaves=10, seed=14)
    editorial.plinth((.92, -.56, 0), (.52, .46, .46), '#a8654a')
    greenery.spray((.92, -.56, 1.03), .62, 12, 3, m.leaf('#6a6b45', '#a39d70'), .05, 10, .4, 1, narrow=.24)
    return {
        'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (-.26, -.86, 0), -50, colour='#464d36'),
        'sahel-floor-vase': product.build('sahel-floor-vase', (.92, -.56, .46), -20),
    }
