"""Décor: an amphora with olive branches and three candlesticks, on blocks before a brass-coloured wall."""
import corner
import editorial
import greenery
import materials as m
import product

SHOTS = {'': {
    'alt': 'Lime-washed amphora holding olive branches beside three brass candlesticks on plaster blocks, an ochre wall behind',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.95, -3.9, 1.22), 'target': (.10, 0, 1.22), 'lens': 70, 'shift': (.02, -.10), 'samples': 18,
    'focus': (-.22, -.8, .8), 'fstop': 2.8, 'warmth': -.05, 'saturation': .82, 'exposure': .1,
}}


def build():
    corner.corner('#8a7148', 'stone', width=5, second_wall=None)
    corner.window_light(at=(.12, 0, 1.0), size=(1.2, 1.9), bars=(2, 2), azimuth=-57, elevation=30, sun=5.0, sky=.9, fill=.8, seed=3)
    editorial.plinth((-.22, -.62, 0), (.56, .50, .34), '#b7a88f')
    editorial.plinth((.38, -.50, 0), (.46, .46, .62), '#b7a88f')
    greenery.spray((-.22, -.62, .90), .66, 8, 4, m.leaf('#5f6b4a', '#98a083'), .052, 11, .42, 1, narrow=.26)
    return {
        'sahel-floor-vase': product.build('sahel-floor-vase', (-.22, -.62, .34), 20),
        'tapered-brass-candlesticks': product.build('tapered-brass-candlesticks', (.38, -.52, .62), 6),
    }
