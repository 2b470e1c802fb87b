"""A thick oak shelf at eye height: books held up by marble, three vases, the clock above them."""
import corner
import forms as f
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Oak wall shelf with three stoneware vases, books between marble half discs and a cup, a round walnut clock above',
    'shows': ['half-moon-bookends', 'kiri-stoneware-vases', 'quiet-hour-wall-clock'],
    'loc': (-.95, -2.95, 1.5), 'target': (.02, -.05, 1.5), 'lens': 84, 'shift': (.01, .07), 'samples': 18,
    'focus': (0, -.2, 1.4), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#a99d86', 'oak', width=4)
    corner.window_light(at=(.05, 0, 1.68), size=(1.0, 1.5), leaves=8, seed=11)
    f.box('prop shelf', (1.7, .32, .045), (.12, -.16, 1.2775), m.oak('X'), .005)
    props.cup((.41, -.17, 1.30), -35, saucer=False)
    props.books((-.02, -.13, 1.13), 8, 3, 4, (.23, .16))
    f.box('prop shelf', (1.7, .32, .045), (.12, -.16, 1.1075), m.oak('X'), .005)
    return {
        'half-moon-bookends': product.build('half-moon-bookends', (.17, -.150, 1.30), 22),
        'kiri-stoneware-vases': product.build('kiri-stoneware-vases', (-.25, -.15, 1.30), 6),
        'quiet-hour-wall-clock': product.build('quiet-hour-wall-clock', (.17, 0, 1.60), 0),
    }
