"""A moon of your own: blue hour in the window, a paper globe and a small lamp lit, a chair that waits."""
import corner
import dressing
import editorial
import fabrics
import house
import joinery
import light
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Lit paper globe over a bouclé chair in a dark room at dusk, a small lamp beside it, blue evening in the window',
    'size': (2400, 1350), 'shows': [],
    'loc': (-1.15, -4.3, 1.22), 'target': (.30, -.2, 1.22), 'lens': 34, 'shift': (0, -.055), 'focus': (1.0, -.8, .6), 'fstop': 3.2, 'exposure': .5, 'saturation': .85,
}}
GLASS = (-1.72, -.42, .86, 2.62)


def build():
    corner.lay('walnut', 6.6, 5.2, 3)
    wall, paint = corner.lime('#77776c'), m.paint('#5c5b50', .5)
    house.wall('back wall', 6.6, 3.2, wall, [GLASS], .34)
    house.wall('right wall', 5.4, 3.2, wall, (), .3, (2.55, -2.7, 0), -90)
    house.wall('left wall', 5.4, 3.2, wall, (), .3, (-3.0, -2.7, 0), 90)
    editorial.skirting(-3.0, 2.55, 0, paint, .14)
    joinery.window(*GLASS, .20, paint, 1, 3, .05)
    house.view((-1.0, 9, 3.2), (22, 9), '#8fa0b8', '#27406b', .3, .62)
    linen = fabrics.linen('#6e6352', .004, .7, .2, .2)
    joinery.pole(-2.2, .06, 2.78, -.09, m.brass())
    joinery.hanging(-2.14, -1.72, 2.77, -.09, linen, 6, .045, 3)
    joinery.hanging(-.42, .0, 2.77, -.09, linen, 6, .045, 5)
    editorial.evening((-1.07, .5, 1.8), (.4, -2.4, .2), 130, .26)
    light.area((.80, -1.66, 1.40), (1.0, -1.1, 0), (.4, .4), 26, '#ffd3a0', reflect=False)
    light.area((.80, -1.50, 1.62), (.9, 0, 1.5), (.4, .4), 22, '#ffd3a0', reflect=False)
    dressing.rug(2.1, 1.6, fabrics.wool('#7d6c56'), (1.05, -1.05, .002), -4, 2)
    props.books((.38, -.49, .50), 14, 2, 8, (.21, .15))
    return {
        'paper-moon-pendant': product.build('paper-moon-pendant', (.78, -1.62, 1.38)),
        'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (1.34, -.78, .012), -34),
        'luna-bedside-table': product.build('luna-bedside-table', (.44, -.42, 0), 10),
        'button-portable-lamp': product.build('button-portable-lamp', (.52, -.33, .50)),
    }
