"""Monsoon: plates and bowls in a reactive glaze, brown where it thins at the rims; a stack and one plate standing."""
import forms as f
import materials as m

ALT = 'Stack of blue-grey glazed plates and bowls with brown rims, two more bowls beside it'
VIEW = {'azimuth': -10, 'elevation': 19, 'centre': (.5, .47)}
DETAIL = ('Glaze pooling in the well of a bowl and thinning to brown at its rim, seen from above',
          {'azimuth': 14, 'elevation': 46, 'zoom': 1.6, 'centre': (.42, .50)})
VARIANTS = {'Sand': ('Stack of sand-coloured glazed plates and bowls with brown rims, two more bowls beside it', {'colour': '#cfc1a4'})}


def plate(name, r, z, glaze, h=.026):
    prof = [(0, .004), (r * .50, .004), (r * .55, .0), (r * .58, .0), (r * .62, .004), (r * .86, h * .5), (r - .002, h - .003), (r, h), (r - .003, h + .0015), (r * .84, h * .66), (r * .66, .010), (r * .5, .008), (0, .008)]
    return f.lathe(name, prof, (0, 0, z), glaze, 128, 5)


def bowl(name, r, z, glaze, h=.062):
    prof = [(0, .005), (r * .42, .005), (r * .44, 0), (r * .50, 0), (r * .53, .006), (r * .80, .022), (r * .96, .044), (r, h), (r - .0035, h + .0015), (r - .006, h - .004), (r * .88, .042), (r * .70, .022), (r * .4, .011), (0, .010)]
    return f.lathe(name, prof, (0, 0, z), glaze, 128, 5)


def build(W, D, H, colour='#6f7f86'):
    r, glaze = W / 2, m.reactive_glaze(colour)
    parts = [plate('dinner plate', r, .0086 * k, glaze) for k in range(4)]
    parts += [plate('side plate', .100, .034 + .0086 * k, glaze, .022) for k in range(4)]
    for ob in parts[4:]:
        ob.location.x = .008
    stack = .0678
    for k, (x, y) in enumerate(((.006, .002), (.004, .0))):
        ob = bowl('bowl', .080, stack + .020 * k, glaze)
        ob.location.x, ob.location.y = x, y
        parts.append(ob)
    for k, (x, y, z) in enumerate(((.215, -.10, 0), (.218, -.098, .020))):
        ob = bowl('bowl', .080, z, glaze)
        ob.location.x, ob.location.y = x, y
        parts.append(ob)
    return f.group('monsoon', parts)
