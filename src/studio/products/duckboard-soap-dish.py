"""Duckboard: five tiny teak slats in two notched runners, a bar of soap on them."""
import forms as f
import materials as m

ALT = 'Slatted teak soap dish on two runners with a cream bar of soap on it'
VIEW = {'azimuth': -28, 'elevation': 20, 'centre': (.5, .47)}
DETAIL = ('End of the soap dish: five ridged teak slats resting in a notched runner, soap lying above',
          {'azimuth': 72, 'elevation': 14, 'zoom': 1.25, 'centre': (.5, .46), 'exposure': -.12})


def build(W, D, H):
    along, across = m.teak('X'), m.teak('Y')
    wide = (D - 4 * .006) / 5
    parts = []
    for i in range(5):
        y = (i - 2) * (wide + .006)
        ridge = [[(x, y + a, z) for a, z in ((-wide / 2, H - .0095), (wide / 2, H - .0095), (wide / 2, H - .0022), (wide / 4, H - .0005), (0, H), (-wide / 4, H - .0005), (-wide / 2, H - .0022))] for x in (-W / 2, W / 2)]
        parts.append(f.loft('slat', ridge, along, caps=True, smooth=30))
        mod = parts[-1].modifiers.new('soft', 'BEVEL')
        mod.width, mod.segments = .0009, 2
    for s in (-1, 1):
        parts.append(f.box('runner', (.012, D - .004, H - .005), (s * (W / 2 - .024), 0, (H - .005) / 2), across, .0014))
    soap = f.box('prop soap', (.082, .052, .026), (.004, .002, H + .0128), m.soap(), .0125, (0, 0, .14))
    parts.append(soap)
    return f.group('duckboard', parts)
