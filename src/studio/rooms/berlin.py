"""Berlin: an old flat at dusk. Stucco, herringbone oak and a grey-green wall; blue outside, lamps lit, a door ajar."""
import math

import dressing
import fabrics
import floors
import forms as f
import greenery
import house
import joinery
import light
import materials as m
import product
import props

SHOTS = {
    '': {
        'alt': 'Evening in a tall grey-green room with herringbone oak, double doors, a walnut sideboard and a lit chandelier',
        'size': (2400, 1350), 'shows': ['sela-cane-sideboard', 'anaya-boucle-lounge-chair', 'quince-chandelier', 'stork-tripod-floor-lamp'],
        'loc': (-2.35, -3.05, 1.28), 'target': (1.10, 2.6, 1.28), 'lens': 28, 'shift': (0, .005), 'samples': 20, 'exposure': .25, 'focus': (.4, 1.6, .8), 'fstop': 4,
        'anchors': {'stork-tripod-floor-lamp': 'shade', 'quince-chandelier': 'branch', 'anaya-boucle-lounge-chair': 'back', 'plisse-wall-light': 'shade'},
        'lift': {'sela-cane-sideboard': .65, 'monk-blanket-trunk': .55},
    },
    'portrait': {
        'alt': 'Walnut sideboard with cane doors below a large painting in red and ochre, between two lit pleated wall lights',
        'size': (1200, 1500), 'shows': ['plisse-wall-light'],
        'loc': (.10, -1.75, 1.26), 'target': (1.34, 2.6, 1.26), 'lens': 35, 'shift': (0, -.10), 'samples': 20, 'exposure': .25, 'focus': (1.1, 2.2, 1.0), 'fstop': 3.2,
        'anchors': {'plisse-wall-light': 'shade'}, 'lift': {'sela-cane-sideboard': .65, 'monk-blanket-trunk': .85},
    },
}
LEFT, RIGHT, NEAR, FAR, TOP = -3.15, 3.15, -4.3, 2.6, 3.50
DOOR = (-2.25, -.85, 2.52)
OVERHEAD = (-.05, 1.45)                # where the chandelier hangs
GLASS = (1.98, 3.08, .74, 2.85)          # in the right wall, from its middle toward the back


def shell():
    oak = [m.wood('parquet', *tones, 'X', .34, 'oak') for tones in (('#5f4024', '#86603a', '#a17a4d'), ('#553820', '#7a5533', '#936d44'), ('#6a4a2c', '#917048', '#ad8a5e'))]
    floors.herringbone(LEFT, RIGHT, NEAR, FAR, oak, .56, .08, 5)
    green, white = m.plaster('#6f7a6c', .0015), m.paint('#cdc8bc', .5)
    mid, deep = (LEFT + RIGHT) / 2, (NEAR + FAR) / 2
    house.wall('back wall', RIGHT - LEFT, TOP, green, [(DOOR[0] - mid, DOOR[1] - mid, 0, DOOR[2])], .26, (mid, FAR, 0))
    house.wall('left wall', FAR - NEAR, TOP, green, (), .3, (LEFT, deep, 0), 90)
    house.wall('right wall', FAR - NEAR, TOP, green, [(-GLASS[1], -GLASS[0], *GLASS[2:])], .38, (RIGHT, deep, 0), -90)
    house.wall('near wall', RIGHT - LEFT, TOP, green, (), .3, (mid, NEAR, 0), 180).visible_camera = False
    f.box('ceiling', (RIGHT - LEFT, FAR - NEAR, .1), (mid, deep, TOP + .05), m.plaster('#cfcabf', .001), .001)
    plinth = [(0, .24), (.008, .236), (.014, .22), (.020, .205), (.022, .03), (.028, .02), (.028, 0)]
    for path in ([(LEFT, NEAR), (LEFT, FAR), (DOOR[0] - .105, FAR)], [(DOOR[1] + .105, FAR), (RIGHT, FAR), (RIGHT, NEAR)]):
        house.moulding('skirting', plinth, [(x, y, 0) for x, y in path], (0, 0, 1), white)
    house.moulding('cornice', [(a * 1.25, b * 1.25) for a, b in house.CORNICE], [(LEFT, NEAR, TOP), (LEFT, FAR, TOP), (RIGHT, FAR, TOP), (RIGHT, NEAR, TOP)], (0, 0, 1), white)
    rail = [(0, .03), (.02, .028), (.026, .014), (.018, .006), (.012, 0), (0, -.004)]
    house.moulding('picture rail', rail, [(LEFT, NEAR, 2.98), (LEFT, FAR, 2.98), (RIGHT, FAR, 2.98), (RIGHT, NEAR, 2.98)], (0, 0, 1), white)
    for x0, x1 in ((-.45, RIGHT - .28), (LEFT + .22, DOOR[0] - .28)):
        house.panel(x0, x1, .44, 2.78, FAR, green)
    joinery.double_door(DOOR[0], DOOR[1], DOOR[2], white, 72, 0, (0, FAR, 0))
    joinery.socket((DOOR[1] + .22, FAR, 1.06), switch=True)
    joinery.socket((DOOR[1] + .26, FAR, .33))
    rose(*OVERHEAD, white)


def rose(x, y, white):
    """Stucco rosette where the chandelier hangs."""
    f.lathe('rose', [(.46, 0), (.45, -.02), (.41, -.03), (.385, -.012), (.33, -.016), (.30, -.035), (.26, -.03), (.235, -.012), (.12, -.016), (.10, -.04), (.05, -.05), (0, -.05)], (x, y, TOP), white, 96, 3)
    for k in range(24):
        a = k * .2618
        f.lathe('bead', [(0, -.03), (.022, -.018), (.028, 0)], (x + .355 * math.cos(a), y + .355 * math.sin(a), TOP - .006), white, 16, 3)


def next_room():
    """What the open leaf shows: a second room with its lamp on."""
    cream = m.plaster('#b9ab92', .0015)
    f.box('floor', (5, 3.4, .04), (-1.4, FAR + 1.96, -.022), m.wood('parquet', '#5f4024', '#86603a', '#a17a4d', 'X', .4, 'oak'), .002)
    f.box('wall', (5, .1, TOP), (-1.4, FAR + 3.6, TOP / 2), cream, .002)
    f.box('wall', (.1, 3.4, TOP), (-3.6, FAR + 1.96, TOP / 2), cream, .002)
    f.box('skirting', (5, .03, .22), (-1.4, FAR + 3.54, .11), m.paint('#cdc8bc', .5), .006)
    dressing.picture((.62, .82), 'sprig', (-2.12, FAR + 3.545, 1.62), seed=5, mount=.06)
    product.build('luna-bedside-table', (-2.2, FAR + 3.2, 0), 0)
    product.build('button-portable-lamp', (-2.2, FAR + 3.2, .50), 0, lit=False)
    light.area((-1.6, FAR + 1.9, 2.9), (-1.8, FAR + 2.6, 0), (1.2, 1.2), 46, '#ffdbb2', reflect=False)


def sitting():
    moss = '#5d6247'
    found = {
        'saddle-leather-pouf': product.build('saddle-leather-pouf', (1.68, .50, 0), 15),
        'rann-flatwoven-rug': dressing.unfold(product.build('rann-flatwoven-rug', (-.30, .26, .003), 92, field='#a58f6c')),
        'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (-1.58, .82, .006), 52, colour=moss),
        'stork-tripod-floor-lamp': product.build('stork-tripod-floor-lamp', (-1.98, 1.66, 0), 0),
        'monk-blanket-trunk': product.build('monk-blanket-trunk', (-.32, .62, .010), 7),
        'quince-chandelier': product.build('quince-chandelier', (*OVERHEAD, 2.46), 14),
    }
    props.books((-.60, .60, .472), 14, 3, 3, (.26, .18))
    props.open_book((-.16, .58, .472), -22, .26, .19)
    props.spectacles((.04, .55, .472), 24)
    props.cup((-.32, .72, .472), 60, '#8a5a42')
    return found


def along_the_wall():
    found = {
        'sela-cane-sideboard': product.build('sela-cane-sideboard', (1.05, 2.33, 0)),
        'plisse-wall-light': product.build('plisse-wall-light', (1.98, FAR - .002, 1.52)),
        'tapered-brass-candlesticks': product.build('tapered-brass-candlesticks', (1.60, 2.32, .72), 10),
    }
    dressing.picture((.98, 1.20), 'fields', (1.05, FAR - .004, 1.74), wood=m.oak, mount=.004, seed=4, bar=.022)
    product.build('plisse-wall-light', (.12, FAR - .002, 1.52))
    jar = [(0, 0), (.06, 0), (.066, .006), (.10, .09), (.105, .15), (.08, .21), (.045, .235), (.045, .262), (.055, .275), (.05, .275), (.04, .26)]
    f.lathe('jar', jar, (.48, 2.34, .72), m.glaze('#3a3f3a', '#14100c', .3, .6, .4), 96)
    greenery.spray((.48, 2.34, .86), .62, 12, 4, m.leaf('#5d6540', '#8b8f63'), .075, 8, .42, 1, '#4a3b2c', .5, .8)
    props.books((.90, 2.30, .72), -8, 3, 6)
    return found


def build():
    shell()
    next_room()
    found = sitting() | along_the_wall()
    deep, paint = (NEAR + FAR) / 2, m.paint('#cdc8bc', .45)
    joinery.window(-GLASS[1], -GLASS[0], GLASS[2], GLASS[3], .24, paint, 1, 2, .06, (RIGHT, deep, 0), -90, 1.62)
    house.view((RIGHT + 4, 3, 2.6), (12, 9), '#6d7c98', '#3c5378', .3, .6).rotation_euler.z = math.pi / 2
    joinery.radiator((RIGHT - .16, deep + sum(GLASS[:2]) / 2, 0), 15, paint).rotation_euler.z = 1.5708
    linen = fabrics.linen('#8b7d66', .006)
    for y0, y1, seed in ((GLASS[0] - .42, GLASS[0] - .02, 1), (GLASS[1] + .02, GLASS[1] + .34, 2)):
        one = joinery.hanging(0, y1 - y0, 3.05, 0, linen, 6, .05, seed)
        one.location, one.rotation_euler.z = (RIGHT - .13, deep + (y0 + y1) / 2, .012), 1.5708
    light.area((RIGHT - .02, deep + sum(GLASS[:2]) / 2, 1.8), (-1, .2, .4), (1.0, 1.9), 120, '#a9c2ee', reflect=False)
    light.area((*OVERHEAD, 2.30), (*OVERHEAD, 0), (1.1, .6), 95, '#ffe0bd', reflect=False)
    light.area((-.3, -4.0, 2.6), (0, 1.5, .8), (3, 1.4), 75, '#ffe8cf', reflect=False)
    light.world('#8fa3c4', .12)
    return found
