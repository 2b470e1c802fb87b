"""Tala: a drum of fine grass coils, each bound to the one below, with a dropped-on lid and one plaited loop."""
import math

import numpy as np
from mathutils import noise

import forms as f
import materials as m
from graph import Graph, rgb

ALT = 'Round lidded basket of finely coiled straw-coloured grass with a plaited loop on its lid'
VIEW = {'azimuth': 0, 'elevation': 17}
DETAIL = ('Lid of the basket from above, fine coils of grass running round a plaited loop',
          {'azimuth': 28, 'elevation': 38, 'zoom': 2, 'centre': (.44, .22)})
ROW = .0074


def grass(colour='#b18c58'):
    """A bundle of dried grass bound round and round: fine blades, a shade between the turns. For forms.tube()."""
    g = Graph('grass')
    turns = g('TexWave', out='Fac', Vector=g.coords('UV', (150, 640, 1), vary=False), Scale=.31416, bands_direction='DIAGONAL', Distortion=1.2, Detail=1.0)
    blades = g.noise(g.coords('UV', (60, 1500, 1)), 1, 3)
    dried = g.noise(g.coords('UV', (3, 26, 1)), 1, 3)
    tone = g.math('ADD', g.math('MULTIPLY', blades, .55), g.math('MULTIPLY', dried, .5))
    col = g.ramp(tone, (.34, rgb(colour, .50)), (.52, rgb(colour)), (.70, rgb('#d6bd8a')))
    col = g.mix(g('ObjectInfo', out='Random'), col, g.mix(.35, col, rgb(colour, .55)))
    g.set(Base_Color=g.mix(g.ramp(turns, (.0, .75), (.32, 0)), col, rgb(colour, .22)), Roughness=.72, Specular=.25)
    g.bump(g.math('ADD', turns, g.math('MULTIPLY', blades, .5)), .9, .0016)
    return g.mat


def coils(name, profile, straw, thick=.0043):
    """Rows of one coil, ROW apart along the profile [(radius, height), ...], a little uneven as handwork is."""
    path = np.array(f.spline(profile, 16))
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    parts, count = [], round(run[-1] / ROW)
    for i in range(count + 1):
        r, z = (float(np.interp(i / count * run[-1], run, path[:, k])) for k in (0, 1))
        n = max(48, round(320 * r / .15))
        ring, fat = [], []
        for k in range(n):
            a = 2 * math.pi * k / n
            wob = noise.noise((3 * math.cos(a), 3 * math.sin(a), i * 1.7))
            ring.append(((r + .0009 * wob) * math.cos(a), (r + .0009 * wob) * math.sin(a), z + .0006 * wob))
            fat.append(thick * (1 + .07 * noise.noise((11 * math.cos(a), 11 * math.sin(a), i * 2.3))))
        ob = f.tube(name, ring, fat, straw, 10, True)
        ob.rotation_euler.z = 2.4 * i
        parts.append(ob)
    return parts


def loop(z, straw):
    """The plaited handle: three strands over one another in a low arch."""
    parts = []
    for strand in range(3):
        path = []
        for k in range(61):
            a, twist = math.pi * k / 60, 2 * math.pi * (5 * k / 60 + strand / 3)
            out = .034 + .0042 * math.cos(twist)
            path.append((out * math.cos(a), .0052 * math.sin(twist), z + out * math.sin(a) * .95))
        parts.append(f.tube('loop', path, .0042, straw, 10))
    return parts


def build(W, D, H):
    r, straw = W / 2 - .006, grass()
    seam = H - .088
    wall = [(r * .30, .0045), (r - .022, .0045), (r - .007, .010), (r - .004, .05), (r - .002, seam / 2), (r - .006, seam - .006)]
    skirt = [(r, seam - .004), (r + .0015, seam + .010), (r - .001, seam + .026), (r - .010, seam + .034), (r * .72, seam + .043), (r * .38, seam + .048), (.006, seam + .050)]
    parts = coils('wall', wall, straw) + coils('lid', skirt, straw) + loop(seam + .049, straw)
    lining = [(0, .006), (r - .022, .008), (r - .008, .02), (r - .008, seam), (r - .002, seam + .012), (r - .012, seam + .032), (r * .7, seam + .041), (0, seam + .048)]
    parts.append(f.lathe('lining', lining, (0, 0, 0), m.paint('#3d2c16', .95), 96, 3))
    return f.group('tala', parts)
