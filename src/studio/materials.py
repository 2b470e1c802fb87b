"""Hard materials: timber, metal, stone, clay, glass, paper, leaf. They read object coordinates.

Every function returns a new material; colours are sRGB hex strings, matched to the site palette.
"""
import timber
from graph import Graph, rgb


# ---------------------------------------------------------------- woods

wood = timber.wood


def oak(axis='X', boards=None):
    return timber.wood('oak', '#87623c', '#b58d5d', '#d0ae7d', axis, .50, 'oak', boards)


def walnut(axis='X', boards=None):
    return timber.wood('walnut', '#2e1a10', '#5c3822', '#855836', axis, .36, 'walnut', boards)


def ash(axis='X', boards=None):
    return timber.wood('ash', '#a98a5f', '#cfb48a', '#e2cda8', axis, .45, 'ash', boards)


def black_ash(axis='X'):
    """Thin black stain: the grain still shows when light comes in low."""
    return timber.wood('black ash', '#0b0908', '#1c1815', '#3a322b', axis, .36, 'ash')


def smoked_oak(axis='X'):
    """Oak left in ammonia fumes: brown to the heart, its figure still open."""
    return timber.wood('smoked oak', '#241710', '#46311f', '#674b33', axis, .50, 'oak')


def limewashed_oak(axis='X'):
    """Oak with lime rubbed into its open grain, then soap: pale, matt, its pores lighter than its fibre."""
    return timber.wood('limewashed oak', '#b7a68c', '#cbbca4', '#d6cab5', axis, .62, 'oak')


def teak(axis='X', boards=None):
    return timber.wood('teak', '#6b4424', '#9a6a3c', '#bd8c58', axis, .44, 'teak', boards)


def bamboo(axis='SWEEP'):
    return timber.wood('bamboo', '#a07c46', '#c29f63', '#d9bd86', axis, .45)


# ---------------------------------------------------------------- metals, stone, glass, clay

def metal(name, colour, rough, mottle=.06):
    """Metal with smudged roughness and faint dark patina."""
    g = Graph(name)
    n = g.noise(g.coords(), 9, 5)
    col = g.mix(g.ramp(n, (.35, .5), (.7, 0)), rgb(colour), rgb(colour, .72))
    return g.set(Base_Color=col, Metallic=1.0, Roughness=g.ramp(n, (.3, rough - mottle), (.7, rough + mottle)))


def brass():
    return metal('brass', '#cba873', .24)


def blackened_steel():
    return metal('blackened steel', '#2b2826', .42, .1)


def copper():
    return metal('copper', '#c47a55', .26, .08)


def steel(rough=.3):
    return metal('steel', '#b9b7b2', rough, .05)


def coated(colour, rough=.45):
    """Powder-coated steel: even colour with a fine orange-peel."""
    g = Graph('powder coat')
    g.set(Base_Color=rgb(colour), Roughness=rough, Specular=.4)
    g.bump(g.noise(g.coords(), 900, 1), .12, .0004)
    return g.mat


def mirror():
    return Graph('mirror').set(Base_Color=rgb('#f0f1ef'), Metallic=1.0, Roughness=.012)


def marble(base='#e9e4dc', vein='#8d8479'):
    """Polished stone: veins are the zero-crossings of warped noise."""
    g = Graph('marble')
    co = g.coords()
    warp = g('TexNoise', out='Color', Vector=co, Scale=4.0, Detail=5.0)
    co = g('VectorMath', operation='ADD', a=co, b=g('VectorMath', operation='SCALE', a=warp, Scale=.35))
    ridge = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(co, 5, 6), .5))
    col = g.ramp(ridge, (0, rgb(vein)), (.035, rgb(base, .82)), (.16, rgb(base)))
    return g.set(Base_Color=col, Roughness=.16, Specular=.5)


def glaze(colour, speck='#3a2a1e', rough=.32, coat=.35, specks=1.0):
    """Stoneware: pooled tone, iron specks, faint throwing rings; a clear coat for glossy ones."""
    g = Graph('glaze')
    co = g.coords()
    pool = g.ramp(g.noise(co, 11, 6, Distortion=.4), (.32, rgb(colour, .66)), (.68, rgb(colour, 1.16)))
    dots = g.ramp(g('TexVoronoi', out='Distance', Vector=co, Scale=210.0), (.09, 1), (.17, 0))
    dots = g.math('MULTIPLY', dots, g.ramp(g.noise(co, 90, 2), (.5, 0), (.6, specks)))
    rings = g.noise(g.coords(scale=(6, 6, 190)), 1, 2)
    g.set(Base_Color=g.mix(dots, pool, rgb(speck)), Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=.08)
    g.bump(g.math('ADD', rings, g.noise(co, 60, 3)), .25, .0012)
    return g.mat


def terracotta(colour='#9c5b3e'):
    """Unglazed clay: chalky bloom, fine grit."""
    g = Graph('terracotta')
    co = g.coords()
    col = g.ramp(g.noise(co, 7, 8), (.3, rgb(colour, .72)), (.55, rgb(colour)), (.8, rgb('#c98f6c')))
    g.set(Base_Color=col, Roughness=.88, Specular=.25)
    g.bump(g.noise(co, 240, 3), .3, .001)
    return g.mat


def plaster(colour='#d9c4a8', depth=.004):
    """Hand-trowelled lime plaster: cloudy tone and low undulation."""
    g = Graph('plaster')
    co = g.coords(vary=False)
    clouds = g.noise(co, 1.1, 7, Distortion=.5)
    g.set(Base_Color=g.ramp(clouds, (.3, rgb(colour, .86)), (.7, rgb(colour, 1.06))), Roughness=.92, Specular=.2)
    g.bump(g.math('ADD', g.noise(co, 4, 6, Distortion=.6), g.math('MULTIPLY', g.noise(co, 60, 3), .12)), .35, depth * 4)
    return g.mat


def tiles(colour='#a55a36', size=.3):
    """Square terracotta floor tiles with pale grout, each tile its own tone."""
    g = Graph('tiles')
    co = g.coords(vary=False)
    brick = g.nt.nodes.new('ShaderNodeTexBrick')
    brick.offset, brick.squash = 0, 1
    for k, v in dict(Color1=rgb(colour, .78), Color2=rgb(colour, 1.25), Mortar=rgb('#b9a48a'), Scale=1.0).items():
        brick.inputs[k].default_value = v
    for k, v in {'Mortar Size': size * .014, 'Mortar Smooth': .35, 'Brick Width': size, 'Row Height': size, 'Bias': 0}.items():
        brick.inputs[k].default_value = v
    g.nt.links.new(co, brick.inputs['Vector'])
    wear = g.noise(co, 5, 8)
    col = g.mix(.55, brick.outputs['Color'], g.ramp(wear, (.3, .35), (.7, .75)), 'OVERLAY')
    g.set(Base_Color=col, Roughness=g.ramp(wear, (.3, .34), (.7, .58)), Specular=.4)
    g.bump(g.math('SUBTRACT', g.math('MULTIPLY', wear, .25), brick.outputs['Fac']), .6, .004)
    return g.mat


def travertine(colour='#cdb795', dark='#a98d68'):
    """Honed stone in level bands of cream and biscuit, with open pits drawn out along them."""
    g = Graph('travertine')
    co = g.coords(scale=(1, 1, 1))
    bands = g.noise(g.coords(scale=(2.2, 2.2, 26)), 1, 5, Distortion=.25)
    col = g.ramp(bands, (.28, rgb(dark)), (.46, rgb(colour, .92)), (.62, rgb(colour, 1.08)), (.78, rgb('#e6d8bf')))
    pits = g.noise(g.coords(scale=(55, 55, 130)), 1, 3)
    pits = g.math('MULTIPLY', g.ramp(pits, (.62, 0), (.67, 1)), g.ramp(bands, (.40, 1), (.55, .25)))
    g.set(Base_Color=g.mix(g.math('MULTIPLY', pits, .75), col, rgb('#5d4930')), Roughness=.5, Specular=.35)
    g.bump(g.math('SUBTRACT', g.math('MULTIPLY', g.noise(co, 90, 3), .15), pits), .7, .0016)
    return g.mat


def granite(rough=.3):
    """Grey stone of white, grey and black crystals."""
    g = Graph('granite')
    co = g.coords()
    cells = g('TexVoronoi', out='Color', Vector=co, Scale=420.0)
    speck = g.noise(co, 260, 2)
    col = g.ramp(cells, (.0, rgb('#26272a')), (.30, rgb('#55575a')), (.62, rgb('#8f8f8d')), (.92, rgb('#cfccc6')))
    col = g.mix(g.ramp(speck, (.55, 0), (.62, .8)), col, rgb('#222326'))
    g.set(Base_Color=col, Roughness=rough, Specular=.5)
    g.bump(g.noise(co, 300, 3), .12 + rough * .5, .0008)
    return g.mat


def _let_light_through(g, clear='#ffffff'):
    """Shadow rays pass straight through, so that glass does not darken what stands behind it."""
    mix = g('MixShader', Fac=g('LightPath', out='Is Shadow Ray'), **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTransparent', Color=rgb(clear)), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def glass(tint='#eef3ee', rough=0.0):
    g = Graph('glass')
    g.set(Base_Color=rgb(tint), Transmission=1.0, Roughness=rough, IOR=1.45)
    return _let_light_through(g, '#e4e8e4')


def pane(tint='#f2f6f3'):
    """Thin flat glass: clear, with reflections at its edge angles."""
    g = Graph('pane')
    g.set(Base_Color=rgb('#ffffff'), Metallic=1.0, Roughness=.02)
    fresnel = g.ramp(g('LayerWeight', out='Facing', Blend=.5), (0, .03), (.7, .12), (1, .8))
    mix = g('MixShader', Fac=fresnel, **{'Shader': g('BsdfTransparent', Color=rgb(tint))})
    g.nt.links.new(g.bsdf.outputs[0], mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def enamel(colour):
    """Glossy enamel on cast iron: deep colour, slight waviness under a clear coat."""
    g = Graph('enamel')
    co = g.coords()
    edge = g('LayerWeight', out='Facing', Blend=.25)
    g.set(Base_Color=g.ramp(edge, (.0, rgb(colour, .85)), (.9, rgb(colour, 1.15))), Roughness=.22, Clearcoat=1.0, Clearcoat_Roughness=.04)
    g.bump(g.noise(co, 18, 2), .10, .004)
    return g.mat


def opal(colour='#ffdfb2', seen=1.0, cast=9.0):
    """Lit opal glass. The camera sees a mild glow; the room receives `cast`, so the globe never burns out."""
    g = Graph('opal')
    camera = g('LightPath', out='Is Camera Ray')
    facing = g.ramp(g('LayerWeight', out='Facing', Blend=.35), (0, 1.0), (.9, .62))
    power = g.math('ADD', g.math('MULTIPLY', camera, seen - cast), cast)
    return g.set(Base_Color=rgb('#f7f1e6'), Roughness=.18, Clearcoat=.6, Emission=rgb(colour),
                 Emission_Strength=g.math('MULTIPLY', power, facing))


def paper(colour='#efe3cc', glow=0.0):
    """Washi shade: fibres, diffuse transmission, optional inner glow."""
    g = Graph('paper')
    fibres = g.noise(g.coords(scale=(30, 30, 160)), 1, 6, Distortion=2.0)
    col = g.ramp(fibres, (.3, rgb(colour, .8)), (.6, rgb(colour)))
    g.set(Base_Color=col, Roughness=.9, Emission=rgb(colour), Emission_Strength=glow)
    mix = g('MixShader', Fac=.45, **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTranslucent', Color=col), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def washi(colour='#f2e4c6', light='#ffe3bd', seen=.86, cast=2.6):
    """Lit paper lantern: long fibres against an inner glow that fades from the bulb toward the rims."""
    g = Graph('washi')
    fibres = g.noise(g.coords(scale=(38, 38, 90)), 1, 6, Distortion=2.5)
    blotch = g.noise(g.coords(), 7, 3)
    edge = g.ramp(g('LayerWeight', out='Facing', Blend=.5), (0, 1.12), (.35, .82), (.95, .40))
    power = g.math('ADD', g.math('MULTIPLY', g('LightPath', out='Is Camera Ray'), seen - cast), cast)
    veil = g.math('MULTIPLY', g.ramp(fibres, (.3, .86), (.65, 1.05)), g.ramp(blotch, (.3, .92), (.7, 1.04)))
    return g.set(Base_Color=rgb(colour), Roughness=.95, Specular=.1, Emission=rgb(light),
                 Emission_Strength=g.math('MULTIPLY', g.math('MULTIPLY', power, edge), veil))


def cane(colour='#c79a5e'):
    """Peeled rattan skin for the strips of forms.cane_panel()."""
    g = Graph('cane')
    n = g.noise(g.coords(), 60, 4)
    return g.set(Base_Color=g.ramp(n, (.3, rgb(colour, .62)), (.65, rgb(colour, 1.08))), Roughness=.42, Specular=.5)


def leaf(colour='#3f5a2a', back='#6f8747'):
    """Leaf blade with midrib and side veins (UV: x across 0-1, y along 0-1), lit through from behind."""
    g = Graph('leaf')
    xyz = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='UV'), xyz.inputs[0])
    across = g.math('ABSOLUTE', g.math('SUBTRACT', xyz.outputs[0], .5))
    slant = g.math('SUBTRACT', xyz.outputs[1], g.math('MULTIPLY', across, .55))
    side = g.ramp(g.math('PINGPONG', g.math('MULTIPLY', slant, 11.0), .5), (0, 1), (.11, 0))
    mid = g.ramp(across, (.012, 1), (.035, 0))
    veins = g.math('MAXIMUM', g.math('MULTIPLY', side, .55), mid)
    tone = g.mix(g('ObjectInfo', out='Random'), rgb(colour, .75), rgb(colour, 1.3))
    tone = g.mix(g.ramp(g.noise(g.coords(), 14, 4), (.4, 0), (.7, .5)), tone, rgb(back))
    col = g.mix(g.math('MULTIPLY', veins, .55), tone, rgb(back, 1.15))
    g.set(Base_Color=col, Roughness=.42, Specular=.4)
    g.bump(veins, -.35, .004)
    mix = g('MixShader', Fac=.32, **{'Shader': g.bsdf.outputs[0]})
    g.nt.links.new(g('BsdfTranslucent', Color=g.mix(.5, col, rgb(back, 1.3))), mix.node.inputs[2])
    g.nt.links.new(mix, g.surface)
    return g.mat


def paint(colour, rough=.6):
    return Graph('paint').set(Base_Color=rgb(colour), Roughness=rough)


def limewash(clay='#9c5b3e', wash='#cdc0ac'):
    """Terracotta under a thin lime wash, brushed round and rubbed away where hands and floors touch it."""
    g = Graph('limewash')
    brush = g.noise(g.coords(scale=(2.5, 2.5, 34)), 1, 5, Distortion=.4)
    worn = g.noise(g.coords(), 7, 7)
    cover = g.ramp(g.math('ADD', g.math('MULTIPLY', brush, .22), g.math('MULTIPLY', worn, .86)), (.42, 0), (.66, 1))
    red = g.ramp(g.noise(g.coords(), 12, 5), (.3, rgb(clay, .75)), (.7, rgb(clay, 1.15)))
    g.set(Base_Color=g.mix(g.math('MULTIPLY', cover, .80), red, rgb(wash)), Roughness=.92, Specular=.2)
    g.bump(g.math('ADD', g.math('MULTIPLY', cover, .25), g.noise(g.coords(scale=(8, 8, 90)), 1, 3)), .4, .002)
    return g.mat


def powder(colour):
    """Ground spice: matt, clotted, speckled."""
    g = Graph('powder')
    co = g.coords()
    grain = g.noise(co, 900, 3)
    g.set(Base_Color=g.ramp(grain, (.3, rgb(colour, .55)), (.55, rgb(colour)), (.75, rgb(colour, 1.5))), Roughness=1.0, Specular=.1)
    g.bump(g.math('ADD', grain, g.noise(co, 220, 3)), .8, .0015)
    return g.mat


def end_grain(colour):
    """Wood seen end-on: arcs of growth rings, pores, one tone per block."""
    g = Graph('end grain')
    tone = g('ObjectInfo', out='Random')
    base = g.mix(tone, rgb(colour, .72), rgb(colour, 1.28))
    rings = g('TexWave', out='Fac', Vector=g.coords(scale=(1, .35, .02)), wave_type='RINGS', rings_direction='Z', Scale=46.0, Distortion=1.4, Detail=2.0)
    pores = g.ramp(g('TexVoronoi', out='Distance', Vector=g.coords(scale=(1, 1, .05)), Scale=620.0), (.10, 1), (.22, 0))
    col = g.mix(g.math('MULTIPLY', g.ramp(rings, (.2, 0), (.9, 1)), .38), base, rgb(colour, .45))
    col = g.mix(g.math('MULTIPLY', pores, .5), col, rgb(colour, .3))
    g.set(Base_Color=col, Roughness=.42, Specular=.4)
    g.bump(g.math('MULTIPLY', pores, -1.0), .25, .0006)
    return g.mat


def reactive_glaze(colour, clay='#5d3a24'):
    """Stoneware glaze that runs off edges: thin and brown on rims, pooled and pale in the wells."""
    g = Graph('reactive glaze')
    co = g.coords()
    flow = g.noise(co, 16, 6, Distortion=1.2)
    fine = g.noise(co, 70, 4)
    pool = g.ramp(g.math('ADD', g.math('MULTIPLY', flow, .7), g.math('MULTIPLY', fine, .35)), (.36, rgb(colour, .55)), (.52, rgb(colour)), (.68, rgb(colour, 1.45)))
    edge = g.ramp(g('NewGeometry', out='Pointiness'), (.505, 0), (.56, 1))
    dots = g.ramp(g('TexVoronoi', out='Distance', Vector=co, Scale=260.0), (.08, 1), (.16, 0))
    col = g.mix(g.math('MULTIPLY', dots, .5), pool, rgb(clay, .7))
    col = g.mix(edge, col, rgb(clay))
    g.set(Base_Color=col, Roughness=g.ramp(flow, (.3, .2), (.7, .38)), Clearcoat=.5, Clearcoat_Roughness=.1)
    g.bump(fine, .12, .001)
    return g.mat


def brushed_steel():
    """Stainless steel brushed round the body."""
    g = Graph('brushed steel')
    streak = g.noise(g.coords(scale=(6, 6, 900)), 1, 3)
    return g.set(Base_Color=g.ramp(streak, (.3, rgb('#a3a19c')), (.7, rgb('#c9c7c2'))), Metallic=1.0, Roughness=g.ramp(streak, (.3, .24), (.7, .38)), Anisotropic=.5)


def soap(colour='#e3d6bd'):
    g = Graph('soap')
    g.set(Base_Color=rgb(colour), Roughness=.42, Subsurface=.25, Subsurface_Radius=(.01, .008, .005), Subsurface_Color=rgb(colour))
    g.bump(g.noise(g.coords(), 40, 3), .15, .002)
    return g.mat


def galvanised():
    """Hot-dip zinc: large crystals, each its own grey."""
    g = Graph('galvanised')
    co = g.coords()
    cells = g('TexVoronoi', out='Color', Vector=g('VectorMath', operation='ADD', a=co, b=g('VectorMath', operation='SCALE', a=g('TexNoise', out='Color', Vector=co, Scale=60.0), Scale=.012)), Scale=75.0)
    cloud = g.noise(co, 14, 4)
    col = g.ramp(cells, (.1, rgb('#8d9192')), (.9, rgb('#b7bab9')))
    col = g.mix(g.ramp(cloud, (.35, .45), (.7, 0)), col, rgb('#74797a'))
    return g.set(Base_Color=col, Metallic=.92, Roughness=g.ramp(cells, (.1, .34), (.9, .52)))


def candle_wax(colour='#e9dcc2'):
    g = Graph('wax')
    up = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), up.inputs[0])
    return g.set(Base_Color=rgb(colour), Roughness=.4, Emission=rgb('#ffb66a'), Emission_Strength=g.ramp(up.outputs[2], (.15, .04), (1, .6)))
