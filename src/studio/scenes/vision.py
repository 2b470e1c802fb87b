"""A chair before it is a chair: its two elevations in pencil, cloth and timber laid beside them."""
import corner
import editorial
import fabrics
import forms as f
import materials as m
import props

SHOTS = {'': {
    'alt': 'Pencil drawing of a chair from front and side on a sheet of paper, with a pencil, cloth swatches and wood samples',
    'size': (960, 1200), 'shows': [],
    'loc': (.36, -.86, 1.45), 'target': (.035, -.05, .74), 'lens': 52, 'level': False, 'samples': 18,
    'focus': (.0, -.03, .75), 'fstop': 4, 'warmth': -.05, 'saturation': .88, 'exposure': .1,
}}


def front(s):
    """A chair from the front, in metres of paper: legs, seat, bowed back rail."""
    lines = []
    for k in (-1, 1):
        lines += [[(k * .235 * s, 0), (k * .205 * s, .44 * s)], [(k * .215 * s, 0), (k * .188 * s, .44 * s)], [(k * .19 * s, .47 * s), (k * .205 * s, .79 * s)], [(k * .172 * s, .47 * s), (k * .188 * s, .71 * s)]]
    lines += [[(-.24 * s, .44 * s), (.24 * s, .44 * s), (.235 * s, .47 * s), (-.235 * s, .47 * s), (-.24 * s, .44 * s)], [(-.21 * s, .26 * s), (.21 * s, .26 * s)], [(-.21 * s, .245 * s), (.21 * s, .245 * s)]]
    rail = [(x / 10 * .25 * s, (.79 + .012 * (1 - (x / 10) ** 2)) * s) for x in range(-10, 11)]
    return lines + [rail, [(x, y - .085 * s) for x, y in rail], [rail[0], (rail[0][0], rail[0][1] - .085 * s)], [rail[-1], (rail[-1][0], rail[-1][1] - .085 * s)]]


def side(s):
    """The same chair from the left: raked back post, seat, stretchers."""
    post = [(.245, 0), (.215, .15), (.198, .30), (.195, .44), (.205, .56), (.23, .70), (.25, .80)]
    lines = [[(x * s, y * s) for x, y in post], [((x - .024) * s, y * s) for x, y in post], [(.226 * s, .80 * s), (.25 * s, .80 * s)]]
    lines += [[(-.225 * s, 0), (-.20 * s, .44 * s)], [(-.20 * s, 0), (-.178 * s, .44 * s)], [(-.22 * s, .44 * s), (.20 * s, .435 * s)], [(-.22 * s, .47 * s), (.205 * s, .462 * s)], [(-.22 * s, .44 * s), (-.22 * s, .47 * s)]]
    return lines + [[(-.20 * s, .20 * s), (.20 * s, .20 * s)], [(-.20 * s, .187 * s), (.20 * s, .187 * s)]]


def measures(w, h):
    """Thin lines round a drawing: ground, axis, width and height with their ticks."""
    lines = [[(-w * .75, 0), (w * .75, 0)], [(0, -.012), (0, h * 1.08)], [(-w * .62, -.018), (w * .62, -.018)], [(w * .82, 0), (w * .82, h)]]
    for x in (-w * .55, w * .55):
        lines.append([(x - .003, -.021), (x + .003, -.015)])
    for y in (0, h * .57, h):
        lines.append([(w * .82 - .003, y - .003), (w * .82 + .003, y + .003)])
    return lines


def build():
    corner.table(2.8, 3.2, .74, 'oak', (0, .6), .034)
    corner.window_light(at=(.0, -.1, .74), size=(1.3, 1.5), bars=(2, 3), azimuth=-80, elevation=24, reach=2.6, sun=3.6, sky=.8, fill=.8, leaves=8, seed=8)
    z, turn = .7405, 5
    f.box('prop sheet', (.50, .36, .0006), (-.03, .0, z), m.paint('#cfc5b3', .92), .0001, (0, 0, .087))
    f.box('prop sheet', (.297, .21, .0006), (.22, -.25, z + .0008), m.paint('#c6bba5', .92), .0001, (0, 0, -.21))
    s = .27
    for draw, x in ((front, -.115), (side, .105)):
        by = editorial.turned([(x - .0, -.105)], turn, (-.03, 0))[0]
        for lines, wide in ((draw(s), .0015), (measures(.5 * s, .80 * s), .0007)):
            editorial.strokes([editorial.turned(line, turn, by) for line in lines], (0, 0, z + .0005), 0, wide)
    back = [(x / 12 * .115, .035 * (1 - (x / 12) ** 2)) for x in range(-12, 13)]
    editorial.strokes([back, [(x * 1.05, y - .010) for x, y in back], [(x, y * .5 - .05) for x, y in back]], (.22, -.25, z + .0015), -12, .0014)
    for k, (x, y, cloth) in enumerate(((-.27, -.25, fabrics.linen('#7f7a66', .004)), (-.205, -.275, fabrics.linen('#8c4a2c', .004)), (-.14, -.25, fabrics.wool('#b99a68')))):
        editorial.swatch((x, y, z + .0024 * k), (.098, .098), cloth, 8 - 9 * k, k)
    for k, wood in enumerate((m.oak, m.walnut, m.ash)):
        f.box('prop sample', (.036, .12, .012), (.22 + .044 * k, .31 - .015 * k, z + .006), wood('Y'), .0015, (0, 0, -.16))
    editorial.pencil((.02, -.175, z + .0006), -32)
    editorial.pencil((-.16, .26, z), 14, '#8c4a2c')
    props.spectacles((.32, .03, z), 128)
    props.cup((-.27, .33, z), 130, '#6a6f5b')
    return {}
