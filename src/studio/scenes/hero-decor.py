"""The last ten per cent: clay and brass gathered at one end of a sideboard, an arched mirror behind, the other end left empty."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Three stoneware vases, brass candlesticks and a stone bowl on a walnut sideboard before an arched mirror, a clay-coloured wall behind',
    'size': (2400, 1350), 'shows': [],
    'loc': (-.62, -3.8, 1.24), 'target': (-.02, 0, 1.24), 'lens': 45, 'shift': (0, -.035), 'focus': (.4, -.45, .9), 'fstop': 4, 'exposure': .3, 'saturation': .88,
}}


def build():
    corner.corner('#8e6450', 'walnut', width=5.4, second_wall='right')
    corner.window_light(at=(.62, 0, 1.30), size=(1.1, 1.7), bars=(2, 3), azimuth=-55, elevation=27, reach=4.2, sun=5.6, sky=.55, fill=.42, leaves=10, seed=11)
    props.books((1.08, -.40, .72), -8, 2, 4)
    return {
        'sela-cane-sideboard': product.build('sela-cane-sideboard', (.54, -.38, 0)),
        'noor-arched-mirror': product.build('noor-arched-mirror', (.56, -.112, 0)),
        'kiri-stoneware-vases': product.build('kiri-stoneware-vases', (.14, -.40, .72), -10),
        'tapered-brass-candlesticks': product.build('tapered-brass-candlesticks', (.84, -.34, .72), 4),
        'footed-travertine-bowl': product.build('footed-travertine-bowl', (.52, -.44, .72)),
    }
