"""Oslo: a pale study on a winter morning. Snow-light from a tall window, soaped spruce underfoot, one warm lamp on the desk."""
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
        'alt': 'Pale study in bright window light: oak desk with a lit lamp, black chair and bouclé armchair',
        'size': (2400, 1350), 'shows': ['ferry-writing-desk', 'black-chair', 'elegant-lamp', 'anaya-boucle-lounge-chair'],
        'loc': (2.30, -2.75, 1.26), 'target': (-.48, 2.2, 1.26), 'lens': 29, 'shift': (0, -.055), 'samples': 18, 'focus': (.3, 1.5, .8), 'fstop': 4,
        'anchors': {'black-chair': 'back rail', 'elegant-lamp': 'shade', 'paper-moon-pendant': 'globe', 'anaya-boucle-lounge-chair': 'seat'},
        'lift': {'ferry-writing-desk': .95, 'sami-slatted-bench': .96, 'stave-open-bookcase': .75, 'anaya-boucle-lounge-chair': 1.0},
    },
    'portrait': {
        'alt': 'Black chair pulled out from an oak desk with a lit linen lamp, folded blankets on a bench below a bright window',
        'size': (1200, 1500), 'shows': [],
        'loc': (1.05, -1.30, 1.22), 'target': (-.36, 2.2, 1.22), 'lens': 35, 'shift': (0, -.105), 'samples': 18, 'focus': (.1, 1.3, .9), 'fstop': 3.2,
        'anchors': {'black-chair': 'back rail', 'elegant-lamp': 'shade'}, 'lift': {'ferry-writing-desk': .95},
    },
}
LEFT, RIGHT, NEAR, FAR, TOP = -2.75, 2.85, -4.2, 2.2, 2.85
GLASS = (-2.20, -.98, .44, 2.46)


def shell():
    spruce = [m.wood('spruce', dark, mid, pale, 'Y', .58) for dark, mid, pale in
              (('#9f8e74', '#b9aa91', '#c9bda6'), ('#a6957b', '#bfb199', '#cec3ad'), ('#948469', '#b0a188', '#c2b59d'))]
    floors.boards(LEFT, RIGHT, NEAR, FAR, spruce, .22, 4.6, 3)
    lime, white = m.plaster('#cfcdc6', .002), m.paint('#d8d5cd', .45)
    mid = (LEFT + RIGHT) / 2
    house.wall('back wall', RIGHT - LEFT, TOP, lime, [(GLASS[0] - mid, GLASS[1] - mid, *GLASS[2:])], .40, (mid, FAR, 0))
    house.wall('left wall', FAR - NEAR, TOP, lime, [(-.5, 1.1, .5, 2.4)], .3, (LEFT, (NEAR + FAR) / 2, 0), 90)
    house.wall('right wall', FAR - NEAR, TOP, lime, (), .3, (RIGHT, (NEAR + FAR) / 2, 0), -90)
    house.wall('near wall', RIGHT - LEFT, TOP, lime, (), .3, (mid, NEAR, 0), 180).visible_camera = False
    f.box('ceiling', (RIGHT - LEFT, FAR - NEAR, .1), (mid, (NEAR + FAR) / 2, TOP + .05), m.plaster('#d2d0c9', .001), .001)
    room = [(LEFT, NEAR, 0), (LEFT, FAR, 0), (RIGHT, FAR, 0), (RIGHT, NEAR, 0)]
    house.moulding('skirting', house.SKIRTING, room, (0, 0, 1), white)
    house.moulding('cornice', [(.07, 0), (.065, -.02), (.03, -.05), (.02, -.07), (0, -.075)], [(x, y, TOP) for x, y, _ in room], (0, 0, 1), white)
    joinery.window(*GLASS, .26, white, 1, 4, .05, (0, FAR, 0))
    house.moulding('casing', [(0, 0), (0, .014), (.012, .018), (.08, .018), (.085, .012), (.085, 0)],
                   [(GLASS[1], FAR, GLASS[2]), (GLASS[1], FAR, GLASS[3]), (GLASS[0], FAR, GLASS[3]), (GLASS[0], FAR, GLASS[2])], (0, -1, 0), white)


def outside():
    """Snow-light: what stands outside is washed out by it."""
    house.winter((-9, 16, 3.6), (34, 12))


def desk(x, y):
    """The desk against the wall, in use."""
    found = {'ferry-writing-desk': product.build('ferry-writing-desk', (x, y, 0)),
             'elegant-lamp': dressing.strip(product.build('elegant-lamp', (x + .40, y + .0, .74)), 'prop cord'),
             'black-chair': product.build('black-chair', (x - .22, y - .74, 0), 210)}
    props.open_book((x - .12, y - .10, .741), 8, .27, .19)
    props.cup((x + .20, y - .17, .741), 40, '#4b5a60')
    props.books((x - .47, y - .06, .741), 12, 3, 5)
    props.spectacles((x + .07, y - .22, .741), -28)
    jar = [(0, 0), (.05, 0), (.055, .006), (.068, .07), (.062, .13), (.036, .165), (.034, .19), (.04, .2), (.036, .2), (.03, .18)]
    f.lathe('jar', jar, (x - .44, y + .20, .84), m.glaze('#5d6a6c', rough=.4), 72)
    greenery.spray((x - .44, y + .20, .93), .66, 4, 4, None, lean=.34, spread=.8)
    dressing.picture((.52, .68), 'sprig', (x - .02, FAR - .002, 1.60), wood=m.black_ash, mount=.05, seed=3)
    return found


def seat(x, y):
    """The armchair on its rug, a lantern over it, books within reach."""
    found = {'rann-flatwoven-rug': dressing.unfold(product.build('rann-flatwoven-rug', (x - .30, y + .02, .002), 95, field='#b9b2a2')),
             'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (x + .06, y + .10, .010), -38),
             'paper-moon-pendant': product.build('paper-moon-pendant', (x + .42, y + .72, 1.86))}
    props.books((x - .62, y - .06, .012), 24, 4, 2, (.27, .2))
    props.cup((x - .62, y - .06, .125), 120, '#bdb2a0', False)
    return found


def build():
    shell()
    outside()
    found = desk(.22, 1.87) | seat(1.32, .30)
    found['stave-open-bookcase'] = product.build('stave-open-bookcase', (2.05, 1.98, 0))
    found['sami-slatted-bench'] = product.build('sami-slatted-bench', (-1.62, 1.93, 0), 0)
    dressing.blankets((-1.98, 1.93, .442), ('#7d8588', '#b9ad98', '#4d5558'), .38, .28, 4, .014)
    props.branch((-1.22, 1.96, .442), 20, .30, 14, '#7b7f78', 6)
    found['tala-lidded-basket'] = product.build('tala-lidded-basket', (-2.30, 1.32, 0), 30)
    linen = fabrics.sheer('#d6d2c8', .25)
    joinery.window(-.5, 1.1, .5, 2.4, .2, m.paint('#d8d5cd', .45), 1, 4, .05, (LEFT, (NEAR + FAR) / 2, 0), 90)
    house.winter((LEFT - 9, 0, 3.6), (34, 12)).rotation_euler.z = 1.5708
    joinery.pole(-2.62, -.56, 2.60, 2.11, m.blackened_steel())
    joinery.hanging(-2.60, -2.20, 2.60, 2.11, linen, 6, .04, 1)
    joinery.hanging(-.98, -.62, 2.60, 2.11, linen, 5, .04, 2)
    light.area((-1.59, FAR + .19, 1.45), (-.2, -1.2, .2), (1.1, 1.9), 170, '#dfe9f6', reflect=False)
    light.area((LEFT + .05, -.70, 1.5), (1.2, .6, .5), (1.5, 1.8), 130, '#e4ecf6', reflect=False)
    light.area((.4, -3.9, 2.2), (.3, 2, .9), (3.2, 1.6), 38, '#eef1f4', reflect=False)
    light.world('#d5dee8', .5)
    return found
