"""Walnut sideboard, 1.60 x 0.42 x 0.72 m: mitred carcass, two woven cane doors, three drawers, brass details."""
import weave
import forms as f
import materials as m

ALT = 'Walnut sideboard with two woven cane doors, three drawers and brass-tipped legs'
VIEW = {'azimuth': -46, 'elevation': 11, 'lens': 60, 'centre': (.5, .48)}
DETAIL = ('Woven cane door close up in its walnut frame, with a small round brass pull',
          {'azimuth': -24, 'elevation': 6, 'part': 'pull.001', 'zoom': .11, 'centre': (.24, .5)})


def build(W, D, H):
    """The doors face -Y; the cabinet stands on tapered legs with brass feet."""
    wx, wz, brass, cane, dark = m.walnut('X'), m.walnut('Z'), m.brass(), m.cane(), m.paint('#17100b', .9)
    Z0, H, T = .20, H - .20, .022
    front, mid = -D / 2, Z0 + H / 2
    parts = [f.box('top', (W, D, T), (0, 0, Z0 + H - T / 2), wx, .003), f.box('bottom', (W, D, T), (0, 0, Z0 + T / 2), wx, .003),
             f.box('back', (W - .02, .01, H - .02), (0, D / 2 - .02, mid), dark, .001)]
    for x in (-W / 2 + T / 2, W / 2 - T / 2):
        parts.append(f.box('side', (T, D, H - 2 * T), (x, 0, mid), wz, .002))
    for x in (-.262, .262):
        parts.append(f.box('divider', (.018, D - .03, H - 2 * T), (x, .012, mid), wz, .002))
    w, h = (W / 2 - T - .262 - .009) - .005, H - 2 * T - .006
    for s in (-1, 1):
        cx = s * (.271 + w / 2 + .0025)
        y, stile = front + .017, .048
        for e in (-1, 1):
            parts.append(f.box('stile', (stile, .020, h), (cx + e * (w - stile) / 2, y, mid), wz, .0025))
            parts.append(f.box('rail', (w - 2 * stile, .020, stile), (cx, y, mid + e * (h - stile) / 2), wx, .0025))
        parts.append(weave.cane_panel('cane', w - 2 * stile, h - 2 * stile, (cx, y + .002, mid), cane))
        parts.append(f.box('shadow', (w + .002, .004, h + .008), (cx, y + .05, mid), m.paint('#2b1d13', .9), .001))
        parts.append(f.leg('pull', (cx - s * (w / 2 - .024), y - .034, mid), (cx - s * (w / 2 - .024), y - .008, mid), .0125, .006, brass))
    dh = h / 3
    for i in range(3):
        z = mid - h / 2 + dh * (i + .5)
        parts.append(f.box('drawer', (.508, .020, dh - .004), (0, front + .017, z), wx, .0025))
        parts.append(f.leg('knob', (0, front - .017, z), (0, front + .009, z), .0125, .006, brass))
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot = (sx * (W / 2 - .115), sy * (D / 2 - .055), 0)
            top = (sx * (W / 2 - .155), sy * (D / 2 - .085), Z0 + .004)
            knee = tuple(a + (b - a) * .17 for a, b in zip(foot, top))
            parts += [f.leg('leg', knee, top, .0135, .022, wz), f.leg('ferrule', foot, knee, .0115, .0142, brass)]
    for y in (-D / 2 + .085, D / 2 - .085):
        parts.append(f.box('stretcher', (W - .36, .022, .034), (0, y, Z0 - .016), wx, .004))
    return f.group('sideboard', parts)
