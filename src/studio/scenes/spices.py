"""Before cooking: the spice box is open, the garlic half dealt with, the knife laid down."""
import corner
import product
import props
import still

SHOTS = {'': {
    'alt': 'Brass spice box, granite mortar and chequered chopping board with garlic, chillies and a knife, seen from above',
    'shows': ['masala-spice-box', 'granite-mortar-and-pestle', 'end-grain-chopping-board'],
    'loc': (-.10, -1.36, 1.88), 'target': (.03, -.44, .91), 'lens': 57, 'level': False, 'focus': (.0, -.5, .93), 'fstop': 5.6, 'samples': 20,
}}


def build():
    corner.corner('#8f8571', 'stone', width=4)
    corner.table(2.2, 1.3, .90, 'walnut', (0, -.5), .05)
    corner.window_light(at=(.1, -.4, .95), azimuth=-80, elevation=33, leaves=5, seed=8)
    top = .945
    for x, y, turn in ((.06, -.62, 20), (.13, -.60, 75), (.105, -.66, 140)):
        still.chilli((x, y, top), turn)
    still.chilli((-.02, -.69, top), 10, .075, '#4f6a2a')
    still.garlic((-.03, -.585, top), 0)
    still.garlic((.245, -.56, .90), 40, .9)
    still.knife((.03, -.73, top), 8)
    props.fruit('lemon', (-.27, -.60, .90), 70)
    still.tomato((.31, -.64, .90), 0)
    still.tomato((.36, -.57, .90), 60, .85)
    props.napkin((-.30, -.74, .90), 62, '#a89c84', .2, .13)
    return {
        'masala-spice-box': product.build('masala-spice-box', (-.13, -.36, .90), 8),
        'granite-mortar-and-pestle': product.build('granite-mortar-and-pestle', (.18, -.34, .90), 30),
        'end-grain-chopping-board': product.build('end-grain-chopping-board', (.05, -.66, .90), 5),
    }
