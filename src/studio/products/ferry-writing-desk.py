"""Ferry: a slim oak desk, two shallow drawers, a gallery of three pigeonholes, tapered legs in brass feet."""
import forms as f
import materials as m

ALT = 'Oak writing desk with two shallow drawers, brass knobs and a low gallery of three pigeonholes'
VIEW = {'azimuth': -42, 'elevation': 13, 'lens': 62, 'centre': (.5, .47), 'zoom': 1.04}
DETAIL = ('Gallery of three pigeonholes with small books in one, above a drawer with a brass knob',
          {'azimuth': 28, 'elevation': 21, 'zoom': 2.4, 'centre': (.22, .22)})
VARIANTS = {'Walnut': ('Walnut writing desk with two shallow drawers, brass knobs and a low gallery of three pigeonholes', {'timber': 'walnut'})}


def build(W, D, H, timber='oak'):
    wood = {'oak': m.oak, 'walnut': m.walnut}[timber]
    oak, upright, deep, brass = wood('X'), wood('Z'), wood('Y'), m.brass()
    top, t, parts = H - .10, .020, []
    parts.append(f.box('top', (W, D, t), (0, 0, top - t / 2), oak, .005))
    low = top - t - .095
    parts.append(f.box('bottom', (W - .066, D - .054, .012), (0, 0, low + .007), oak))
    for s in (-1, 1):
        parts.append(f.box('side', (.018, D - .05, .095), (s * (W / 2 - .040), 0, low + .0475), deep))
    parts.append(f.box('back', (W - .064, .016, .092), (0, D / 2 - .034, low + .048), oak))
    parts.append(f.box('divider', (.018, D - .06, .083), (0, 0, low + .053), deep))
    wide = (W - .08 - .018 - .018) / 2 - .006
    for s in (-1, 1):
        x = s * (wide / 2 + .012)
        parts.append(f.box('drawer', (wide, .018, .077), (x, -D / 2 + .034, low + .053), oak, .002))
        parts.append(f.leg('knob', (x, -D / 2 + .002, low + .053), (x, -D / 2 + .027, low + .053), .011, .005, brass))
    y, h = D / 2 - .085, .088
    parts.append(f.box('gallery top', (W, .17, .012), (0, y, H - .006), oak, .003))
    parts.append(f.box('gallery back', (W - .02, .010, h), (0, D / 2 - .008, top + h / 2), oak))
    parts.append(f.box('gallery shelf', (W - .02, .15, .010), (0, y, top + .020), oak))
    for x in (-W / 2 + .006, -W / 6, W / 6, W / 2 - .006):
        parts.append(f.box('gallery wall', (.012, .168, h - .002), (x, y, top + h / 2), upright, .002))
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot, head = (sx * (W / 2 - .030), sy * (D / 2 - .032), 0), (sx * (W / 2 - .052), sy * (D / 2 - .052), top - t)
            knee = tuple(a + (b - a) * .09 for a, b in zip(foot, head))
            parts += [f.leg('leg', knee, head, .0125, .022, upright), f.leg('foot', foot, knee, .0115, .0130, brass)]
    # A letter and two books keep the gallery from looking empty.
    for colour, x in (('#7a3f28', .02), ('#c7b28d', .047), ('#39443c', .072)):
        parts.append(f.box('prop book', (.024, .10, .058), (W / 6 + x + .02, y + .01, top + .0542), m.paint(colour, .8), .002))
    return f.group('ferry', parts)
