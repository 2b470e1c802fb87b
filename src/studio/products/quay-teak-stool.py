"""Quay: seven teak slats on a shallow curve, pegged to four splayed legs."""
import forms as f
import materials as m

ALT = 'Teak stool with a curved, slatted seat on four splayed legs'
VIEW = {'azimuth': -30, 'elevation': 14}
DETAIL = ('Curved seat from above: seven teak slats with gaps between, pegged at the legs',
          {'azimuth': 34, 'elevation': 34, 'zoom': 1.9, 'centre': (.45, .16)})


def build(W, D, H):
    along, upright, across = m.teak('Y'), m.teak('Z'), m.teak('X')
    dip = lambda x: H - .011 - .020 * (1 - (2 * x / W) ** 2)
    parts, wide = [], (W - 6 * .010) / 7
    for i in range(7):
        x = (i - 3) * (wide + .010)
        slope = .020 * 8 * x / W / W
        parts.append(f.box('slat', (wide, D, .020), (x, 0, dip(x)), along, .005, (0, -slope, 0)))
    for s in (-1, 1):
        y = s * (D / 2 - .045)
        rings = []
        for k in range(25):
            x = (k / 24 - .5) * (W - .05)
            rings.append([(x, y + dy, z) for dy, z in ((-.013, dip(x) - .056), (.013, dip(x) - .056), (.013, dip(x) - .0096), (-.013, dip(x) - .0096))])
        parts.append(f.loft('rail', rings, across, caps=True, smooth=30))
        for sx in (-1, 1):
            parts.append(f.post('leg', (sx * (W / 2 - .014), s * (D / 2 - .018), 0), (sx * (W / 2 - .052), s * (D / 2 - .045), H - .045), .026, .036, upright, .006))
            parts.append(f.leg('peg', (sx * (W / 2 - .05), s * (D / 2 - .020), H - .062), (sx * (W / 2 - .05), s * (D / 2 - .031), H - .062), .005, .005, m.walnut('Z'), 16))
        parts.append(f.box('stretcher', (W - .07, .018, .026), (0, s * (D / 2 - .029), .13), across, .005))
    for sx in (-1, 1):
        parts.append(f.box('stretcher', (.018, D - .06, .026), (sx * (W / 2 - .028), 0, .17), along, .005))
    return f.group('quay', parts)
