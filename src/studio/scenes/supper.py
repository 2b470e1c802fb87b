"""One end of the dining table under the chandelier: bread, figs, a cup, the chairs pushed in."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Oak dining table with bread and fruit under a brass chandelier of glass globes, black chairs around it',
    'shows': ['halden-dining-table', 'quince-chandelier', 'black-chair'],
    'loc': (-1.6, -5.3, 1.36), 'target': (0, -1.2, 1.36), 'lens': 58, 'shift': (0, -.185), 'exposure': .1, 'samples': 20,
    'focus': (0, -1.6, .75), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#a48a70', 'oak', width=5, depth=5, height=3.4)
    corner.window_light(at=(.3, -.8, .6), size=(1.8, 2.5), bars=(2, 5), reach=3.6)
    props.loaf((-.30, -1.28, .74), 24)
    props.napkin((-.38, -1.02, .74), 8)
    props.bowl((.22, -1.22, .74), 0, '#7d4a33')
    for x, y, kind in ((.18, -1.25, 'fig'), (.25, -1.20, 'pear'), (.20, -1.17, 'apple'), (.28, -1.26, 'fig')):
        props.fruit(kind, (x, y, .758))
    props.cup((.56, -1.42, .74), -30)
    props.fruit('lemon', (.02, -1.48, .74), 30)
    chairs = [product.build('black-chair', at, turn) for at, turn in (((-.38, -1.92, 0), 176), ((.42, -1.96, 0), 188), ((.10, -.62, 0), 0))]
    return {
        'halden-dining-table': product.build('halden-dining-table', (0, -1.28, 0)),
        'quince-chandelier': product.build('quince-chandelier', (-.05, -1.28, 1.36), 8),
        'black-chair': chairs[1],
    }
