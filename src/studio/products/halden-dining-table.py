"""Halden: five boards of solid oak with an edge planed under, legs at the very corners."""
import forms as f
import materials as m

ALT = 'Solid oak dining table with tapered legs at its four corners'
VIEW = {'azimuth': -32, 'elevation': 13}


def build(W, D, H):
    oak, upright = m.oak('X'), m.oak('Z')
    thick, board, parts = .032, D / 5, []
    for i in range(5):
        y = (i - 2) * board
        ob = f.box('board', (W, board - .0006, thick), (0, y, H - thick / 2), oak, .0016)
        for v in ob.data.vertices:
            if v.co.z < -.006:
                v.co.x, v.co.y = v.co.x * (W - .05) / W, (v.co.y + y) * (D - .05) / D - y
        parts.append(ob)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (W / 2 - .062), sy * (D / 2 - .062)
            parts.append(f.post('leg', (x, y, 0), (x, y, H - thick), .046, .072, upright, .010))
    for s in (-1, 1):
        parts.append(f.box('apron', (W - .19, .024, .07), (0, s * (D / 2 - .085), H - thick - .036), oak))
        parts.append(f.box('apron', (.024, D - .19, .07), (s * (W / 2 - .085), 0, H - thick - .036), m.oak('Y')))
    return f.group('halden', parts)
