"""Sahel: a coil-built terracotta amphora with two small handles under a rubbed lime wash."""
import forms as f
import materials as m

ALT = 'Tall terracotta amphora with two small handles and a rubbed lime-washed skin'
VIEW = {'azimuth': -12, 'elevation': 6}
DETAIL = ('Neck and small handles of the amphora, lime wash rubbed through to red clay',
          {'azimuth': -26, 'elevation': 14, 'zoom': 2.3, 'centre': (.52, -.02)})


def build(W, D, H):
    clay, r = m.limewash(), D / 2 - .004
    k = H / .68
    prof = [(0, 0), (.074, 0), (.080, .006), (.090, .04), (.122, .16), (r - .008, .28), (r, .37), (r - .008, .44), (r - .040, .505), (.082, .545), (.066, .575), (.062, .612),
            (.074, .640), (.092, .668), (.094, .676), (.088, .680), (.080, .672), (.058, .62), (.056, .58), (.07, .54)]
    parts = [f.lathe('amphora', [(a, z * k) for a, z in prof], (0, 0, 0), clay, 128, 6)]
    for s in (-1, 1):
        loop = f.spline([(s * .055, 0, .617 * k), (s * .098, 0, .622 * k), (s * .126, 0, .596 * k), (s * .134, 0, .548 * k), (s * .126, 0, .500 * k), (s * .092, 0, .464 * k)], 8)
        parts.append(f.tube('handle', loop, [.0135 + .004 * abs(2 * i / (len(loop) - 1) - 1) for i in range(len(loop))], clay, 20, squash=.8))
    return f.group('sahel', parts)
