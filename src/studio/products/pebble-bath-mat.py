"""Pebble: an oval tufted mat, rounds of dense pile rising from a looped ground."""
import math
import random

import cloth
import fabrics
import forms as f

ALT = 'Oval oat-coloured bath mat with raised tufted rounds like pebbles'
VIEW = {'azimuth': -20, 'elevation': 48, 'centre': (.5, .5), 'key': .85, 'lens': 60, 'zoom': 1.12}
DETAIL = ('Close view of the bath mat: dense tufted rounds of several sizes over a looped ground',
          {'azimuth': -34, 'elevation': 30, 'zoom': 3, 'centre': (.42, .62)})
VARIANTS = {'Moss': ('Oval moss-green bath mat with raised tufted rounds like pebbles', {'colour': '#727860', 'rounds': '#7f866e'})}


def build(W, D, H, colour='#cfc3ae', rounds='#d8cdb9'):
    rng, yarn, pile = random.Random(12), fabrics.boucle(colour), fabrics.boucle(rounds)
    ground = f.slab('ground', [(W / 2 * math.copysign(abs(math.cos(a)) ** .85, math.cos(a)), D / 2 * math.copysign(abs(math.sin(a)) ** .85, math.sin(a))) for a in [2 * math.pi * k / 128 for k in range(128)]], 0, H * .42, yarn, .006)
    stones, tries = [], 0
    while len(stones) < 46 and tries < 9000:
        tries += 1
        r = rng.uniform(.022, .052) if tries < 4000 else rng.uniform(.016, .026)
        x, y = rng.uniform(-W / 2, W / 2), rng.uniform(-D / 2, D / 2)
        if (x / (W / 2 - r - .022)) ** 2 + (y / (D / 2 - r - .022)) ** 2 < .97 and all(math.hypot(x - a, y - b) > r + q + .008 for a, b, q in stones):
            stones.append((x, y, r))
    parts, curls = [ground], cloth.loops(ground, yarn, 42000, .0030, .0014)
    for i, (x, y, r) in enumerate(stones):
        squash = rng.uniform(.8, 1.0)
        dome = f.lathe('round', [(r, H * .35), (r * .99, H * .62), (r * .9, H * .85), (r * .6, H * .97), (0, H)], (x, y, 0), pile, 40, 3)
        dome.scale.y, dome.rotation_euler.z = squash, rng.uniform(0, 3.1)
        parts.append(dome)
        curls += cloth.loops(dome, pile, 90000, .0019, .0010, seed=i)
    root = f.group('pebble', parts)
    for c in curls:
        c.parent = root
    return root
