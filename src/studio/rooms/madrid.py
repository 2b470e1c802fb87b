"""Madrid: a white dining room at noon. Dark beams, cement tiles, hard sun through half-closed shutters."""
import math

import dressing
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
        'alt': 'Oak dining table laid for lunch in a white room with dark beams, patterned tiles and louvred shutters',
        'size': (2400, 1350), 'shows': ['halden-dining-table', 'sami-slatted-bench', 'black-chair', 'monsoon-dinner-set'],
        'loc': (-2.15, -2.75, 1.32), 'target': (1.02, 2.45, 1.32), 'lens': 28, 'shift': (0, -.055), 'samples': 18, 'saturation': .95, 'focus': (-.2, .4, .8), 'fstop': 4,
        'anchors': {'black-chair': 'back rail', 'sami-slatted-bench': 'slat'},
        'lift': {'halden-dining-table': .97, 'peg-wall-shelf': .6},
    },
    'portrait': {
        'alt': 'Oak table with blue-grey plates, a copper jug, bread and oranges, sun falling across the wall in stripes',
        'size': (1200, 1500), 'shows': ['tarang-copper-jug'],
        'loc': (-1.40, -1.55, 1.30), 'target': (.26, 2.45, 1.30), 'lens': 35, 'shift': (0, -.10), 'samples': 18, 'saturation': .95, 'focus': (-.1, .5, .85), 'fstop': 3.2,
        'anchors': {'black-chair': 'back rail'}, 'lift': {'halden-dining-table': .97},
    },
}
LEFT, RIGHT, NEAR, FAR, TOP = -2.95, 2.55, -4.3, 2.45, 2.78
DEEP = (NEAR + FAR) / 2
# Two doors to the balcony in the right wall: where they begin and end along the room, and how high they are.
SEEN, UNSEEN, HIGH = (.62, 1.72), (-1.10, .10), 2.34
TABLE, UP = (-.30, .45), .74


def shell():
    floor = floors.encaustic('#b5a98f', '#4a5449', '#8a5238', .2)
    f.box('floor', (RIGHT - LEFT, FAR - NEAR, .04), ((LEFT + RIGHT) / 2, DEEP, -.02), floor, .001)
    white, mid, deep = m.plaster('#cfc9bd', .003), (LEFT + RIGHT) / 2, DEEP
    house.wall('back wall', RIGHT - LEFT, TOP, white, [(-1.25, -.55, .95, 2.0, 'arch')], .30, (mid, FAR, 0))
    f.box('niche', (.8, .02, 1.2), (mid - .9, FAR + .29, 1.47), white, .001)
    house.wall('left wall', FAR - NEAR, TOP, white, (), .3, (LEFT, deep, 0), 90)
    house.wall('right wall', FAR - NEAR, TOP, white, [(DEEP - b, DEEP - a, .02, HIGH) for a, b in (SEEN, UNSEEN)], .34, (RIGHT, deep, 0), -90)
    house.wall('near wall', RIGHT - LEFT, TOP, white, (), .3, (mid, NEAR, 0), 180).visible_camera = False
    f.box('ceiling', (RIGHT - LEFT, FAR - NEAR, .1), (mid, deep, TOP + .05), m.plaster('#cfc9bd', .003), .001)
    dark = m.wood('old pine', '#1f140c', '#38251a', '#523826', 'Y', .6)
    for k in range(7):
        house.beam('beam', (.15, FAR - NEAR, .19), (LEFT + .55 + k * .82, deep, TOP - .09), dark, k)
    house.beam('lintel', (.12, SEEN[1] - SEEN[0] + .4, .16), (RIGHT - .03, sum(SEEN) / 2, HIGH + .08), dark, 9)
    house.moulding('skirting', [(0, .11), (.006, .108), (.014, .10), (.014, 0)], [(LEFT, NEAR, 0), (LEFT, FAR, 0), (RIGHT, FAR, 0), (RIGHT, SEEN[1], 0)], (0, 0, 1), m.paint('#8a8375', .6))


def shutters():
    """Louvred leaves in both doors, one of each pair pushed back against the wall; bright houses opposite."""
    green = m.coated('#39483e', .5)
    half = (SEEN[1] - SEEN[0]) / 2
    for y, turn, tilt in ((SEEN[0], 90, 5), (SEEN[1], 196, 30), (UNSEEN[0], 90, 5), (UNSEEN[1], -52, -5)):
        one = joinery.shutter(half - .005, HIGH - .03, green, tilt, .085)
        one.location, one.rotation_euler.z = (RIGHT + (.03 if turn == 196 else .08), y, .02), math.radians(turn)
    opposite = house.view((RIGHT + 4, 3, 2.4), (14, 9), '#e6d9c2', '#efece4', .4, 1.5)
    opposite.rotation_euler.z = math.pi / 2
    f.box('balcony', (1.0, 5, .06), (RIGHT + .9, .6, -.02), m.terracotta(), .004)
    iron = m.blackened_steel()
    for k in range(22):
        f.box('railing', (.012, .012, 1.0), (RIGHT + 1.25, -.6 + .13 * k, .5), iron, .001)
    f.box('railing', (.03, 3.2, .012), (RIGHT + 1.25, .8, 1.0), iron, .001)


def lunch():
    """The table, laid and already begun."""
    x, y = TABLE
    found = {
        'halden-dining-table': product.build('halden-dining-table', (x, y, 0), 3),
        'sami-slatted-bench': product.build('sami-slatted-bench', (x - .12, y - .74, 0), 0),
        'black-chair': product.build('black-chair', (x - 1.28, y - .06, 0), 64),
        'monsoon-dinner-set': product.build('monsoon-dinner-set', (x - .58, y + .16, UP), 200),
        'tarang-copper-jug': product.build('tarang-copper-jug', (x + .24, y + .12, UP), 150),
        'rib-glass-tumblers': product.build('rib-glass-tumblers', (x + .58, y + .24, UP), 20),
        'end-grain-chopping-board': product.build('end-grain-chopping-board', (x - .24, y - .12, UP), 12),
    }
    for dx, turn in ((-.36, 8), (.42, -14)):
        product.build('black-chair', (x + dx, y + .70, 0), turn)
    laid = product.model('monsoon-dinner-set')
    for dx, dy, turn in ((.30, -.26, -4), (-.66, -.22, 6), (.70, .02, 3)):
        laid.plate('plate', .135, UP, m.reactive_glaze('#6f7f86')).location.xy = (x + dx, y + dy)
        props.napkin((x + dx + .21, y + dy + .01, UP), 86 + turn, '#b8a684', .2, .09)
    props.loaf((x - .24, y - .11, UP + .045), 20)
    for k, (dx, dy) in enumerate(((.02, .26), (.10, .29), (-.06, .30), (.17, .21))):
        props.fruit('orange', (x + dx, y + dy, UP), 30 * k, .6 * (k % 2))
    return found


def build():
    shell()
    shutters()
    found = lunch()
    found['peg-wall-shelf'] = product.build('peg-wall-shelf', (.42, FAR - .002, 1.40))
    found['harrow-chest-of-drawers'] = product.build('harrow-chest-of-drawers', (1.86, FAR - .26, 0))
    found['hearth-enamel-casserole'] = product.build('hearth-enamel-casserole', (1.76, FAR - .27, 1.08), -20)
    props.books((2.12, FAR - .28, 1.08), 12, 3, 4)
    dressing.picture((.50, .58), 'bottles', (1.86, FAR - .003, 1.76), seed=5, mount=.002)
    found['sahel-floor-vase'] = product.build('sahel-floor-vase', (-2.45, 1.98, 0), 30)
    greenery.spray((-2.45, 1.98, .50), 1.05, 3, 5, m.leaf('#5f6f4a', '#98a27c'), .07, 13, .34, 1, '#5a4a38', .24, .8)
    mid = (LEFT + RIGHT) / 2 - .9
    props.bowl((mid - .12, FAR + .14, .952), 0, '#8a5a42', .12)
    props.branch((mid + .16, FAR + .13, .952), 10, .34, 18, '#6f7a86', 5)
    light.sun((-.80, .27, -.40), 13.0, '#fff2e2', .3)
    light.area((RIGHT - .02, sum(SEEN) / 2, 1.3), (-1, .6, .5), (1.0, 2.1), 150, '#f4f4f0', reflect=False)
    light.area((RIGHT - .02, sum(UNSEEN) / 2, 1.3), (-1, .4, .5), (1.0, 2.1), 170, '#f6f3ec', reflect=False)
    light.area((-.4, -4.1, 2.3), (-.2, 1.8, .9), (3, 1.4), 90, '#fff6ea', reflect=False)
    light.world('#dfe6ee', .8)
    return found
