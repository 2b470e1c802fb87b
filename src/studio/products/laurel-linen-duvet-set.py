"""Laurel: stonewashed linen, a duvet cover folded back under two pillowcases on a plain low bed."""
import math

from mathutils import Vector, noise

import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Bed made up in softly creased chalk linen, the duvet folded back below two pillows'
VIEW = {'azimuth': -36, 'elevation': 24, 'lens': 65, 'key': .7, 'rim': .6, 'centre': (.5, .48), 'zoom': 1.1}
DETAIL = ('Linen pillows and the folded-back edge of the duvet, soft creases in the cloth',
          {'part': 'pillow', 'azimuth': 24, 'elevation': 24, 'zoom': 1.25, 'centre': (.56, .60)})
VARIANTS = {
    'Moss': ('Bed made up in softly creased moss-green linen, the duvet folded back below two pillows', {'colour': '#494c3d'}),
    'Clay': ('Bed made up in softly creased clay-pink linen, the duvet folded back below two pillows', {'colour': '#9c5a3d'}),
}


def creases(u, v, seed):
    """Height of washed linen: broad swells of the filling, long soft folds, a few sharp short ones."""
    swell = noise.noise((u * 2.1 + seed, v * 2.4, seed)) + .4 * noise.noise((u * 5, v * 5.5, seed + 4))
    bend = .25 * noise.noise((u * 1.7, v * 1.7, seed + 1))
    long = (1 - abs(noise.noise((u * 3.2 + v * 1.4 + bend, v * 1.2 - u * .5 + bend * 2, seed + 2))) * 2.2) ** 3
    short = max(0, 1 - abs(noise.noise((u * 9 - v * 6, v * 8 + u * 4, seed + 7))) * 4) ** 2
    return .020 * swell + .013 * max(0, long) + .006 * short


def duvet(half, foot, fold, drop, back, z, mat, seed=3, cell=.016, corner=.16, r=.05, turn=.030):
    """Filled cover on a bed `half` wide each way whose foot is at y = foot: hangs `drop` over sides and foot, its corners
    falling in round folds, and is folded back by `back` where it reaches y = fold."""
    lap = math.pi * turn
    nx, ny = round(2 * (half + drop) / cell), round((fold - foot + drop + lap + back) / cell)
    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = (i / nx - .5) * 2 * (half + drop), j / ny * (fold - foot + drop + lap + back) + foot - drop
            past = v - fold
            y, rise, layer = v, 0.0, 0.0
            if past > 0:
                a = min(past / turn, math.pi)
                y, rise, layer = fold + turn * math.sin(a) - max(0, past - lap), turn * (1 - math.cos(a)), a / math.pi
            # How far a point lies beyond the bed's edge, whose corners are rounded, and which way.
            ix, iy = max(0, abs(u) - (half - corner)), max(0, foot + corner - y)
            away = math.hypot(ix, iy)
            over = away - corner
            if over > 0:      # the corner is as long as the sides, or it would trail on the floor
                over *= (drop + .05 * min(ix, iy) / away) / ((drop + corner) * away / max(ix, iy) - corner)
            x, low = u, 0.0
            if over > -r:
                way = Vector((math.copysign(ix, u), -iy)) / away
                base = Vector((math.copysign(min(abs(u), half - corner), u), max(y, foot + corner)))
                a = min((over + r) / r, math.pi / 2)
                fall = max(0, over + r - r * math.pi / 2)
                flute = fall * (.44 * noise.noise((base + way * .22).to_3d() * 5.2) + .26 * noise.noise((base + way * .16).to_3d() * 10) + .25 * min(ix, iy) / away)
                reach = corner - r + r * math.sin(a) + .012 * layer + flute + .04 * min(fall, .1)
                x, y = base + way * reach
                low = r * (1 - math.cos(a)) + fall
            lift = creases(u, v if past < 0 else fold - max(0, past - lap), seed) * (1 - .5 * min(1, low * 4))
            verts.append((x, y, z + rise - low + lift + layer * .008 * noise.noise((u * 4, v * 4, seed))))
            uvs.append((u, v))
    w = nx + 1
    ob = f.mesh('duvet', verts, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)], mat, uvs=uvs)
    solid = ob.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .028, 0
    return f.subsurf(ob, 1)


def build(W, D, H, colour='#cfc6b6'):
    chalk, oak = fabrics.linen(colour, .0045, 1.0, .14, .3), m.oak('X')
    parts = [f.box('bed', (1.66, 2.06, .16), (0, 0, .16), oak, .02), f.box('headboard', (1.70, .035, .80), (0, 1.03, .48), oak, .012)]
    for s in (-1, 1):
        for y in (-.92, .92):
            parts.append(f.leg('leg', (s * .70, y, 0), (s * .70, y, .09), .022, .028, m.oak('Z')))
    parts += cloth.cushion('mattress', (1.58, 2.00, .20), (0, 0, .335), chalk, seed=1, soft=.05, slack=.002, plump=.3, corner=.06, cell=.06, piping=.003)
    parts.append(duvet(.81, -1.02, .40, .25, .26, .475, chalk))
    for i, (x, lean, turn) in enumerate(((-.39, .50, .05), (.395, .46, -.04))):
        parts += cloth.cushion('pillow', (.76, .54, .02), (x, .76, .585), chalk, (lean, .02, turn), seed=20 + i, slack=.05, piping=0, corner=.03, plump=2.2)
    return f.group('laurel', parts)
