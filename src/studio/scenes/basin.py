"""The washstand: a stone basin under a round mirror, bottles and soap within reach; seen whole and close."""
import corner
import product
import props
import still

SHOTS = {'': {
    'alt': 'Stone basin and brass taps under a round mirror, with ribbed soap bottles, a tray and a soap dish',
    'shows': ['tide-round-mirror', 'ripple-dispenser-pair', 'basin-travertine-tray', 'duckboard-soap-dish'],
    'loc': (-.30, -2.9, 1.38), 'target': (-.05, 0, 1.38), 'lens': 68, 'shift': (0, -.055), 'samples': 24,
}, 'ledge': {
    'alt': 'Teak soap dish, travertine tray of bottles and two ribbed soap bottles on a stone ledge beside a basin',
    'shows': ['basin-travertine-tray', 'duckboard-soap-dish', 'ripple-dispenser-pair'],
    'loc': (-.62, -1.42, 1.26), 'target': (-.325, -.26, .972), 'lens': 62, 'level': False, 'focus': (-.24, -.34, .93), 'fstop': 4, 'samples': 20,
}}


def build():
    corner.corner('#b5a68e', 'stone', width=4, skirting=False)
    still.tiled(-1.5, 1.5, .86, 1.36, '#a7a48f')
    corner.table(2.4, .50, .86, 'stone', (0, -.25), .09)
    corner.window_light(at=(.1, -.05, 1.2), azimuth=-66, elevation=29, leaves=6, seed=5)
    still.basin((.13, -.27, .86))
    still.wall_tap((.13, -.010, 1.06))
    props.branch((.46, -.15, .86), 0, .36, 18, seed=5)
    still.reflected(-4.2, 1.55)
    return {
        'tide-round-mirror': product.build('tide-round-mirror', (.13, -.006, 1.20), lit=False),
        'ripple-dispenser-pair': product.build('ripple-dispenser-pair', (-.19, -.16, .86), -10),
        'basin-travertine-tray': product.build('basin-travertine-tray', (-.46, -.17, .86), 0),
        'duckboard-soap-dish': product.build('duckboard-soap-dish', (-.30, -.38, .86), 12),
    }
