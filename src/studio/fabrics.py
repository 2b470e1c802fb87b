"""Cloth and hide. Woven ones read UVs in metres, so their threads keep their real size."""
from graph import Graph, rgb
from timber import centred


def linen(colour, pitch=.005, relief=.9, melange=.30, sheen=.25):
    """Plain weave: crossed yarns as bump, long slubs in both directions as tone and height. Needs UVs in metres."""
    g = Graph('linen')
    uv = g.coords('UV')


    slub_u = g.noise(g('Mapping', Vector=uv, Scale=(14, 1 / pitch, 1)), .9, 3)
    slub_v = g.noise(g('Mapping', Vector=uv, Scale=(1 / pitch, 14, 1)), .9, 3)
    slubs = g.math('MULTIPLY', g.math('ADD', slub_u, slub_v), .5)
    cloth_u = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / pitch, bands_direction='X', Distortion=.7)
    cloth_v = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / pitch, bands_direction='Y', Distortion=.7)
    weave = g.math('MULTIPLY', g.math('ADD', cloth_u, cloth_v), .5)
    col = g.ramp(slubs, (.34, rgb(colour, 1 - melange)), (.5, rgb(colour)), (.66, rgb(colour, 1 + melange)))
    col = g.mix(.28, col, g.ramp(weave, (.1, .3), (.8, .75)), 'OVERLAY')
    col = g.mix(.10, col, g.ramp(g.noise(uv, 3, 3), (.35, 0), (.65, 1)), 'SOFT_LIGHT')
    g.set(Base_Color=col, Roughness=.95, Specular=.12, Sheen=sheen, Sheen_Tint=.6)
    g.bump(g.math('ADD', weave, g.math('MULTIPLY', slubs, 1.6)), relief, pitch * .35)
    return g.mat


def boucle(colour='#e5dccb'):
    """Wool for looped yarn: pair it with forms.loops(), which supplies the real geometry."""
    g = Graph('boucle')
    n = g.noise(g.coords(), 90, 3)
    tone = g.mix(g('ObjectInfo', out='Random'), rgb(colour, .90), rgb(colour, 1.08))
    col = g.mix(g.ramp(n, (.3, .25), (.6, 0)), tone, rgb(colour, .75))
    return g.set(Base_Color=col, Roughness=1.0, Specular=.1, Sheen=.6, Sheen_Tint=.4)


def velvet(colour='#5b3a2e'):
    """Pile: dark when faced, bright at grazing angles, with brushed patches."""
    g = Graph('velvet')
    edge = g('LayerWeight', out='Facing', Blend=.45)
    brushed = g.noise(g.coords('Object'), 5, 4, Distortion=1.0)
    k = g.math('ADD', edge, g.math('MULTIPLY', g.math('SUBTRACT', brushed, .5), .5))
    col = g.ramp(k, (.1, rgb(colour, .45)), (.5, rgb(colour)), (.95, rgb(colour, 2.2)))
    return g.set(Base_Color=col, Roughness=.8, Sheen=1.0, Sheen_Tint=.8, Specular=.1)


def leather(colour='#7a4526'):
    """Aniline hide: grain of uneven size and depth, drawn out here and there, creases, tone lifted where it would be handled."""
    g = Graph('leather')
    co = g.coords()
    pull = g('VectorMath', operation='SCALE', a=g('TexNoise', out='Color', Vector=co, Scale=26.0, Detail=3.0), Scale=.030)
    skin = g('VectorMath', operation='ADD', a=co, b=pull)
    cells = g('TexVoronoi', out='Distance', Vector=skin, Scale=520.0, feature='DISTANCE_TO_EDGE')
    coarse = g('TexVoronoi', out='Distance', Vector=skin, Scale=210.0, feature='DISTANCE_TO_EDGE', Randomness=1.0)
    big, where = g.noise(co, 6, 6), g.noise(co, 19, 3)
    grain = g.mix(g.ramp(where, (.40, 0), (.62, 1)), g.ramp(cells, (0, 0), (.20, 1)), g.ramp(coarse, (0, 0), (.28, 1)))
    creases = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(skin, 14, 4), .5)), (0, 0), (.03, 1))
    col = g.ramp(big, (.3, rgb(colour, .74)), (.7, rgb(colour, 1.2)))
    col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1.0, creases), .18), col, rgb(colour, .5))
    g.set(Base_Color=col, Roughness=g.ramp(big, (.3, .40), (.7, .58)), Specular=.42)
    g.bump(g.math('ADD', g.math('MULTIPLY', grain, .6), g.math('ADD', g.math('MULTIPLY', creases, .5), g.noise(co, 40, 4))), .26, .0010)
    return g.mat


def sheer(colour='#efe8da', open_weave=.30):
    """Unlined curtain: translucent cloth with a share of straight-through light and vertical slubs."""
    g = Graph('sheer')
    slub = g.noise(g('Mapping', Vector=g.coords('UV'), Scale=(260, 6, 1)), 1, 3)
    col = g.ramp(slub, (.3, rgb(colour, .75)), (.65, rgb(colour)))
    body = g('MixShader', Fac=.5, **{'Shader': g('BsdfDiffuse', Color=col)})
    g.nt.links.new(g('BsdfTranslucent', Color=col), body.node.inputs[2])
    mix = g('MixShader', Fac=g.math('MULTIPLY', slub, open_weave), **{'Shader': body})
    g.nt.links.new(g('BsdfTransparent'), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def shade(colour='#e6d6b8', light='#ffdcb2', seen=.80, cast=4.0, pitch=.0035, folds=0.0):
    """Lit lampshade: woven cloth, brightest round the bulb; the camera sees a glow, the room receives `cast`.

    folds 0-1 darkens cloth turned away, for pleats."""
    g = Graph('shade')
    uv = g.coords('UV')
    slub_u = g.noise(g('Mapping', Vector=uv, Scale=(10, 1 / pitch, 1)), .9, 3)
    slub_v = g.noise(g('Mapping', Vector=uv, Scale=(1 / pitch, 10, 1)), .9, 3)
    slubs = g.math('MULTIPLY', g.math('ADD', slub_u, slub_v), .5)
    col = g.ramp(slubs, (.34, rgb(colour, .75)), (.5, rgb(colour)), (.66, rgb(colour, 1.15)))
    z = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), z.inputs[0])
    pool = g.math('MULTIPLY', g.ramp(z.outputs[2], (0, .70), (.40, 1.08), (1, .46)), g.ramp(g('LayerWeight', out='Facing', Blend=.5), (0, 1.1), (.5, .86), (.95, .55)))
    threads = g.ramp(slubs, (.36, .72), (.64, 1.12))
    if folds:
        threads = g.math('MULTIPLY', threads, g.ramp(g('LayerWeight', out='Facing', Blend=.5), (.05, 1.1), (.75, 1 - folds)))
    power = g.math('ADD', g.math('MULTIPLY', g('LightPath', out='Is Camera Ray'), seen - cast), cast)
    g.set(Base_Color=col, Roughness=.95, Specular=.1, Emission=rgb(light),
          Emission_Strength=g.math('MULTIPLY', g.math('MULTIPLY', power, pool), threads))
    g.bump(slubs, .5, .001)
    return g.mat


def cord(colour):
    """Twisted cord or yarn on a forms.tube(): a tight spiral of strands."""
    g = Graph('cord')
    uv = g.coords('UV', (500, 260, 1), vary=False)
    ply = g('TexWave', out='Fac', Vector=uv, Scale=.31416, bands_direction='DIAGONAL')
    tone = g.mix(g('ObjectInfo', out='Random'), rgb(colour, .88), rgb(colour, 1.1))
    g.set(Base_Color=g.mix(g.ramp(ply, (.1, .5), (.5, 0)), tone, rgb(colour, .55)), Roughness=.9, Specular=.15, Sheen=.2)
    g.bump(ply, .6, .001)
    return g.mat


def cotton(colour, pitch=.0016, relief=.5):
    """Fine plain cotton."""
    return linen(colour, pitch, relief, .10, .15)


def wool(colour, pitch=.007):
    """Brushed lambswool: soft, heavy yarn under a nap."""
    return linen(colour, pitch, 1.2, .28, .7)


def canvas(colour, pitch=.0042):
    """Heavy plain cotton: even, tightly beaten yarn without slubs."""
    return linen(colour, pitch, .7, .13, .12)


def herringbone(colour, stripe=.030, rib=.010):
    """Woollen twill whose diagonal turns at every stripe; darker in the furrows, every other stripe a shade deeper, a nap over all.
    UVs in metres."""
    g = Graph('herringbone')
    uv = g.coords('UV')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(uv, xyz.inputs[0])
    across = g.math('DIVIDE', xyz.outputs[0], stripe)
    sway = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(uv, 35, 2), .5), rib * .5)
    place = g.math('ADD', g.math('ADD', xyz.outputs[1], g.math('MULTIPLY', g.math('PINGPONG', across, 1.0), stripe)), sway)
    twill = g.math('MULTIPLY', g.math('PINGPONG', g.math('DIVIDE', place, rib), .5), 2.0)
    turned = g.math('GREATER_THAN', g.math('FRACT', g.math('MULTIPLY', across, .5)), .5)
    yarn = g.noise(uv, 400, 2)
    heather = g.noise(g('Mapping', Vector=uv, Scale=(60, 160, 1)), 1, 3)
    tone = g.math('ADD', twill, g.math('ADD', centred(g, yarn, .5), g.math('ADD', centred(g, heather, .6), g.math('MULTIPLY', turned, -.16))))
    col = g.ramp(tone, (.0, rgb(colour, .52)), (.5, rgb(colour, .98)), (1, rgb(colour, 1.38)))
    g.set(Base_Color=col, Roughness=1.0, Specular=.08, Sheen=.4, Sheen_Tint=.5)
    g.bump(g.math('ADD', twill, g.math('MULTIPLY', yarn, .5)), .8, .0016)
    return g.mat


def flatweave(field, border, accent, width, depth, step=.035):
    """Flatwoven rug, UVs in metres from its middle: ribbed weft, changes of tone from batch to batch, a border in steps."""
    g = Graph('flatweave')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    uv = g.coords('UV', vary=False)
    g.nt.links.new(uv, xyz.inputs[0])
    across, along = (g.math('ABSOLUTE', xyz.outputs[i]) for i in (0, 1))

    def stepped(inset):
        """1 where a point lies outside a rectangle whose corners climb in steps."""
        snap = lambda v: g.math('MULTIPLY', g.math('FLOOR', g.math('DIVIDE', v, step)), step)
        a, b = g.math('SUBTRACT', snap(across), width / 2 - inset), g.math('SUBTRACT', snap(along), depth / 2 - inset)
        corner = g.math('GREATER_THAN', g.math('ADD', a, b), -step * 4.5)
        side = g.math('MAXIMUM', g.math('GREATER_THAN', a, -.001), g.math('GREATER_THAN', b, -.001))
        return g.math('MAXIMUM', side, corner)

    abrash = g.noise(g('Mapping', Vector=uv, Scale=(.25, 5, 1)), 1, 3)
    yarn = g.noise(g('Mapping', Vector=uv, Scale=(30, 420, 1)), 1, 3)
    tone = g.math('ADD', g.math('MULTIPLY', abrash, .55), g.math('MULTIPLY', yarn, .45))
    lines = stepped(.16), stepped(.115), stepped(.045)
    base = g.mix(lines[0], rgb(field), rgb(border))
    base = g.mix(lines[1], base, rgb(accent))
    base = g.mix(lines[2], base, rgb(border))
    base = g.mix(g.math('GREATER_THAN', across, width / 2 - .012), base, rgb(accent))
    col = g.mix(.75, base, g.ramp(tone, (.34, .26), (.66, .74)), 'OVERLAY')
    rib = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / .007, bands_direction='X')
    weft = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / .0035, bands_direction='Y', Distortion=.5)
    g.set(Base_Color=col, Roughness=1.0, Specular=.08, Sheen=.25)
    g.bump(g.math('ADD', rib, weft), .8, .002)
    return g.mat


def waffle(colour, cell=.009):
    """Waffle cotton: deep square cells with raised walls. UVs in metres."""
    g = Graph('waffle')
    uv = g.coords('UV')
    a = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / cell, bands_direction='X', Distortion=.3)
    b = g('TexWave', out='Fac', Vector=uv, Scale=.31416 / cell, bands_direction='Y', Distortion=.3)
    wall = g.math('MAXIMUM', g.ramp(a, (.35, 0), (.95, 1)), g.ramp(b, (.35, 0), (.95, 1)))
    yarn = g.noise(g('Mapping', Vector=uv, Scale=(500, 500, 1)), 1, 2)
    col = g.mix(wall, rgb(colour, .66), rgb(colour, 1.06))
    col = g.mix(.2, col, g.ramp(yarn, (.3, .3), (.7, .75)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=1.0, Specular=.08, Sheen=.3)
    g.bump(g.math('ADD', wall, g.math('MULTIPLY', yarn, .2)), 1.0, cell * .35)
    return g.mat


def canopy(colour):
    """Woven canvas with daylight coming through it."""
    g = Graph('canopy')
    weave = g.noise(g.coords('UV', (700, 700, 1)), 1, 2)
    tone = g.noise(g.coords(), 3, 4)
    col = g.mix(.2, rgb(colour), g.ramp(g.math('ADD', g.math('MULTIPLY', weave, .5), g.math('MULTIPLY', tone, .5)), (.35, .35), (.65, .7)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=.95, Specular=.1)
    g.bump(weave, .4, .001)
    mix = g('MixShader', Fac=.4, **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTranslucent', Color=col), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def kantha(colour, thread, row=.006):
    """Quilted cotton: rows of running stitch half a centimetre apart pull the cloth into ripples. UVs in metres."""
    g = Graph('kantha')
    uv = g.coords('UV', vary=False)
    wander = g.noise(uv, 9, 2)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(uv, xyz.inputs[0])
    lane = g.math('ADD', g.math('DIVIDE', xyz.outputs[1], row), g.math('MULTIPLY', wander, .35))
    from_row = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', lane), .5))
    shift = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', g.math('FLOOR', lane), 12.9)), 7.0)
    run = g.math('FRACT', g.math('ADD', g.math('DIVIDE', xyz.outputs[0], .0085), shift))
    stitch = g.math('MULTIPLY', g.ramp(from_row, (.07, 1), (.12, 0)), g.ramp(run, (.0, 0), (.06, 1), (.52, 1), (.58, 0)))
    faded = g.ramp(g.noise(uv, 2.2, 5), (.3, rgb(colour, .82)), (.7, rgb(colour, 1.18)))
    ripple = g.ramp(from_row, (0, 0), (.5, 1))
    col = g.mix(g.math('MULTIPLY', stitch, .85), faded, rgb(thread))
    g.set(Base_Color=g.mix(.25, col, g.ramp(ripple, (0, .3), (1, .65)), 'OVERLAY'), Roughness=.95, Specular=.1, Sheen=.2)
    g.bump(g.math('ADD', ripple, g.math('MULTIPLY', g.noise(uv, 60, 3), .8)), .8, .003)
    return g.mat


def block_print(ground, ink, repeat=.09):
    """Cotton printed from a carved block: a lattice of eight-pointed stars in circles, a hair uneven. UVs in metres."""
    g = Graph('block print')
    uv = g.coords('UV', vary=False)
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    jitter = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(uv, 6, 2), .5), .05)
    g.nt.links.new(uv, xyz.inputs[0])
    fx, fy = (g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('DIVIDE', xyz.outputs[i], repeat), jitter)), .5) for i in (0, 1))
    radius = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', fx, fx), g.math('MULTIPLY', fy, fy)))
    angle = g('Math', operation='ARCTAN2', a=fy, b=fx)
    petal = g.math('ADD', .23, g.math('MULTIPLY', g.math('COSINE', g.math('MULTIPLY', angle, 8.0)), .075))
    star = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', radius, petal)), .030)
    ring = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', radius, .44)), .024)
    dot = g.math('LESS_THAN', radius, .065)
    diamond = g.math('GREATER_THAN', g.math('ADD', g.math('ABSOLUTE', fx), g.math('ABSOLUTE', fy)), .86)
    shape = g.math('MAXIMUM', g.math('MAXIMUM', star, ring), g.math('MAXIMUM', dot, diamond))
    press = g.ramp(g.noise(uv, 45, 4), (.30, .45), (.55, .95))
    base = g.mix(.15, rgb(ground), g.ramp(g.noise(g('Mapping', Vector=uv, Scale=(600, 600, 1)), 1, 2), (.3, .35), (.7, .7)), 'OVERLAY')
    g.set(Base_Color=g.mix(g.math('MULTIPLY', shape, press), base, rgb(ink)), Roughness=.95, Specular=.1, Sheen=.1)
    g.bump(g.noise(uv, 500, 2), .25, .001)
    return g.mat
