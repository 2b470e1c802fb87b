"""A joiner's bench in the morning: planed oak, curls of it, a plane put down, a chair half made on it."""
import corner
import editorial
import forms as f
import materials as m
import props

SHOTS = {'': {
    'alt': 'Planed oak boards, a wooden hand plane and curled shavings on a workbench, a half-built chair standing on it',
    'size': (960, 1200), 'shows': [],
    'loc': (-.86, -2.75, 1.52), 'target': (.16, -.70, 1.10), 'lens': 46, 'level': False, 'samples': 18,
    'focus': (-.10, -1.0, .9), 'fstop': 2.8, 'warmth': -.05, 'saturation': .9, 'exposure': .15,
}}


def build():
    corner.corner('#a3957f', 'boards', width=5, depth=4.6, second_wall=None, skirting=False)
    corner.window_light(at=(.15, -.5, .95), size=(2.2, 2.0), bars=(3, 4), azimuth=-63, elevation=30, reach=3.4, sun=5.0, sky=.9, fill=.75)
    bench = editorial.bench((.05, -.92, 0), 2.2, .74, .86)
    f.box('prop back board', (2.2, .129, .085), (.05, -.485, .8175), bench.children[0].data.materials[0], .006)
    oak = m.oak('X')
    for k, (y, z, turn) in enumerate(((-.70, .8745, 3), (-.735, .9035, -1), (-.715, .9325, 4))):
        editorial.plank((1.05 - .07 * k, .115, .028), (-.36 + .03 * k, y, z), oak, turn)
    editorial.plank((.86, .13, .026), (-.32, -1.04, .873), oak, -6)
    editorial.plane((-.16, -1.05, .886), 174)
    editorial.shavings(-.75, .35, -1.22, -.84, .862, 36, 3)
    editorial.shavings(-.60, -.32, -1.08, -1.02, .888, 9, 8)
    editorial.shavings(-1.0, 1.0, -1.9, -1.35, .002, 30, 5)
    editorial.pencil((.12, -1.16, .861), 24, '#8c4a2c')
    editorial.chair_frame((.46, -.79, .86), 212)
    editorial.plank((.16, .026, 2.2), (-.86, -.06, 1.10), m.oak('Z'), 0, -2)
    editorial.plank((.20, .026, 1.9), (-.62, -.07, .95), m.ash('Z'), 0, -2.5)
    editorial.plank((.14, .030, 2.0), (1.02, -.06, 1.0), m.walnut('Z'), 0, -2)
    props.cup((.16, -.68, .86), 40, '#5d6250', False)
    return {}
