"""Luna: a drum of fluted walnut with a curved drawer and an open niche below it."""
import math

import forms as f
import materials as m

ALT = 'Round bedside table in fluted walnut with a curved drawer and an open niche holding a book'
VIEW = {'azimuth': -14, 'elevation': 13}
DETAIL = ('Brass knob on a curved drawer of walnut flutes, the dished top above and open niche below',
          {'azimuth': 12, 'elevation': 18, 'zoom': 2.0, 'centre': (.5, .22)})
NICHE = (math.radians(-138), math.radians(-42))


def flutes(name, r, z0, z1, start, turn, mat, count):
    """Half-round reeds side by side round the drum."""
    ring = []
    for i in range(count * 10 + 1):
        a = start + turn * i / (count * 10)
        bulge = r - .004 + .004 * math.sqrt(max(0, 1 - (((i / 10) % 1) * 2 - 1) ** 2))
        ring.append((bulge * math.cos(a), bulge * math.sin(a)))
    return f.loft(name, [[(x * k, y * k, z) for x, y in ring] for z, k in ((z0, .994), (z0 + .0015, 1), (z1 - .0015, 1), (z1, .994))], mat, closed=False, smooth=50)


def build(W, D, H):
    r, upright, top, brass = W / 2, m.walnut('Z'), m.walnut('X'), m.brass()
    a, b = NICHE
    shelf, drawer, lid = .215, .355, H - .022
    plate = lambda name, z0, z1, k=.0: f.lathe(name, [(0, z0), (r - .008 - k, z0), (r - .003 - k, z0 + .003), (r - .003 - k, z1 - .003), (r - .006 - k, z1), (0, z1)], (0, 0, 0), top, 128, 1)
    parts = [f.lathe('plinth', [(0, 0), (r - .03, 0), (r - .03, .02), (0, .02)], (0, 0, 0), m.paint('#1a110b', .8), 96, 1),
             plate('floor', .016, .034), plate('shelf', shelf - .016, shelf, .006), plate('rail', drawer - .014, drawer, .006),
             f.lathe('top', [(0, lid), (r - .004, lid), (r, lid + .004), (r, H - .004), (r - .004, H), (r - .016, H), (r - .022, H - .003), (0, H - .003)], (0, 0, 0), top, 128, 1)]
    whole, gap = 2 * math.pi, .006
    parts.append(flutes('foot', r, .031, shelf - .015, 0, whole, upright, 130))
    parts.append(flutes('wall', r, shelf - .016, lid, b, whole - (b - a), upright, 96))
    parts.append(flutes('drawer', r, drawer + .002, lid - .003, a + gap, b - a - 2 * gap, upright, 34))
    inside = [[((r - .012) * math.cos(t), (r - .012) * math.sin(t), z) for t in [b + (whole - (b - a)) * k / 60 for k in range(61)]] for z in (shelf, drawer)]
    parts.append(f.loft('niche', inside, m.walnut('Z'), closed=False))
    for t in (a, b):
        c, s = math.cos(t), math.sin(t)
        parts.append(f.box('jamb', (.020, .012, lid - shelf), ((r - .012) * c, (r - .012) * s, (lid + shelf) / 2), upright, .002, (0, 0, t)))
    parts.append(f.leg('knob', (0, -r - .020, (drawer + lid) / 2), (0, -r + .006, (drawer + lid) / 2), .011, .005, brass))
    parts.append(f.box('prop book', (.16, .11, .022), (.01, -.06, shelf + .0112), m.paint('#8c4a2c', .8), .002, (0, 0, .2)))
    parts.append(f.box('prop pages', (.156, .104, .017), (.012, -.064, shelf + .0112), m.paint('#e6dcc8', .9), .001, (0, 0, .2)))
    return f.group('luna', parts)
