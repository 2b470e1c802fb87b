"""A narrow oak table against the wall with two prints over it, candles and a stone bowl of pomegranates."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Narrow oak table with a travertine bowl of pomegranates, brass candlesticks and books under two framed prints of arches',
    'shows': ['two-arches-prints', 'footed-travertine-bowl', 'tapered-brass-candlesticks'],
    'loc': (-1.05, -4.1, 1.3), 'target': (-.01, -.1, 1.3), 'lens': 76, 'samples': 18,
    'focus': (.1, -.25, .9), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#9aa197', 'oak', width=4.4)
    corner.table(1.36, .36, .80, 'oak', (0, -.22), .036, legs=True)
    corner.window_light(at=(.1, 0, 1.35), size=(1.2, 1.9), leaves=7, seed=3)
    props.books((-.44, -.22, .80), -6, 3, 8)
    props.spectacles((-.43, -.24, .873), 20)
    return {
        'two-arches-prints': product.build('two-arches-prints', (0, 0, 1.58)),
        'footed-travertine-bowl': product.build('footed-travertine-bowl', (.06, -.22, .80), -12),
        'tapered-brass-candlesticks': product.build('tapered-brass-candlesticks', (.46, -.20, .80), 4),
    }
