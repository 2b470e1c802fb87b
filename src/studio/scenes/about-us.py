"""The workshop: a row of tall windows, one long bench, chairs at every stage."""
import corner
import editorial
import forms as f
import house
import joinery
import light
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Joinery workshop with a long bench below tall windows, half-built chairs, leaning boards and shavings on a wooden floor',
    'size': (2400, 1350), 'shows': [],
    'loc': (1.9, -6.3, 1.40), 'target': (-.55, -.4, 1.40), 'lens': 28, 'shift': (0, -.035), 'samples': 18, 'exposure': .4,
    'focus': (-.4, -1.2, .9), 'fstop': 2.8, 'warmth': -.04, 'saturation': .9,
}}
WINDOWS = [(x, x + 1.36, 1.02, 3.08) for x in (-3.42, -1.46, .50, 2.46)]


def shell():
    deal = [m.wood('old deal', d, mid, p, 'X', .6) for d, mid, p in (('#6d583f', '#8d775a', '#a58f71'), ('#62503a', '#816c51', '#9b8668'))]
    for k in range(36):
        f.box('board', (10, .197, .03), (.2, .3 - .2 * k, -.015), deal[k % 2], .003)
    lime, iron = corner.lime('#b1a896'), m.coated('#3c4038', .5)
    house.wall('back wall', 10, 3.8, lime, [(a - .2, b - .2, c, d) for a, b, c, d in WINDOWS], .40, (.2, 0, 0))
    house.wall('left wall', 7.2, 3.8, lime, (), .3, (-4.35, -3.4, 0), 90)
    house.wall('right wall', 7.2, 3.8, lime, (), .3, (4.75, -3.4, 0), -90)
    f.box('ceiling', (10, 8, .1), (.2, -3.4, 3.85), m.paint('#a89f8e', .9), .002)
    for k, x in enumerate((-2.4, .2, 2.8)):
        house.beam('beam', (.20, 7.2, .26), (x, -3.4, 3.68), m.wood('beam', '#3d2c1d', '#584230', '#6d5642', 'Y', .7), k)
    for a, b, c, d in WINDOWS:
        joinery.window(a, b, c, d, .24, iron, 2, 4, .05)
    house.garden((0, 14, 3.6), (44, 15), 1.5)


def build():
    shell()
    light.sun((.50, -.80, -.80), 5.0, '#ffe6c4', .7)
    light.area((.2, .50, 2.1), (.2, -3.4, .2), (7.2, 2.0), 1200, '#eef3f6', reflect=False)
    light.world('#e6e3dc', .60)
    editorial.bench((-.95, -.62, 0), 3.4, .74, .88)
    editorial.bench((2.65, -2.30, 0), 1.9, .76, .86)
    oak, rise = m.oak('X'), m.oak('Z')
    editorial.plane((-.9, -.72, .88), 168)
    editorial.shavings(-1.6, -.2, -.92, -.45, .882, 30, 3)
    editorial.shavings(-1.8, 1.2, -2.4, -1.1, .002, 70, 5)
    for k in range(4):
        editorial.plank((1.5 - .1 * k, .14, .03), (-1.75 + .05 * k, -.50, .896 + .031 * k), oak, 2 * (-1) ** k)
    editorial.chair_frame((2.55, -2.27, .86), 206, back=False)
    editorial.plank((.9, .12, .026), (2.35, -2.55, .874), m.walnut('X'), 12)
    for at, turn, kind, seat in (((-2.55, -2.15, 0), -32, m.oak, False), ((-3.25, -1.35, 0), 16, m.ash, True), ((2.55, -.62, 0), 24, m.walnut, True), ((3.3, -.75, 0), -18, m.oak, True)):
        editorial.chair_frame(at, turn, kind, seat)
    for k in range(7):
        wide, tall = .14 + .05 * (k * 7 % 4) / 3, 2.15 + .22 * (k * 5 % 4)
        board = editorial.plank((wide, .028, tall), (-4.22 + .03 * (k % 2), -2.9 + .24 * k, tall / 2), (m.oak, m.walnut, m.ash)[k % 3]('Z'), 90)
        board.rotation_euler.y = .03
    for k in range(6):
        editorial.plank((2.4, .20, .035), (3.55 + .02 * (k % 2), -1.6, .04 + .06 * k), (m.oak, m.ash)[k % 2]('X'), 90)
        for y in (-2.5, -.75):
            f.box('prop sticker', (.3, .025, .025), (3.55, y, .07 + .06 * k), oak, .002)
    for k, x in enumerate((-1.50, .30, 2.20)):
        f.tube('peg', [(x, 0, 2.67), (x, -.06, 2.68), (x, -.13, 2.688)], .014, rise, 12)
    for x, kind in ((-1.50, m.oak), (.30, m.walnut), (2.20, m.ash)):
        editorial.chair_frame((x, -.325, 2.0), 0, kind, False)
    props.cup((.35, -.70, .88), 30, '#5d6250', False)
    props.books((.52, -.48, .88), 15, 3, 4)
    return {'black-chair': product.build('black-chair', (.55, -2.35, 0), -28)}
