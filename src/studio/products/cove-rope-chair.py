"""Cove: a bent steel tub wound with oat cord, close at the back and wider at the sides, with a round pad."""
import math

from mathutils import Vector

import fabrics
import forms as f
import materials as m

ALT = 'Garden chair with a tub back wound in oat cord on black steel legs, with a round seat pad'
VIEW = {'azimuth': -30, 'elevation': 13}
DETAIL = ('Back of the tub chair: oat cord wound close over a bent steel rim, opening toward the sides',
          {'azimuth': 152, 'elevation': 16, 'zoom': 1.75, 'centre': (.5, .32)})


def build(W, D, H):
    steel, oat = m.coated('#1d1c1b', .4), fabrics.cord('#cbb995')
    parts = []

    def rim(a):
        """Upper rail: high behind, dipping to the arms, open in front. a = 0 is the middle of the back."""
        k = abs(a) / 2.25
        z = H - .012 - (.22 * (3 * k * k - 2 * k ** 3) if k < 1 else .22)
        return Vector(((W / 2 - .014) * math.sin(a), (D / 2 + .026) * math.cos(a), z))

    def seat(a):
        return Vector((.275 * math.sin(a), .02 + .265 * math.cos(a), .335))

    angles = [-2.25 + 4.5 * i / 120 for i in range(121)]
    upper = [rim(a) for a in angles]
    for s, end in ((-1, upper[0]), (1, upper[-1])):
        tip = seat(s * 2.35)
        tip.z = .335
        bend = [end, end.lerp(tip, .2) + Vector((0, -.035, -.012)), end.lerp(tip, .6) + Vector((0, -.025, -.01)), tip]
        parts.append(f.tube('front curve', f.spline(bend, 8), .0105, steel, 20))
    parts.append(f.tube('rim', upper, .0105, steel, 20))
    ring = [seat(2 * math.pi * i / 96) for i in range(96)]
    parts.append(f.tube('seat ring', ring, .0105, steel, 20, True))
    # Cords: their spacing follows the description, close at the back and opening toward the arms.
    a = 0.0
    marks = [0.0]
    while a < 2.2:
        a += .024 + .030 * (a / 2.2) ** 2
        marks.append(a)
    for s in (-1, 1):
        for a in marks:
            if a == 0 and s < 0:
                continue
            top, low = rim(s * a), seat(s * a)
            belly = top.lerp(low, .5) + Vector((math.sin(s * a), math.cos(a), 0)) * .012
            parts.append(f.tube('cord', f.spline([top + Vector((0, 0, .004)), belly, low], 6), .0052, oat, 8))
            parts.append(f.tube('wrap', f.circle(.0150, 10), .0048, oat, 6, True))
            loop = parts[-1]
            along = (rim(s * a + .01) - rim(s * a - .01)).normalized()
            loop.rotation_euler = along.to_track_quat('Z', 'Y').to_euler()
            loop.location = top
    for sx in (-1, 1):
        parts.append(f.tube('leg', f.spline([seat(sx * 2.45), (sx * .215, -.215, .19), (sx * .255, -.27, .006)], 8), .0105, steel, 20))
        parts.append(f.tube('leg', f.spline([seat(sx * .75), (sx * .235, .225, .19), (sx * .275, .285, .006)], 8), .0105, steel, 20))
        for y in (-.27, .285):
            parts.append(f.lathe('foot', [(0, 0), (.013, 0), (.014, .003), (.012, .016), (0, .016)], (sx * (.255 if y < 0 else .275), y, 0), steel, 24, 1))
    for k in range(-4, 5):      # under the pad, from side to side of the seat ring
        y = .055 * k
        half = .275 * math.sqrt(1 - (y / .265) ** 2)
        parts.append(f.tube('web', [(-half, .02 + y, .336), (0, .02 + y, .337), (half, .02 + y, .336)], .0054, oat, 8))
    disc = [(0, -.02), (.20, -.02), (.238, -.010), (.247, .006), (.238, .024), (.20, .036), (.10, .043), (0, .044)]
    parts.append(f.lathe('pad', disc, (0, .015, .362), fabrics.linen('#8f8a76', .004, .8, .12, .2), 96, 4))
    parts.append(f.tube('piping', f.circle(.247, 96, .368, (0, .015)), .004, fabrics.linen('#857f6b', .003), 8, True))
    return f.group('cove', parts)
