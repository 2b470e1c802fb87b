"""Black Chair: steam-bent ash stained black, a wide curved back rail and a woven paper-cord seat."""
from mathutils import Vector

import fabrics
import forms as f
import materials as m

ALT = 'Black-stained ash chair with a wide curved back rail and a seat woven from natural paper cord'
VIEW = {'azimuth': -33, 'elevation': 12}
DETAIL = ('Paper-cord seat from above, its strands meeting on the diagonals inside the black ash frame',
          {'part': 'seat', 'azimuth': -33, 'elevation': 38, 'zoom': 1.25, 'centre': (.5, .40)})


def envelope(front, back, depth, z, mat, cord=.0042):
    """Paper cord on a frame wider in front than behind: strands leave each rail square and tuck under one another on the
    diagonals from the corners to the middle."""
    parts, half = [], lambda y: (front + (back - front) * (y / depth + .5)) / 2

    def strand(edge, inner, lap=.004):
        d = Vector((inner[0] - edge[0], inner[1] - edge[1], 0))
        run = d.length
        d.normalize()
        p, q = Vector((*edge, z)), Vector((*inner, z))
        over = [p - d * .006 + Vector((0, 0, -.022)), p - d * .012 + Vector((0, 0, -.008)), p - d * .005 + Vector((0, 0, .004)), p + d * min(.012, run * .5) + Vector((0, 0, .006))]
        parts.append(f.tube('seat', over + [q + Vector((0, 0, .0012)), q + d * lap + Vector((0, 0, -.003))], cord / 2, mat, 8, round_ends=False))

    for s in (-1, 1):
        w = half(s * depth / 2)
        n = round(w / cord)
        for k in range(n):
            for t in (-1, 1):
                x = (k + .5) / n * w
                strand((t * x, s * depth / 2), (t * x, s * depth / 2 * x / w))
        n = round(depth / 2 / cord)
        for k in range(n):
            for t in (-1, 1):
                y = s * (k + .5) / n * depth / 2
                strand((t * half(y), y), (t * w * (k + .5) / n, y))
    return parts


def build(W, D, H):
    ash, paper = m.black_ash('SWEEP'), fabrics.cord('#c7a878')
    seat, parts = .44, []
    front, back = D / 2 - .017, D / 2 - .055
    for s in (-1, 1):
        parts.append(f.tube('front leg', f.spline([(s * .218, -front, 0), (s * .222, -front + .012, .22), (s * .222, -front + .02, seat + .012)], 8),
                            [.0115] * 4 + [.0165] * 9 + [.0165] * 4, ash, 24))
        path = f.spline([(s * .195, back, 0), (s * .192, back - .03, .22), (s * .19, back - .035, seat), (s * .19, back - .008, .62),
                         (s * .188, back + .0246, H - .035)], 8)
        parts.append(f.tube('back leg', path, [.0115 + .006 * min(1, i / 8) - .005 * max(0, (i - 20) / 13) for i in range(len(path))], ash, 24))
    arc = [(s * (W / 2 - .012) * a, b, H - .043) for s, a, b in
           ((-1, 1, .045), (-1, .93, .14), (-1, .70, .215), (-1, .36, .252), (1, 0, .262), (1, .36, .252), (1, .70, .215), (1, .93, .14), (1, 1, .045))]
    path = f.spline(arc, 10)
    n = len(path)
    parts.append(f.tube('back rail', path, [.0105 * min(1, .55 + 3.5 * min(i, n - 1 - i) / n) for i in range(n)], ash, 32, squash=4.0))
    for y, half in ((-front + .02, .222), (back - .035, .19)):
        parts.append(f.tube('rail', [(-half, y, seat - .008), (0, y, seat - .008), (half, y, seat - .008)], .0125, ash, 20))
        parts.append(f.tube('stretcher', [(-half + .006, y * .99, .20), (0, y * .99, .20), (half - .006, y * .99, .20)], .0085, ash, 20)) if y > 0 else None
    for s in (-1, 1):
        parts.append(f.tube('rail', [(s * .222, -front + .02, seat - .008), (s * .206, 0, seat - .008), (s * .19, back - .035, seat - .008)], .0125, ash, 20))
        parts.append(f.tube('stretcher', [(s * .222, -front + .012, .24), (s * .206, 0, .235), (s * .19, back - .03, .23)], .0085, ash, 20))
    depth = back - .035 + front - .02
    cords = envelope(.444, .38, depth, seat + .004, paper)
    cords.append(f.box('filling', (.36, depth - .03, .010), (0, 0, seat - .003), m.paint('#a98a5c', .95)))
    for ob in cords:
        ob.location.y = (back - .035 - front + .02) / 2
    return f.group('black chair', parts + cords)
