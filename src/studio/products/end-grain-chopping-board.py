"""End-grain board: sixty-three blocks of acacia in a quiet chequer, finger grooves in the short sides."""
import math

import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Thick chopping board of dark and light end-grain blocks in a chequer'
VIEW = {'azimuth': -34, 'elevation': 40, 'centre': (.5, .49), 'lens': 70}
DETAIL = ('Growth rings and pores in the dark and light end-grain blocks, finger groove in the short side',
          {'azimuth': -62, 'elevation': 40, 'zoom': 2.1, 'centre': (.46, .66), 'back': .35, 'rim': .4})


def end_grain(colour):
    """Acacia sawn across: rings round a pith outside the block, rays, open pores; the same rings run down its sides as stripes."""
    g = Graph('acacia end')
    tone, co = g('ObjectInfo', out='Random'), g.coords(vary=False)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    flat = g('Mapping', Vector=co, Scale=(1, 1, .02))
    warp = g.noise(g('VectorMath', operation='ADD', a=flat, b=g.math('MULTIPLY', tone, 9.0)), 26, 3)
    g.nt.links.new(flat, xyz.inputs[0])
    x, y = g.math('ADD', xyz.outputs[0], g.math('ADD', .030, g.math('MULTIPLY', tone, .05))), g.math('ADD', xyz.outputs[1], .034)
    radius = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    years = g.math('FRACT', g.math('ADD', g.math('DIVIDE', radius, .0046), g.math('MULTIPLY', warp, 2.2)))
    late = g.ramp(years, (0, .15), (.55, .35), (.92, 1), (1, .15))
    pores = g.math('MULTIPLY', g.ramp(g('TexVoronoi', out='Distance', Vector=g('Mapping', Vector=co, Scale=(1, 1, .04)), Scale=760.0), (.16, 1), (.30, 0)), g.ramp(years, (.1, 1), (.7, .35)))
    rays = g.noise(g('CombineXYZ', X=g('Math', operation='ARCTAN2', a=y, b=x), Y=g.math('MULTIPLY', radius, 6.0), Z=tone), 90, 2)
    col = g.mix(tone, rgb(colour, .70), rgb(colour, 1.30))
    col = g.mix(g.math('MULTIPLY', late, .55), col, rgb(colour, .42))
    col = g.mix(.22, col, g.ramp(rays, (.3, .3), (.7, .7)), 'OVERLAY')
    col = g.mix(g.math('MULTIPLY', pores, .62), col, rgb(colour, .22))
    g.set(Base_Color=col, Roughness=g.ramp(rays, (.3, .40), (.7, .52)), Specular=.4)
    g.bump(g.math('SUBTRACT', g.math('MULTIPLY', rays, .3), pores), .3, .0005)
    return g.mat


def build(W, D, H):
    dark, light, parts = end_grain('#54331d'), end_grain('#a87845'), []
    nx, ny = 9, 7
    size = W / nx, D / ny
    for i in range(nx):
        for j in range(ny):
            # Each block is turned its own way, so that no two show the same arcs.
            turn = (i * 5 + j * 3 + i * j) % 4
            w, d = size if turn % 2 == 0 else size[::-1]
            loc = (W * ((i + .5) / nx - .5), D * ((j + .5) / ny - .5), H / 2 + .003)
            parts.append(f.box('block', (w - .0001, d - .0001, H - .006), loc, dark if (i + j) % 2 else light, .0006, (0, 0, turn * math.pi / 2)))
    for s in (-1, 1):
        hole = f.slab('groove', [(.052 * math.copysign(1, math.cos(a)) + .008 * math.cos(a), .008 * math.sin(a)) for a in [2 * math.pi * (k + .5) / 32 for k in range(32)]],
                      -.002, .002, m.paint('#1c1009', .9), .0008)
        hole.rotation_euler, hole.location = (math.pi / 2, 0, math.pi / 2), (s * (W / 2 - .0012), 0, H / 2 + .003)
        parts.append(hole)
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(f.lathe('foot', [(0, 0), (.012, 0), (.013, .002), (.013, .0065), (0, .0065)], (sx * (W / 2 - .04), sy * (D / 2 - .04), 0), m.paint('#2b2724', .7), 32, 1))
    return f.group('board', parts)
