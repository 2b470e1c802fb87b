"""An old chair still in use: seat re-strung, one rail replaced in paler wood, by a window."""
import corner
import editorial
import fabrics
import forms as f
import house
import joinery
import light
import materials as m
import weave

SHOTS = {'': {
    'alt': 'Old dark chair with a newly woven cord seat and one replaced pale rail, standing beside a tall window',
    'size': (960, 1200), 'shows': [],
    'loc': (-.78, -3.05, 1.16), 'target': (.16, 0, 1.16), 'lens': 46, 'shift': (.02, -.195), 'samples': 18, 'exposure': .4, 'focus': (.28, -1.0, .6), 'fstop': 3.2,
}}


def worn(axis='SWEEP'):
    return m.wood('old elm', '#23150d', '#432a1a', '#664328', axis, .42)


def build():
    corner.lay('boards', 5, 4.6, 4)
    lime, white = corner.lime('#a89d89'), m.paint('#b5ac9a', .5)
    house.wall('back wall', 5, 3.1, lime, [(-.98, -.14, .52, 2.5)], .36, (0, 0, 0))
    editorial.skirting(-2.5, 2.5, 0, white, .16)
    joinery.window(-.98, -.14, .52, 2.5, .22, white, 1, 4, .05)
    house.garden((2.0, 12, 3.0), (24, 9))
    light.area((-.56, .55, 1.6), (.35, -1.7, .2), (.8, 1.9), 150, '#f1f4f4', reflect=False)
    light.area((-3.2, -2.6, 1.9), (0, -.8, .7), (1.4, 1.6), 85, '#f7f5f0')
    light.world('#dfe3e6', .34)
    old = editorial.chair_frame((.30, -.80, 0), 28, worn, back='two')
    new = m.oak('SWEEP')
    next(ob for ob in old.children if ob.name.startswith('side rail')).data.materials[0] = new
    for part in weave.cord_seat('cord', .42, .40, .385, .424, fabrics.cord('#b9975f'), .006):
        part.parent = old
    f.lathe('prop tin', [(0, 0), (.045, 0), (.046, .002), (.046, .085), (.044, .087), (.043, .08), (.043, .01), (0, .008)], (-.40, -.03, .522), m.galvanised(), 48, 1)
    for k, (dx, dy) in enumerate(((.012, .008), (-.015, .01), (.002, -.014))):
        f.tube('prop brush', [(-.40 + dx * .4, -.03 + dy * .4, .53), (-.40 + dx, -.03 + dy, .60), (-.40 + dx * 2.2, -.03 + dy * 2, .72)], [.004, .006, .0045], m.oak('SWEEP'), 12)
    return {}
