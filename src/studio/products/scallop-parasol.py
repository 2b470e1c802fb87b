"""Scallop: an ecru canopy on eight eucalyptus ribs, a scalloped and fringed edge, a turned pole in brass fittings."""
import math

import fabrics
import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Ecru parasol with a scalloped, fringed edge on a turned wooden pole with brass fittings'
VIEW = {'azimuth': 14, 'elevation': -4, 'size': 2.2, 'centre': (.5, .47), 'key': .9, 'zoom': 1.2}
DETAIL = ('Scalloped canvas edge close up, bound and fringed, with wooden ribs below the canopy',
          {'azimuth': 16, 'elevation': -5, 'zoom': 3.2, 'centre': (1.2, -.18), 'fill': 1.8})
VARIANTS = {'Olive stripe': ('Olive and ecru striped parasol with a scalloped, fringed edge on a turned wooden pole', {'stripe': '#67654e'})}


def striped(colour, stripe, wide=.115):
    """Canvas with stripes parallel to the middle of each of the eight panels, daylight coming through it."""
    g = Graph('striped canvas')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g.coords(vary=False), xyz.inputs[0])
    x, y = xyz.outputs[0], xyz.outputs[1]
    turn = g.math('DIVIDE', g('Math', operation='ARCTAN2', a=y, b=x), math.pi / 4)
    across = g.math('SINE', g.math('MULTIPLY', g.math('SUBTRACT', g.math('FRACT', turn), .5), math.pi / 4))
    across = g.math('MULTIPLY', across, g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y))))
    dark = g.math('GREATER_THAN', g.math('FRACT', g.math('ADD', g.math('DIVIDE', across, 2 * wide), .25)), .5)
    weave = g.noise(g.coords('UV', (700, 700, 1)), 1, 2)
    col = g.mix(.2, g.mix(dark, rgb(colour), rgb(stripe)), g.ramp(weave, (.35, .35), (.65, .7)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=.95, Specular=.1)
    g.bump(weave, .4, .001)
    mix = g('MixShader', Fac=.4, **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTranslucent', Color=col), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def build(W, D, H, stripe=None):
    canvas = striped('#cfc3ab', stripe) if stripe else fabrics.canopy('#cfc3ab')
    wood, turned, brass = m.teak('SWEEP'), m.teak('Z'), m.brass()
    r, peak, edge, parts = W / 2, H - .06, H - .48, []
    n = 8 * 20

    def level(t, a):
        """Canopy surface at t of its radius: straight along the ribs, sagging between them."""
        between = abs(math.sin(4 * a))
        q = t * r * (1 - .035 * between * t)
        return (q * math.cos(a), q * math.sin(a), peak - (peak - edge) * t ** 1.12 - .045 * between * t * (1 - .55 * t))

    angles = [2 * math.pi * k / n for k in range(n)]
    parts.append(f.loft('canopy', [[level(t, a) for a in angles] for t in [.10 + .90 * i / 24 for i in range(25)]], canvas, smooth=25))
    vent = [[(x, y, z + .035 - .03 * t) for x, y, z in [level(t * .19 + .004, a) for a in angles]] for t in [i / 6 for i in range(7)]]
    parts.append(f.loft('vent', vent, canvas, smooth=25))
    # Valance: three scallops between each pair of ribs.
    def hem(a, drop):
        x, y, z = level(1, a)
        return (x * (1 + .003 * drop), y * (1 + .003 * drop), z - drop * (.085 + .085 * abs(math.sin(12 * a)) ** .7))

    parts.append(f.loft('valance', [[hem(a, t) for a in angles] for t in (0, .25, .5, .75, 1)], canvas, smooth=40))
    bind = fabrics.cord('#8f8467')
    parts.append(f.tube('binding', [hem(a, 1) for a in angles], .0045, bind, 8, True))
    yarn = fabrics.cord('#d6ccb6')
    for k in range(n * 3):
        a = 2 * math.pi * (k + .5) / (n * 3)
        x, y, z = hem(a, 1)
        parts.append(f.tube('fringe', [(x, y, z), (x * 1.001, y * 1.001, z - .022), (x * 1.002, y, z - .045)], [.0028, .0032, .0014], yarn, 5))
    hub = peak - .30
    for k in range(8):
        a = 2 * math.pi * k / 8
        tip, root = level(.985, a), level(.03, a)
        parts.append(f.tube('rib', [(root[0], root[1], root[2] - .0113), tuple((p + q) / 2 - (.018 if i == 2 else 0) for i, (p, q) in enumerate(zip(root, tip))), (tip[0], tip[1], tip[2] - .0113)], .011, wood, 12))
        mid = level(.52, a)
        parts.append(f.tube('strut', [(.035 * math.cos(a), .035 * math.sin(a), hub), (mid[0] / 2, mid[1] / 2, (hub + mid[2]) / 2), (mid[0], mid[1], mid[2] - .02)], .008, wood, 10))
    parts.append(f.lathe('pole', [(0, .003), (.022, .003), (.022, H - .11), (0, H - .11)], (0, 0, 0), turned, 48, 1))
    for z, q in ((hub, .036), (H - .09, .036), (1.05, .025)):
        parts.append(f.lathe('fitting', [(0, z - .03), (q - .008, z - .03), (q, z - .02), (q, z + .02), (q - .008, z + .03), (0, z + .03)], (0, 0, 0), brass, 48, 1))
    parts.append(f.lathe('finial', [(0, H - .06), (.022, H - .058), (.026, H - .045), (.012, H - .034), (.018, H - .022), (.016, H - .008), (.006, H), (0, H)], (0, 0, 0), turned, 48, 3))
    parts.append(f.lathe('prop base', [(0, 0), (.235, 0), (.245, .010), (.240, .045), (.225, .055), (.045, .062), (.036, .075), (.034, .26), (.026, .265), (0, .265)], (0, 0, 0), m.granite(.5), 96, 1))
    return f.group('scallop', parts)
