"""One bench, one vase and a great deal of light."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Pale bench with a single bottle vase and branch against an empty wall, broad window light falling across it',
    'size': (1800, 1200), 'shows': [],
    'loc': (-1.55, -4.6, 1.22), 'target': (.30, 0, 1.22), 'lens': 44, 'shift': (0, -.06), 'samples': 18,
    'focus': (.7, -.4, .5), 'fstop': 2.8, 'warmth': -.05, 'saturation': .85, 'exposure': .05,
}}


def build():
    corner.corner('#bdb4a5', 'boards', width=7, depth=5.8, height=3.3, second_wall=None)
    corner.window_light(at=(-.15, 0, 1.45), size=(1.9, 2.6), bars=(3, 4), azimuth=-60, elevation=27, reach=4.2, sun=5.2, sky=.8, fill=1.0, seed=2)
    props.branch((1.02, -.32, .44), 0, .62, 26, '#c4b8a2', 5, -.24)
    return {'sami-slatted-bench': product.build('sami-slatted-bench', (.66, -.32, 0))}
