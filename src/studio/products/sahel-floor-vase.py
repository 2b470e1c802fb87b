"""Sahel: a coil-built terracotta amphora with two small handles under a rubbed lime wash."""
import forms as f
from graph import Graph, rgb

ALT = 'Tall terracotta amphora with two small handles and a rubbed lime-washed skin'
VIEW = {'azimuth': -12, 'elevation': 6}
DETAIL = ('Neck and small handles of the amphora, lime wash rubbed through to red clay',
          {'azimuth': -26, 'elevation': 14, 'zoom': 2.3, 'centre': (.52, -.02)})


def rubbed():
    """Red clay under a chalky wash: brushed round, flaked at its edges, pitted where the clay has grit."""
    g = Graph('rubbed limewash')
    brush, worn = g.noise(g.coords(scale=(2.5, 2.5, 34)), 1, 6, Distortion=.4), g.noise(g.coords(), 7, 4)
    flakes, grit = g.noise(g.coords(), 55, 8), g.noise(g.coords(), 420, 2)
    layers = g.math('ADD', g.mix(.42, worn, brush), g.math('MULTIPLY', g.math('SUBTRACT', flakes, .5), .28))
    cover = g.ramp(layers, (.445, 0), (.49, .75), (.58, 1))
    red = g.ramp(g.mix(.5, flakes, grit), (.36, rgb('#8a5038', .74)), (.64, rgb('#9c6248', 1.12)))
    chalk = g.ramp(g.mix(.4, brush, flakes), (.35, rgb('#b9ab97')), (.65, rgb('#cfc4b2')))
    pits = g.ramp(grit, (.30, .45), (.42, 1))
    g.set(Base_Color=g.mix(g.math('MULTIPLY', cover, pits), red, chalk), Roughness=.93, Specular=.2)
    g.bump(g.math('ADD', g.math('MULTIPLY', g.math('ADD', cover, pits), .28), g.noise(g.coords(scale=(8, 8, 90)), 1, 3)), .4, .002)
    return g.mat


def build(W, D, H):
    clay, r = rubbed(), D / 2 - .004
    k = H / .68
    prof = [(0, 0), (.074, 0), (.080, .006), (.090, .04), (.122, .16), (r - .008, .28), (r, .37), (r - .008, .44), (r - .040, .505), (.082, .545), (.066, .575), (.062, .612),
            (.074, .640), (.092, .668), (.094, .676), (.088, .680), (.080, .672), (.058, .62), (.056, .58), (.07, .54)]
    parts = [f.lathe('amphora', [(a, z * k) for a, z in prof], (0, 0, 0), clay, 128, 6)]
    for s in (-1, 1):
        loop = f.spline([(s * .055, 0, .617 * k), (s * .098, 0, .622 * k), (s * .126, 0, .596 * k), (s * .134, 0, .548 * k), (s * .126, 0, .500 * k), (s * .092, 0, .464 * k)], 8)
        parts.append(f.tube('handle', loop, [.0135 + .004 * abs(2 * i / (len(loop) - 1) - 1) for i in range(len(loop))], clay, 20, squash=.8))
    return f.group('sahel', parts)
