"""Halden: five boards of solid oak with an edge planed under, legs at the very corners."""
import forms as f
import materials as m

ALT = 'Solid oak dining table with tapered legs at its four corners'
VIEW = {'azimuth': -50, 'elevation': 19, 'lens': 58, 'centre': (.5, .47), 'zoom': 1.05, 'back': .75}
DETAIL = ('Corner of the oak table: tapered leg set at the very edge under five solid boards',
          {'azimuth': -38, 'elevation': 12, 'zoom': 2.5, 'centre': (1.16, .14)})
SHOWN = ('oak',)
PICTURED = {'wood': {'wood': 'Dining table of {} with tapered legs at its four corners'}}
WOODS = {'oak': m.oak, 'smoked-oak': m.smoked_oak, 'limewashed-oak': m.limewashed_oak}
PARTS = {'wood': ('board', 'leg', 'apron')}


def build(W, D, H, wood='oak'):
    wood = WOODS[wood]
    oak, upright = wood('X'), wood('Z')
    thick, board, parts = .032, D / 5, []
    for i in range(5):
        y = (i - 2) * board
        ob = f.box('board', (W, board - .0002, thick), (0, y, H - thick / 2), oak, .0008)
        for v in ob.data.vertices:
            if v.co.z < -.006:
                v.co.x, v.co.y = v.co.x * (W - .05) / W, (v.co.y + y) * (D - .05) / D - y
        parts.append(ob)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (W / 2 - .062), sy * (D / 2 - .062)
            parts.append(f.post('leg', (x, y, 0), (x, y, H - thick), .046, .072, upright, .010))
    for s in (-1, 1):
        parts.append(f.box('apron', (W - .19, .024, .07), (0, s * (D / 2 - .085), H - thick - .035), oak))
        parts.append(f.box('apron', (.024, D - .19, .07), (s * (W / 2 - .085), 0, H - thick - .035), wood('Y')))
    return f.group('halden', parts)
