"""Rib: six fluted glasses, three of them stacked, one with tea in it."""
import math

import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Six fluted glass tumblers, three in a stack and three beside it, one holding tea'
VIEW = {'azimuth': 0, 'elevation': 13, 'back': 1.9, 'fill': 2.4, 'rim': 1.6, 'key': .9}
DETAIL = ('Flutes of one glass of tea close up, stopping short of its plain rim',
          {'azimuth': -10, 'elevation': 16, 'part': 'tea', 'zoom': 1, 'centre': (.5, .40)})


def clear():
    """Pressed glass that stays clear in a stack: after six surfaces light goes straight on instead of ending black."""
    g = Graph('clear glass')
    g.set(Base_Color=rgb('#ffffff'), Transmission=1.0, Roughness=0.0, IOR=1.42)
    deep = g.math('GREATER_THAN', g('LightPath', out='Transmission Depth'), 5.5)
    mix = g('MixShader', Fac=g.math('MAXIMUM', deep, g('LightPath', out='Is Shadow Ray')), **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTransparent', Color=rgb('#fbfaf8')), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def tumbler(x, y, z, r, h, glass):
    """Twenty flutes that stop short of a plain lip; a thick base."""
    n, rings = 20 * 12, []

    def ring(radius, level, depth):
        return [((radius - depth * abs(math.sin(10 * a))) * math.cos(a) + x, (radius - depth * abs(math.sin(10 * a))) * math.sin(a) + y, level + z) for a in [2 * math.pi * k / n for k in range(n)]]

    wall = lambda t: (r * (.775 + .215 * t), .006 + (h - .006) * t)
    outside = [(0, 0, 0), (r * .70, 0, 0), (r * .755, .002, .0004), (*wall(0), .0013)] + [(*wall(t), .0023) for t in (.15, .3, .45, .6)]
    outside += [(*wall(.68), .0019), (*wall(.73), .0008), (*wall(.76), .0002), (*wall(.80), 0), (*wall(.9), 0), (r * .99, h - .0012, 0), (r * .988, h - .0003, 0), (r * .98, h, 0)]
    inside = [(r * .965, h - .0003, 0), (r * .958, h - .0015, 0)] + [(r * (.735 + .22 * t), .016 + (h - .016) * t, 0) for t in (.9, .7, .5, .3, .1)] + [(r * .70, .0125, 0), (r * .6, .0105, 0), (0, .010, 0)]
    for radius, level, depth in outside + inside:
        rings.append(ring(max(radius, 1e-4), level, depth))
    return f.loft('tumbler', rings, glass, smooth=60)


def build(W, D, H):
    glass, r, parts = clear(), W / 2, []
    for x, y in ((-.075, .035), (.085, .05), (.075, -.06), (-.028, -.065)):
        parts.append(tumbler(x, y, 0, r, H, glass))
    for k in (1, 2):
        parts.append(tumbler(-.075, .035, .0214 * k, r, H, glass))
    level, floor = .62, .0107
    inner = lambda z: r * (.735 + .22 * (z - .016) / (H - .016)) - .0004
    tea = [(0, floor), (r * .69, floor + .0004), (inner(.02), .02), (inner(H * .4), H * .4), (inner(H * level), H * level), (0, H * level)]
    parts.append(f.lathe('tea', tea, (.075, -.06, 0), m.paint('#8a4a18', .12), 96, 1))
    return f.group('tumblers', parts)

