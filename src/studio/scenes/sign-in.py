"""A quiet doorway: the near room in shade, a chair in a patch of sun in the next."""
import corner
import editorial
import house
import joinery
import light
import materials as m
import product

SHOTS = {'': {
    'alt': 'Black chair in a patch of sunlight, seen through a doorway from a dim moss-green room',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.52, -3.5, 1.27), 'target': (.02, 0, 1.27), 'lens': 54, 'shift': (0, -.08), 'samples': 18,
    'focus': (-.05, 1.6, .7), 'fstop': 2.8, 'warmth': -.05, 'saturation': .85, 'exposure': .35,
}}


def build():
    corner.lay('oak', 5, 6.5, 5)
    for ob in corner.lay('oak', 5, 2.85, 8):
        ob.location.y += 3.0
    lime, trim = corner.lime('#63654f'), m.paint('#6e705a', .5)
    house.wall('near wall', 5, 3.2, lime, [(-.50, .50, 0, 2.16)], .22)
    casing = [(.50, 0, 0), (.50, 0, 2.16), (-.50, 0, 2.16), (-.50, 0, 0)]
    house.moulding('casing', house.ARCHITRAVE, casing, (0, -1, 0), trim)
    editorial.skirting(-2.5, -.61, 0, trim, .14)
    editorial.skirting(.61, 2.5, 0, trim, .14)
    house.wall('far wall', 5, 3.2, corner.lime('#b8a58a'), (), .2, (0, 2.6, 0))
    editorial.skirting(-2.5, 2.5, 2.6, m.paint('#a8957a', .5), .14)
    door = joinery.leaf(.98, 2.14, trim)
    door.location, door.rotation_euler.z = (.49, .16, .008), 1.66
    corner.window_light(at=(.10, 2.6, .72), size=(1.5, 1.9), bars=(2, 3), azimuth=-70, elevation=29, reach=2.4, sun=6.5, sky=.55, fill=.5, seed=4, leaves=6)
    light.area((-1.9, -3.4, 2.5), (.3, 0, .7), (1.4, 1.4), 34, '#f0ede6', reflect=False)
    return {'black-chair': product.build('black-chair', (-.06, 1.72, 0), 24)}
