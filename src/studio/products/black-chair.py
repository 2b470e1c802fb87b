"""Black Chair: steam-bent ash stained black, a wide curved back rail and a woven paper-cord seat."""
import fabrics
import forms as f
import materials as m
import weave

ALT = 'Black-stained ash chair with a wide curved back rail and a seat woven from natural paper cord'
VIEW = {'azimuth': -33, 'elevation': 12}


def build(W, D, H):
    ash, paper = m.black_ash('SWEEP'), fabrics.cord('#c7a878')
    seat, parts = .44, []
    front, back = D / 2 - .017, D / 2 - .055
    for s in (-1, 1):
        parts.append(f.tube('front leg', f.spline([(s * .218, -front, 0), (s * .222, -front + .012, .22), (s * .222, -front + .02, seat + .012)], 8),
                            [.0115] * 4 + [.0165] * 9 + [.0165] * 4, ash, 24))
        path = f.spline([(s * .195, back, 0), (s * .192, back - .03, .22), (s * .19, back - .035, seat), (s * .19, back - .008, .62),
                         (s * .188, back + .028, H - .035)], 8)
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
    cords = weave.cord_seat('seat', .444, .38, depth, seat + .004, paper)
    cords.append(f.box('filling', (.36, depth - .03, .010), (0, 0, seat - .004), paper))
    for ob in cords:
        ob.location.y = (back - .035 - front + .02) / 2
    return f.group('black chair', parts + cords)
