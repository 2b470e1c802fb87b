"""The Hamburg showroom: an upper floor in a brick warehouse, iron windows over the canal, a table set below globes."""
import corner
import dressing
import editorial
import floors
import forms as f
import house
import joinery
import light
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Showroom in a brick warehouse with tall iron windows, an oak table and black chairs under a brass chandelier',
    'size': (1600, 1200), 'shows': [],
    'loc': (-1.9, -6.2, 1.36), 'target': (.25, -.6, 1.36), 'lens': 31, 'shift': (0, .015), 'samples': 18, 'exposure': .5,
    'focus': (-.1, -2.4, .8), 'fstop': 2.8, 'warmth': -.04, 'saturation': .9,
}}
WINDOWS = ((-2.75, -.85, .62, 2.95), (-.15, 1.75, .62, 2.95))


def shell():
    oak = [m.wood('old oak', d, mid, p, 'Y', .5) for d, mid, p in (('#5f4429', '#826342', '#9a7c58'), ('#563d25', '#785a3b', '#917350'))]
    floors.boards(-4.4, 4.0, -6.6, 0, oak, .24, 4.4, 2)
    iron, wall = m.coated('#23241f', .5), editorial.brick('#8d6a58')
    house.wall('back wall', 8.4, 3.7, wall, [(a + .2, b + .2, c, d) for a, b, c, d in WINDOWS], .45, (-.2, 0, 0))
    house.wall('right wall', 7, 3.7, corner.lime('#b3ab9c'), (), .3, (3.5, -3.4, 0), -90)
    house.wall('left wall', 7, 3.7, corner.lime('#b3ab9c'), (), .3, (-4.2, -3.4, 0), 90)
    f.box('ceiling', (8.6, 7, .1), (-.2, -3.3, 3.75), m.wood('deal', '#6b543a', '#8b7253', '#a08768', 'Y', .6), .002)
    for k, y in enumerate((-.9, -2.7, -4.5)):
        house.beam('beam', (8.4, .22, .28), (-.2, y, 3.56), m.wood('beam', '#3d2c1d', '#584230', '#6d5642', 'X', .7), k)
    for x in (-.5,):
        f.lathe('column', [(0, 0), (.13, 0), (.13, .05), (.095, .09), (.085, .2), (.075, 3.1), (.085, 3.2), (.13, 3.34), (.15, 3.42), (0, 3.42)], (x, -.9, 0), iron, 40, 1)
    for a, b, c, d in WINDOWS:
        joinery.window(a, b, c, d, .30, iron, 3, 5, .04)
        f.box('sill', (b - a + .3, .5, .07), ((a + b) / 2, .17, c - .035), corner.limestone('#8f887b'), .008)


def outside():
    house.view((0, 40, 8), (90, 40), '#b4bbbd', '#d2d7d8', .2, .95)
    editorial.facade(-16, -1.5, 19, -4, 4.6, '#dccfc6', '#bcc2c4', 2, 6)
    editorial.facade(-1.2, 9, 20, -4, 6.4, '#d2c4bb', '#b6bcbe', 3, 5)
    f.box('canal', (50, 14, .1), (0, 10, -3.4), m.metal('water', '#7f8c8c', .12), .01)


def build():
    shell()
    outside()
    light.area((-.5, .62, 1.9), (-.4, -3.0, .2), (4.7, 2.3), 900, '#e3ebf2', reflect=False)
    light.area((1.4, -6.2, 3.0), (-.2, -1.6, .8), (3, 2), 190, '#fff3e4')
    light.world('#d9dee2', .62)
    dressing.picture((.92, 1.18), 'fields', (3.498, -.95, 1.52), -90, seed=2)
    props.bowl((-.30, -2.38, .74), 0, '#6f7f86')
    props.branch((.34, -2.25, .74), 0, .5)
    props.books((-.78, -2.42, .74), 12, 3, 4)
    for at, turn in (((-.62, -2.98, 0), 178), ((.22, -2.98, 0), 186), ((-.45, -1.66, 0), 4), ((.40, -1.68, 0), -6)):
        product.build('black-chair', at, turn)
    return {
        'halden-dining-table': product.build('halden-dining-table', (-.12, -2.32, 0)),
        'quince-chandelier': product.build('quince-chandelier', (-.12, -2.32, 1.66)),
        'stave-open-bookcase': product.build('stave-open-bookcase', (2.55, -.32, 0)),
        'stork-tripod-floor-lamp': product.build('stork-tripod-floor-lamp', (-2.55, -.85, 0), 20),
    }
