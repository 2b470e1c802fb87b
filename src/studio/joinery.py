"""What a joiner and a fitter bring into a room: windows, doors, shutters, curtains, radiators, shelves in the wall."""
import math

import cloth
import forms as f
import house
import materials as m


def placed(name, parts, at, turn):
    return f.group(name, parts, at, math.radians(turn))


def window(x0, x1, z0, z1, depth, paint, cols=2, rows=4, sill=.05, at=(0, 0, 0), turn=0, transom=0.0):
    """Casement in an opening of a wall that looks to -Y, `depth` behind its face; bars are 24 mm; a sill stands proud by `sill`.

    transom: height above the sill of a heavier bar, with a light over it."""
    w, h, y, parts = x1 - x0, z1 - z0, depth + .03, []
    mid, level = (x0 + x1) / 2, (z0 + z1) / 2

    def bar(x, z, wide, high, deep=.05):
        parts.append(f.box('window', (wide, deep, high), (x, y, z), paint, .004))

    for s in (-1, 1):
        bar(mid + s * (w / 2 - .028), level, .056, h)
        bar(mid, level + s * (h / 2 - .028), w - .112, .056)
    bar(mid, level, .075, h - .1, .06)
    if transom:
        bar(mid, z0 + transom, w - .1, .075, .06)
    for s in (-1, 1):
        leaf = mid + s * w / 4
        for k in range(1, cols):
            bar(leaf + (k / cols - .5) * (w / 2 - .08), level, .024, h - .1, .036)
        for k in range(1, rows):
            bar(leaf, z0 + .05 + (h - .1) * k / rows, w / 2 - .09, .024, .036)
    parts.append(f.lathe('catch', [(0, 0), (.012, 0), (.012, .01), (.007, .02), (.01, .045), (0, .05)], (mid, y - .03, level), m.brass(), 24, 3))
    parts[-1].rotation_euler.x = math.pi / 2
    if sill:
        parts.append(f.box('sill', (w + .10, depth + sill, .035), (mid, (depth - sill) / 2, z0 - .0175 + .002), paint, .008))
    return placed('window', parts, at, turn)


def leaf(width, height, paint, panels=(.30, .52, .86), thick=.045, knob=1):
    """Door leaf hinged on the Z axis at x = 0, reaching to +X: raised panels that end at these shares of its height, both sides."""
    parts, stile = [f.box('door', (width, thick - .016, height), (width / 2, 0, height / 2), paint, .003)], .10
    edges = [0, *panels, 1]
    for lo, hi in zip(edges, edges[1:]):
        z0, z1 = lo * height + stile * (.55 if lo else 1.3), hi * height - stile * (.55 if hi < 1 else 1)
        for s in (-1, 1):
            path = [(stile, 0, z0), (width - stile, 0, z0), (width - stile, 0, z1), (stile, 0, z1)]
            rim = house.moulding('panel', house.PANEL, path if s < 0 else path[::-1], (0, s, 0), paint, True)
            rim.location.y = s * (thick - .016) / 2
            field = f.box('field', (width - 2 * stile - .07, .012, z1 - z0 - .07), (width / 2, s * thick / 2 - s * .006, (z0 + z1) / 2), paint, .005)
            parts += [rim, field]
    brass = m.brass()
    for s in (-1, 1):
        x = width - .055 if knob else .055
        parts.append(f.box('plate', (.042, .006, .22), (x, s * (thick / 2 - .005), 1.05), brass, .003))
        parts.append(f.tube('handle', f.spline([(x, s * .02, 1.08), (x, s * .055, 1.08), (x - .03, s * .064, 1.08), (x - .12, s * .06, 1.075)], 8), .0085, brass, 16))
    return f.group('leaf', parts)


def double_door(x0, x1, height, paint, open_left=0, open_right=0, at=(0, 0, 0), depth=.12):
    """Two leaves in an opening of a wall that looks to -Y, with an architrave and a small cornice over it; degrees open away from us."""
    wide = (x1 - x0) / 2
    for s, x, angle in ((1, x0, open_left), (-1, x1, open_right)):
        one = leaf(wide - .004, height - .01, paint, knob=1)
        one.scale.x = s
        one.location = (at[0] + x, at[1] + depth, at[2] + .005)
        one.rotation_euler.z = math.radians(s * angle)
    rim = [(x1, 0, 0), (x1, 0, height), (x0, 0, height), (x0, 0, 0)]
    f.group('casing', [house.moulding('casing', house.ARCHITRAVE, rim, (0, -1, 0), paint)], at)
    lid = [(0, 0), (.03, .004), (.036, .02), (.06, .034), (.066, .05), (.09, .056), (.09, .07), (0, .075)]
    top = house.moulding('overdoor', lid, [(x1 + .14, 0, height + .16), (x0 - .14, 0, height + .16)], (0, 0, 1), paint)
    f.group('casing', [top, f.box('frieze', (x1 - x0 + .22, .02, .07), ((x0 + x1) / 2, -.01, height + .135), paint, .002)], at)


def shutter(width, height, paint, tilt=38, slat=.05):
    """Louvred leaf hinged on the Z axis at x = 0, reaching to +X, its slats tilted by degrees."""
    parts, stile, thick = [], .055, .032
    for x in (stile / 2, width - stile / 2):
        parts.append(f.box('stile', (stile, thick, height), (x, 0, height / 2), paint, .004))
    for z in (.05, height / 2, height - .05):
        parts.append(f.box('rail', (width - 2 * stile, thick, .09), (width / 2, 0, z), paint, .004))
    step = slat * .86
    for lo, hi in ((.10, height / 2 - .045), (height / 2 + .045, height - .10)):
        for k in range(int((hi - lo) / step)):
            parts.append(f.box('slat', (width - 2 * stile, slat, .007), (width / 2, 0, lo + step * (k + .5)), paint, .003, (math.radians(tilt), 0, 0)))
    return f.group('shutter', parts)


def hanging(x0, x1, top, y, mat, folds=7, depth=.045, seed=0, floor=.012):
    """A curtain panel from x0 to x1 under a pole at height `top`."""
    return cloth.curtain('curtain', x1 - x0, top - floor, ((x0 + x1) / 2, y, floor), mat, folds, depth, 0, seed)


def pole(x0, x1, top, y, mat, radius=.011):
    parts = [f.tube('pole', [(x0, y, top), ((x0 + x1) / 2, y, top), (x1, y, top)], radius, mat, 16)]
    for x in (x0, x1):
        parts.append(f.lathe('knob', [(0, -.02), (.016, -.012), (.02, 0), (.016, .012), (0, .02)], (x, y, top), mat, 32, 4))
    return f.group('pole', parts)


def radiator(loc, sections, paint, height=.62):
    """Cast-iron column radiator on feet, its sections side by side along X."""
    parts, step = [], .058
    for k in range(sections):
        x = (k - (sections - 1) / 2) * step
        for y in (-.05, 0, .05):
            col = f.tube('column', [(x, y, .10), (x, y, .14), (x, y, height - .05), (x, y, height - .02)], [.018, .021, .021, .018], paint, 14)
            parts.append(col)
        for z in (.105, height - .035):
            parts.append(f.tube('header', [(x, -.055, z), (x, 0, z), (x, .055, z)], .0265, paint, 16))
        if k in (0, sections - 1):
            parts += [f.leg('foot', (x, s * .055, 0), (x, s * .05, .10), .02, .016, paint, 16) for s in (-1, 1)]
    for z in (.105, height - .035):
        parts.append(f.tube('pipe', [(-sections * step / 2, 0, z), (0, 0, z), (sections * step / 2, 0, z)], .015, paint, 12))
    x = sections * step / 2 + .02
    parts.append(f.tube('pipe', [(x - .03, 0, .105), (x, 0, .105), (x + .03, 0, .10), (x + .035, 0, .05), (x + .035, 0, 0)], .011, paint, 12))
    return f.group('radiator', parts, loc)


def socket(at, turn=0, switch=False):
    """A wall socket, or a light switch; its back is at `at`, it looks to -Y."""
    white = m.paint('#cfcabf', .35)
    parts = [f.box('plate', (.081, .010, .081), (0, -.005, 0), white, .004)]
    if switch:
        parts.append(f.box('rocker', (.056, .008, .056), (0, -.0115, 0), white, .002, (.06, 0, 0)))
    else:
        parts.append(f.lathe('well', [(0, .0004), (.0195, .0004), (.0205, .005), (.024, .006), (.025, 0)], (0, -.0098, 0), white, 48, 1))
        parts[-1].rotation_euler.x = math.pi / 2
        parts += [f.tube('hole', [(x, -.0103, 0), (x, -.0106, 0), (x, -.0109, 0)], .0025, m.paint('#191715', .8), 12, round_ends=False) for x in (-.0095, .0095)]
    return placed('socket', parts, at, turn)
