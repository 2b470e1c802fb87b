"""End-grain board: sixty-three blocks of acacia in a quiet chequer, finger grooves in the short sides."""
import forms as f
import materials as m

ALT = 'Thick chopping board of dark and light end-grain blocks in a chequer'
VIEW = {'azimuth': -27, 'elevation': 32, 'centre': (.5, .48), 'zoom': .97}


def build(W, D, H):
    dark, light, parts = m.end_grain('#4d2d18'), m.end_grain('#a5733f'), []
    nx, ny = 9, 7
    w, d = W / nx, D / ny
    for i in range(nx):
        for j in range(ny):
            edge = i in (0, nx - 1) or j in (0, ny - 1)
            ob = f.box('block', (w - .0002, d - .0002, H - (.0 if edge else .0003) - .006), (W * ((i + .5) / nx - .5), D * ((j + .5) / ny - .5), H / 2 + .003), dark if (i + j) % 2 else light, .0003)
            parts.append(ob)
    for s in (-1, 1):
        parts.append(f.box('groove', (.004, .13, .014), (s * (W / 2 - .0012), 0, H / 2), m.paint('#2a190d', .8), .0018))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.lathe('foot', [(0, 0), (.012, 0), (.013, .002), (.013, .0065), (0, .0065)], (sx * (W / 2 - .04), sy * (D / 2 - .04), 0), m.paint('#2b2724', .7), 32, 1))
    return f.group('board', parts)
