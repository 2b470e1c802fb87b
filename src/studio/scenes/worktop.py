"""The oak worktop under the tiles: supper is in the pot, tea in the glasses, the board has been washed and stood up to dry."""
import corner
import product
import props
import still

SHOTS = {'': {
    'alt': 'Kitchen worktop with a clay-red casserole, a steel kettle, ribbed glasses and a chequered board leaning on green tiles',
    'shows': ['hearth-enamel-casserole', 'long-spout-kettle', 'rib-glass-tumblers', 'end-grain-chopping-board'],
    'loc': (-.22, -2.05, 1.56), 'target': (.0, -.3, 1.05), 'lens': 60, 'level': False, 'focus': (0, -.34, 1.0), 'fstop': 4, 'samples': 24,
}}


def build():
    corner.corner('#b3a58d', 'oak', width=4, skirting=False)
    still.tiled(-1.3, 1.3, .90, 1.9)
    corner.table(2.6, .86, .90, 'oak', (0, -.43), .05)
    corner.window_light(at=(.05, -.1, 1.15), azimuth=-70, elevation=30, leaves=6, seed=6)
    board = product.build('end-grain-chopping-board')
    still.stand_up(board, (-.16, -.088, 1.105), tilt=9)
    props.fruit('lemon', (-.24, -.60, .90), 35)
    props.fruit('lemon', (-.16, -.655, .90), 110)
    props.napkin((.27, -.62, .90), 66, '#a8967a', .2, .14)
    for x, y, turn, size in ((.36, -.47, 0, 1), (.30, -.485, 50, .85), (.345, -.535, 90, .8)):
        still.tomato((x, y, .90), turn, size)
    return {
        'hearth-enamel-casserole': product.build('hearth-enamel-casserole', (.18, -.26, .90), -18),
        'long-spout-kettle': product.build('long-spout-kettle', (-.27, -.33, .90), 14),
        'rib-glass-tumblers': product.build('rib-glass-tumblers', (.06, -.585, .90), 8),
        'end-grain-chopping-board': board,
    }
