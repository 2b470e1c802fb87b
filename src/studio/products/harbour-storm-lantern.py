"""Harbour: a square brass lantern with four panes, a hipped lid, a carrying ring and a pillar candle."""
import math

import forms as f
import materials as m

ALT = 'Square brass lantern with glass panes, a hipped lid and a lit pillar candle inside'
VIEW = {'azimuth': -20, 'elevation': 8, 'key': .6, 'fill': .7, 'back': .85}
DETAIL = ('Hipped brass lid with air slots and a carrying ring, the door latch and candle below it',
          {'azimuth': 26, 'elevation': 20, 'zoom': 2.0, 'centre': (.5, .18)})


def build(W, D, H):
    brass, r = m.metal('brass sheet', '#cfac74', .27, .05), W / 2
    low, high, parts = .030, .235, []
    parts.append(f.box('base', (W, D, .014), (0, 0, .013), brass, .002))
    parts.append(f.box('step', (W - .020, D - .020, .012), (0, 0, .025), brass, .002))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.box('post', (.010, .010, high - low), (sx * (r - .016), sy * (r - .016), (high + low) / 2), brass, .0015))
            parts.append(f.lathe('foot', [(0, 0), (.008, 0), (.010, .003), (.007, .007), (0, .007)], (sx * (r - .014), sy * (r - .014), 0), brass, 32, 2))
    for s in (-1, 1):
        for z in (low + .006, high - .006):
            parts.append(f.box('rail', (W - .040, .007, .010), (0, s * (r - .016), z), brass, .001))
            parts.append(f.box('rail', (.007, D - .040, .010), (s * (r - .016), 0, z), brass, .001))
        parts.append(f.box('pane', (W - .040, .002, high - low - .02), (0, s * (r - .017), (high + low) / 2), m.pane(), .0003))
        parts.append(f.box('pane', (.002, D - .040, high - low - .02), (s * (r - .017), 0, (high + low) / 2), m.pane(), .0003))
    parts.append(f.box('latch', (.026, .004, .007), (-r + .022, -r + .0075, (high + low) / 2), brass, .0012))
    # The door: a frame of its own in the front, two hinges on the right, a knob on the latch.
    for x in (-1, 1):
        parts.append(f.box('door', (.0065, .006, high - low - .022), (x * (r - .0255), -r + .0125, (high + low) / 2), brass, .001))
    for z in (low + .0145, high - .0145):
        parts.append(f.box('door', (W - .046, .0054, .0065), (0, -r + .0125, z), brass, .001))
    for z in (low + .042, high - .042):
        parts.append(f.leg('hinge', (r - .0195, -r + .0085, z - .013), (r - .0195, -r + .0085, z + .013), .0034, .0034, brass, 20))
    knob = (-r + .026, -r + .0095, (high + low) / 2)
    parts.append(f.leg('knob', knob, (knob[0], knob[1] - .009, knob[2]), .0032, .0055, brass, 24))
    eave = high + .012

    def square(half, z):
        c = min(.003, half * .2)
        return [(-half, -half + c, z), (-half + c, -half, z), (half - c, -half, z), (half, -half + c, z), (half, half - c, z), (half - c, half, z), (-half + c, half, z), (-half, half - c, z)]

    parts.append(f.loft('roof', [square(r - .010, high), square(r - .008, eave), square(r, eave + .001), square(r, eave + .005), square(.034, eave + .050), square(.030, eave + .052), square(.030, eave + .066), square(.036, eave + .068), square(.036, eave + .072), square(.010, eave + .084)], brass, caps=True, smooth=20))
    for s in (-1, 1):
        for k in (-1, 0, 1):
            parts.append(f.box('slot', (.012, .0012, .004), (k * .018, s * .0303, eave + .059), m.paint('#120d08', .9), .0003))
            parts.append(f.box('slot', (.0012, .012, .004), (s * .0303, k * .018, eave + .059), m.paint('#120d08', .9), .0003))
    ring, ob = H - .024, f.tube('ring', [(.021 * math.cos(a), .0, .021 * math.sin(a)) for a in [2 * math.pi * k / 48 for k in range(48)]], .0028, brass, 14, True)
    ob.location, ob.rotation_euler.z = (0, 0, ring), .5
    parts.append(ob)
    wax = m.candle_wax()
    parts.append(f.lathe('candle', [(0, low), (.038, low), (.0385, low + .085), (.0375, low + .096), (.034, low + .098), (.024, low + .092), (0, low + .090)], (0, 0, 0), wax, 64, 2))
    parts.append(f.tube('wick', [(0, 0, low + .090), (0, 0, low + .097), (.001, 0, low + .103)], .0011, m.paint('#1a1310', .9), 8))
    flame = [(0, 0), (.0035, .003), (.0052, .009), (.0042, .018), (.0018, .027), (0, .033)]
    parts.append(f.lathe('flame', flame, (.001, 0, low + .099), m.opal('#ffb45a', 3.0, 420), 32, 4))
    return f.group('harbour', parts)
