"""Timber as a solid: growth rings round a pith, pores, rays and glued boards at the scale of the species, so that the faces,
edges and end grain of a part agree with one another."""
from graph import Graph, rgb

# Metres. ring: width of a year; porous: share of a year that large pores take; pore: their width and length; rays: how strongly
# silver rays show; years: contrast of the rings; streak: contrast of the fibre.
SPECIES = {
    'oak': dict(ring=.0030, porous=.36, pore=(.00030, .008), rays=.6, years=1.0, streak=1.0),
    'ash': dict(ring=.0044, porous=.30, pore=(.00032, .010), rays=0, years=1.6, streak=.8),
    'walnut': dict(ring=.0046, porous=.60, pore=(.00020, .006), rays=0, years=1.0, streak=1.2),
    'teak': dict(ring=.0034, porous=.32, pore=(.00028, .012), rays=0, years=.8, streak=1.5),
    'plain': dict(ring=.0038, porous=.25, pore=(.00020, .006), rays=0, years=1.0, streak=1.0),
}


class Log:
    """Where a point was in the tree: `along` the grain, `radius` from the pith and `angle` round it, in metres and radians.

    Each object, or each board of one, comes from a log of its own: `chance` holds its three random numbers."""

    def __init__(self, g, axis, boards=None):
        self.g = g
        own = g('TexWhiteNoise', out='Color', noise_dimensions='1D', W=g.math('MULTIPLY', g('ObjectInfo', out='Random'), 977.0))
        co = g('Attribute', out='Vector', attribute_name='grain') if axis == 'SWEEP' else g('TexCoord', out='Object')
        xyz, grain, self.seam = self.split(co), 'XYZ'.index(axis if axis in 'XYZ' else 'Z'), 0.0
        if boards:
            place = g.math('ADD', g.math('DIVIDE', xyz['XYZ'.index(boards[0])], boards[1]), .5)
            own = g('TexWhiteNoise', out='Color', noise_dimensions='4D', Vector=own, W=g.math('FLOOR', place))
            seam = g.math('MULTIPLY', g.math('PINGPONG', place, .5), boards[1] * 1000)
            self.seam = g.ramp(seam, (.10, .6), (.35, 0))
        self.chance = self.split(own)
        self.along = g.math('ADD', xyz[grain], g.math('MULTIPLY', self.chance[0], 23.0))
        self.u, self.v = self.section([xyz[k] for k in range(3) if k != grain])
        self.radius = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', self.u, self.u), g.math('MULTIPLY', self.v, self.v)))
        self.angle = g.math('ARCTAN2', self.v, self.u)

    def split(self, vector):
        n = self.g.nt.nodes.new('ShaderNodeSeparateXYZ')
        self.g.nt.links.new(vector, n.inputs[0])
        return n.outputs

    def section(self, across):
        """Both coordinates across the grain, from the pith: it lies 3 to 10 cm away on any side, and sways as trees do."""
        g = self.g
        far, side = g.math('ADD', g.math('MULTIPLY', self.chance[1], .07), .03), g.math('MULTIPLY', self.chance[2], 6.2832)
        slow, quick = (self.split(g('TexNoise', out='Color', noise_dimensions='1D', W=self.along, Scale=s, Detail=0.0)) for s in (1.3, 5.0))
        for k, turn in enumerate(('COSINE', 'SINE')):
            sway = g.math('ADD', g.math('MULTIPLY', slow[k], .055), g.math('MULTIPLY', quick[k], .010))
            yield g.math('ADD', g.math('ADD', across[k], g.math('MULTIPLY', g.math(turn, side), far)), g.math('SUBTRACT', sway, .0325))

    def stretched(self, across, along):
        """Coordinates in which a feature `across` metres wide and `along` metres long measures one."""
        g = self.g
        return g('CombineXYZ', X=g.math('DIVIDE', self.u, across), Y=g.math('DIVIDE', self.v, across), Z=g.math('DIVIDE', self.along, along))

    def radial(self, thick, deep, long):
        """The same for plates that stand on the pith: `thick` metres round it, `deep` outward, `long` up the tree."""
        g = self.g
        return g('CombineXYZ', X=g.math('DIVIDE', g.math('MULTIPLY', self.angle, .07), thick), Y=g.math('DIVIDE', self.radius, deep),
                 Z=g.math('DIVIDE', self.along, long))


def centred(g, value, amount):
    """A 0–1 value as ±amount / 2."""
    return g.math('MULTIPLY', g.math('SUBTRACT', value, .5), amount)


def wood(name, dark, mid, light, axis='X', rough=.4, species='plain', boards=None):
    """Timber of a species between three sRGB colours.

    axis is the grain direction in object space: X, Y, Z, or 'SWEEP' to follow a forms.tube(). boards=('Y', .12) glues it up from
    boards 12 cm wide, side by side along Y."""
    g, s = Graph(name), SPECIES[species]
    log = Log(g, axis, boards)
    wobble = centred(g, g.noise(log.stretched(.030, .25), 1, 1), s['ring'] * 3.2)
    years = g.math('DIVIDE', g.math('ADD', log.radius, wobble), s['ring'])
    wide = centred(g, g('TexNoise', out='Fac', noise_dimensions='1D', W=g.math('MULTIPLY', years, .45), Scale=1.0, Detail=0.0), 1.6)
    years = g.math('ADD', years, wide)                                     # good years and lean ones
    season = g.math('FRACT', years)
    early = g.ramp(season, (0, 0), (.06, 1), (s['porous'], .75), (min(.98, s['porous'] + .25), 0), (1, 0))
    width, length = s['pore']
    speck = g.noise(log.stretched(width * 2.2, length), 1, 0)
    pores = g.math('MULTIPLY', g.ramp(speck, (.56, 0), (.66, 1)), g.math('ADD', g.math('MULTIPLY', early, .85), .15))
    fibre = g.noise(log.stretched(.0009, .06), 1, 1)
    band = g.noise(log.stretched(.007, .5), 1, 1)
    cloud = g.noise(log.stretched(.06, .7), 1, 0)
    v = .60
    for value, amount in ((early, -.13 * s['years']), (fibre, .20 * s['streak']), (band, .20 * s['streak']), (cloud, .18), (log.chance[1], .16)):
        v = g.math('ADD', v, centred(g, value, amount))
    col = g.ramp(v, (.30, rgb(dark)), (.55, rgb(mid)), (.82, rgb(light)))
    col = g.mix(g.math('MULTIPLY', log.chance[2], .10), col, rgb(mid, .92))
    col = g.mix(g.math('MULTIPLY', pores, .42), col, rgb(dark, .50))
    shine = g.math('ADD', rough - .04, g.math('MULTIPLY', fibre, .08))
    shine = g.math('ADD', shine, g.math('MULTIPLY', pores, .25))
    if s['rays']:
        # A ray is a thin plate: a fleck where the saw ran along it, a short dash where it was cut across.
        plates = g.ramp(g.noise(log.radial(.0009, .012, .016), 1, 0), (.60, 0), (.68, 1))
        col = g.mix(g.math('MULTIPLY', plates, .30 * s['rays']), col, rgb(light, 1.12))
        shine = g.math('SUBTRACT', shine, g.math('MULTIPLY', plates, .10))
    if boards:
        col = g.mix(log.seam, col, rgb(dark, .6))
    g.set(Base_Color=col, Specular=.38, Roughness=shine)
    # Fibre and pores alone: the shader runs three times for its bump.
    g.bump(g.math('SUBTRACT', fibre, g.ramp(speck, (.56, 0), (.70, 1))), .25, .0003)
    return g.mat
