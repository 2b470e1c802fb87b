"""Veil: one panel of open-weave linen on a brass rod, with daylight behind it."""
import cloth
import fabrics
import forms as f
import light
import materials as m

ALT = 'Pleated panel of sheer linen hanging from a brass rod with light behind it'
VIEW = {'azimuth': -10, 'elevation': 0, 'size': 1.7, 'key': .55, 'back': 1.5, 'centre': (.5, .49)}
DETAIL = ('Pleated heading of the sheer linen panel on brass rings and a brass rod',
          {'azimuth': -24, 'elevation': 4, 'part': 'ring.005', 'zoom': .17, 'centre': (.42, .76)})


def build(W, D, H):
    voile, brass = fabrics.sheer('#e6dcc9', .36), m.brass()
    parts = [cloth.curtain('curtain', W * .62, H - .02, (0, 0, .012), voile, 11, .036, 0, 3)]
    parts.append(f.tube('rod', [(-W * .46, 0, H + .012), (0, 0, H + .012), (W * .46, 0, H + .012)], .0105, brass, 20))
    for s in (-1, 1):
        parts.append(f.lathe('finial', [(0, 0), (.012, .002), (.018, .012), (.018, .022), (.010, .034), (0, .036)], (s * W * .46, 0, H + .012), brass, 40, 4))
        parts[-1].rotation_euler.y = s * 1.5708
    for k in range(12):
        x = (k / 11 - .5) * W * .60
        parts.append(f.tube('ring', [(x, .019 * c, H + .004 + .019 * s) for c, s in RING], .0020, brass, 10, True))
    return f.group('veil', parts)


RING = [(x, y) for x, y, _ in f.circle(1, 24)]


def dress(root):
    light.area((.5, 1.7, 1.4), (0, 0, 1.1), (1.6, 2.0), 42, '#fff3df', reflect=False)
