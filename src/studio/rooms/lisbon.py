"""Lisbon: a lime-washed living room over a terrace. Low sun through an opening off camera at the left, barred and dappled."""
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
        'alt': 'Olive sofa in low evening sun on a lime-washed wall, an arched door to a terrace, terracotta floor tiles',
        'size': (2400, 1350), 'shows': ['tamar-three-seater-sofa', 'alba-round-coffee-table', 'meridian-arc-floor-lamp', 'cove-rope-chair'],
        'loc': (2.25, -3.0, 1.22), 'target': (-.28, 2.4, 1.22), 'lens': 28, 'shift': (0, -.035), 'samples': 18, 'saturation': .88, 'exposure': .12, 'focus': (.9, 1.2, .6), 'fstop': 4,
        'anchors': {'meridian-arc-floor-lamp': 'globe', 'kiri-stoneware-vases': 'moon jar', 'folio-bistro-table': 'rolled edge', 'cove-rope-chair': 'pad'},
        'lift': {'tamar-three-seater-sofa': .72, 'alba-round-coffee-table': .8, 'sahel-floor-vase': .6},
    },
    'portrait': {
        'alt': 'Olive sofa with a rust cushion under two arch prints, vases and books on a round walnut table',
        'size': (1200, 1500), 'shows': ['kiri-stoneware-vases'],
        'loc': (1.80, -1.75, 1.16), 'target': (.56, 2.4, 1.16), 'lens': 35, 'shift': (0, -.12), 'samples': 18, 'saturation': .88, 'exposure': .12, 'focus': (.95, .7, .5), 'fstop': 3.2,
        'anchors': {'meridian-arc-floor-lamp': 'globe', 'kiri-stoneware-vases': 'moon jar'},
        'lift': {'tamar-three-seater-sofa': .72, 'alba-round-coffee-table': .8},
    },
}
LEFT, RIGHT, NEAR, FAR, TOP = -3.1, 3.2, -4.4, 2.4, 3.25
ARCH = (-2.45, -1.10, 0, 2.32)


def shell():
    clay = [m.terracotta(c) for c in ('#86503a', '#925c44', '#7a4a37', '#996850')]
    floors.tiles(LEFT - .2, RIGHT, NEAR, FAR + .5, clay, .28, .008, 2, '#8d7862')
    lime, mid, deep = m.plaster('#c6baa6'), (LEFT + RIGHT) / 2, (NEAR + FAR) / 2
    house.wall('back wall', RIGHT - LEFT, TOP, lime, [(ARCH[0] - mid, ARCH[1] - mid, *ARCH[2:], 'arch')], .46, (mid, FAR, 0))
    house.wall('left wall', FAR - NEAR, TOP, lime, [(.15, 1.95, .62, 2.55, 'arch')], .4, (LEFT, deep, 0), 90)
    house.wall('right wall', FAR - NEAR, TOP, lime, (), .3, (RIGHT, deep, 0), -90)
    house.wall('near wall', RIGHT - LEFT, TOP, lime, (), .3, (mid, NEAR, 0), 180).visible_camera = False
    f.box('ceiling', (RIGHT - LEFT, FAR - NEAR, .1), (mid, deep, TOP + .05), m.plaster('#cfc7b8', .001), .001)
    azulejo = floors.encaustic('#b9b4a2', '#34506b', '#6f8698', .13, 'XZ')
    for x0, x1 in ((LEFT, ARCH[0]), (ARCH[1], RIGHT)):
        f.box('azulejo', (x1 - x0, .012, .26), ((x0 + x1) / 2, FAR - .005, .13), azulejo, .002)
    iron = m.blackened_steel()
    for k in range(1, 3):
        f.box('bar', (.05, .05, 2), (LEFT - .2, deep + .15 + .6 * k, 1.55), iron, .004)
    f.box('bar', (.05, 1.8, .05), (LEFT - .2, deep + 1.05, 1.35), iron, .004)
    paint = m.coated('#3d4a3c', .5)
    for x, turn in ((ARCH[0] + .02, 100), (ARCH[1] - .02, 82)):
        door = joinery.leaf((ARCH[1] - ARCH[0]) / 2 - .02, 1.62, paint, (.30,), .04)
        door.location, door.rotation_euler.z = (x, FAR + .40, .004), turn * .01745


def terrace():
    """Beyond the arch: a white parapet, a table, a lemon tree, the sea."""
    stone = m.plaster('#a9967c', .003)
    f.box('terrace', (13, 4.2, .1), (-4, 5.0, -.06), stone, .002)
    f.box('parapet', (13, .22, .86), (-4.4, 6.3, .43), m.plaster('#d2c5b0'), .03)
    f.box('coping', (13, .28, .05), (-4.4, 6.3, .885), m.terracotta('#8a5a42'), .01)
    house.view((-9, 24, 5.2), (44, 13), '#f2dfc2', '#dde3e4', .18, 1.15)
    f.box('sea', (44, .1, 1.5), (-9, 23.5, -1.05 + .95), m.paint('#8fa3a8', .9), .01).visible_shadow = False
    greenery.tree((-3.75, 5.55, -.01), 1.95, 4, '#4b5a30', '#7d8a4c', .085, 9, (.24, .42, m.terracotta('#8f5438')), .02, .4, 6, .42)
    found = {'folio-bistro-table': product.build('folio-bistro-table', (-2.92, 4.55, -.01), 20)}
    props.fruit('orange', (-3.00, 4.5, .722))
    props.fruit('orange', (-2.90, 4.56, .722), 40, 1.2)
    return found


def sitting():
    """Sofa, table and lamp."""
    found = {
        'tamar-three-seater-sofa': product.build('tamar-three-seater-sofa', (1.12, 1.78, 0)),
        'alba-round-coffee-table': product.build('alba-round-coffee-table', (.86, .52, .013), 20),
        'kiri-stoneware-vases': product.build('kiri-stoneware-vases', (1.04, .62, .383), 14),
        'meridian-arc-floor-lamp': product.build('meridian-arc-floor-lamp', (2.72, 2.02, 0), 200, cast=5.0),
        'saddle-leather-pouf': product.build('saddle-leather-pouf', (1.66, .00, .010), 10),
        'two-arches-prints': product.build('two-arches-prints', (1.10, FAR - .003, 1.66)),
    }
    dressing.strip(found['meridian-arc-floor-lamp'], 'prop cord')
    dressing.rug(3.0, 1.95, fabrics.linen('#b3a283', .013, 1.5, .24, .4), (.85, .66, .002), 2, 3)
    props.books((.62, .46, .383), 26, 3, 8)
    props.cup((.86, .24, .383), 30, '#b3a084')
    props.open_book((1.67, .00, .340), 24, .26, .18)
    props.bowl((.60, .74, .383), 0, '#6d5d48', .10)
    for k, (x, y) in enumerate(((.57, .73), (.64, .76), (.60, .69))):
        props.fruit('fig', (x, y, .405), 50 * k, .9)
    return found


def build():
    shell()
    found = terrace() | sitting()
    found['cove-rope-chair'] = product.build('cove-rope-chair', (-1.48, .62, 0), 56)
    found['sahel-floor-vase'] = product.build('sahel-floor-vase', (-.72, 2.05, 0), 20)
    greenery.spray((-.72, 2.05, .50), 1.05, 9, 5, m.leaf('#6d7a55', '#a3ac88'), .062, 14, .30, 1, '#5a4a38', .22, .8)
    # An olive tree outside the left opening breaks the sun up.
    greenery.tree((LEFT - 1.15, deep_of_opening() - .15, 0), 2.7, 7, '#6b7a52', '#98a57f', .075, 10, None, .03, .42, 6, .26)
    voile = fabrics.sheer('#ddd0ba', .3)
    joinery.pole(ARCH[0] - .50, ARCH[1] + .14, 2.62, FAR - .07, m.brass())
    joinery.hanging(ARCH[0] - .48, ARCH[0] - .02, 2.62, FAR - .07, voile, 6, .04, 1)
    # The sky outside the left opening: the picture is exposed for the room, so it is near white.
    house.view((LEFT - 9, 0, 4), (20, 14), '#efe2cb', '#eef0ec', .15, 1.25).rotation_euler.z = math.pi / 2
    light.sun((.80, .52, -.115), 7.0, '#ffdab2', .55)
    light.area((-1.78, FAR + .5, 1.3), (-.8, -1, .2), (1.3, 2.2), 90, '#e4edf6', reflect=False)
    light.area((LEFT + .1, deep_of_opening(), 1.6), (1, .6, .6), (1.7, 1.9), 150, '#fff0dc', reflect=False)
    light.area((.6, -4.1, 2.2), (.6, 2, .8), (3, 1.6), 60, '#fff1df', reflect=False)
    light.world('#c9d6e4', .55)
    return found


def deep_of_opening():
    """The middle of the left opening, along the room."""
    return (NEAR + FAR) / 2 + 1.05
