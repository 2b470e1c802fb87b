"""The Lisbon shop: a vaulted white room behind an arched shopfront, clay underfoot, sun from the street."""
import math

import corner
import editorial
import forms as f
import greenery
import house
import light
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'White shop interior with a wide arched window to a sunny street, a cane sideboard, an arched mirror and clay floor tiles',
    'size': (1600, 1200), 'shows': [],
    'loc': (-1.45, -5.9, 1.34), 'target': (.40, -.3, 1.34), 'lens': 31, 'shift': (0, -.015), 'samples': 18, 'exposure': .45,
    'focus': (-.4, -1.6, .7), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}
FRONT = (-1.55, 1.05, .34, 2.92)


def bars(x0, x1, z0, z1, y, mat):
    """The shopfront: a slim steel arch with uprights and a transom."""
    mid, r = (x0 + x1) / 2, (x1 - x0) / 2
    spring, rim = z1 - r, []
    rim += [(x0, y, z0), (x0, y, spring)] + [(mid - r * math.cos(math.pi * k / 32), y, spring + r * math.sin(math.pi * k / 32)) for k in range(1, 32)] + [(x1, y, spring), (x1, y, z0)]
    f.tube('rim', rim, .032, mat, 8)
    for x in (mid - r / 3, mid + r / 3):
        top = spring + math.sqrt(r * r - (x - mid) ** 2)
        f.box('bar', (.036, .04, top - z0), (x, y, (z0 + top) / 2), mat, .004)
    for z in (spring, z0 + .02):
        f.box('bar', (x1 - x0, .045, .045), (mid, y, z), mat, .004)


def shell():
    editorial.clay_floor(-3.8, 3.6, -6.4, .5, 7, .26)
    lime = corner.lime('#c2b8a6')
    house.wall('front', 7.4, 3.6, lime, [(FRONT[0] + .1, FRONT[1] + .1, FRONT[2], FRONT[3], 'arch')], .50, (-.1, 0, 0))
    house.wall('right wall', 6.6, 3.6, lime, (), .3, (2.75, -3.2, 0), -90)
    house.wall('left wall', 6.6, 3.6, lime, (), .3, (-3.1, -3.2, 0), 90)
    f.box('ceiling', (7, 7, .1), (-.1, -3.2, 3.65), corner.lime('#c6bcab'), .002)
    bars(*FRONT, .32, m.coated('#2b3a30', .45))
    f.box('sill', (2.75, .56, .06), (-.25, .22, .32), corner.limestone('#b5a791'), .006)


def outside():
    house.view((0, 30, 10), (70, 34), '#b7cbe0', '#7fa5cf', .12, 1.0)
    editorial.facade(-9, -.6, 11, 0, 6.6, '#efe4cd', '#bdc3c0', 3, 4, '#f1ebdf')
    editorial.facade(-.55, 8, 11.4, 0, 5.2, '#eed8cd', '#bac0bf', 2, 4, '#f1ebdf')
    f.box('street', (30, 10, .1), (0, 5.9, -.06), editorial.day('#b5aa97', .8), .01)


def build():
    shell()
    outside()
    light.sun((-.55, -.80, -.85), 5.2, '#ffe2bd', .8)
    light.area((-.25, .55, 1.7), (-.1, -3.0, .3), (2.5, 2.4), 620, '#eef3f8', reflect=False)
    light.world('#e9e5dd', .62)
    editorial.plinth((-1.05, -.62, 0), (.46, .42, .40), '#b9ab96')
    editorial.plinth((-.42, -.50, 0), (.40, .38, .72), '#a8654a')
    props.books((2.50, -1.95, .72), 80, 3, 6)
    props.open_book((-.10, -2.02, .37), 24, .26, .19)
    props.cup((.28, -2.10, .37), -40)
    props.branch((.22, -1.74, .37), 0, .36, 16, seed=4)
    greenery.tree((1.55, -.42, 0), 1.9, 3, pot=(.20, .36, m.terracotta('#8f5238')), crown=.5, per_limb=12)
    return {
        'sahel-floor-vase': product.build('sahel-floor-vase', (-1.05, -.62, .40), 15),
        'kiri-stoneware-vases': product.build('kiri-stoneware-vases', (-.42, -.50, .72), 10),
        'sela-cane-sideboard': product.build('sela-cane-sideboard', (2.51, -1.55, 0), -90),
        'noor-arched-mirror': product.build('noor-arched-mirror', (-2.34, -.112, 0)),
        'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (-1.72, -1.45, 0), 42),
        'alba-round-coffee-table': product.build('alba-round-coffee-table', (.10, -1.95, 0), 20),
        'paper-moon-pendant': product.build('paper-moon-pendant', (.10, -1.95, 2.0)),
    }
