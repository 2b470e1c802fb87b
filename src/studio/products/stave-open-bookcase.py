"""Stave: six oak uprights through the slots of five shelves, no back; a few books and a pot for scale."""
import random

import forms as f
import materials as m

ALT = 'Open oak bookcase of round uprights and five shelves, holding a few books and two pots'
VIEW = {'azimuth': -27, 'elevation': 4}
DETAIL = ('Round oak upright through a shelf, locked from below by a small dark wedge',
          {'azimuth': -32, 'elevation': -9, 'part': 'wedge.023', 'zoom': .2, 'centre': (.55, .46)})
VARIANTS = {'Black oak': ('The same open bookcase in black oak, holding a few books and two pots', {'finish': 'black'})}
BOOKS = ('#7a3f28', '#c7b28d', '#39443c', '#b98a5e', '#d8cbb2', '#8d6f42', '#4a5560')


def books(x, y, z, count, rng, flat=False):
    parts = []
    for _ in range(count):
        t, h, d = rng.uniform(.018, .038), rng.uniform(.19, .25), rng.uniform(.13, .17)
        cover = m.paint(rng.choice(BOOKS), .75)
        if flat:
            parts.append(f.box('prop book', (h, d, t), (x + h / 2, y, z + t / 2), cover, .002, (0, 0, rng.uniform(-.12, .12))))
            z += t
        else:
            parts.append(f.box('prop book', (t, d, h), (x + t / 2, y, z + h / 2), cover, .002))
            x += t + .001
    return parts


def build(W, D, H, finish='natural'):
    timber, rng, t = (m.oak if finish == 'natural' else m.black_ash), random.Random(4), .026
    oak = timber('X')
    levels = [.10, .44, .78, 1.12, H - .05]
    parts = []
    for i, z in enumerate(levels):
        parts.append(f.box('shelf', (W, D, t), (0, 0, z), oak, .008))
        for s in (-1, 1):
            if i < len(levels) - 1:
                parts.append(f.tube('rail', [(s * (W / 2 - .03), -D / 2 + .04, z + .10), (s * (W / 2 - .03), 0, z + .10), (s * (W / 2 - .03), D / 2 - .04, z + .10)], .006, timber('SWEEP'), 16))
    for x in (-W / 2 + .03, 0, W / 2 - .03):
        for s in (-1, 1):
            parts.append(f.tube('stave', [(x, s * (D / 2 - .038), 0), (x, s * (D / 2 - .038), H / 2), (x, s * (D / 2 - .038), H)], [.021] * 3, timber('SWEEP'), 24, squash=.72))
            for z in levels:
                parts.append(f.box('wedge', (.020, .034, .012), (x, s * (D / 2 - .038) - .001, z - t / 2 - .006), m.walnut('Y'), .002, (.12, 0, 0)))
    parts += books(-.40, 0, .44 + t / 2, 6, rng) + books(.06, .01, .10 + t / 2, 3, rng, True) + books(.07, .01, .78 + t / 2, 8, rng) + books(-.38, .02, 1.12 + t / 2, 3, rng, True)
    pot = [(0, 0), (.045, 0), (.05, .004), (.075, .05), (.07, .10), (.045, .125), (.048, .14), (.043, .14), (.04, .12), (.06, .09)]
    parts.append(f.lathe('prop pot', pot, (.24, 0, .44 + t / 2), m.glaze('#d6c7ab', rough=.55, coat=.05), 96))
    parts.append(f.lathe('prop bowl', [(0, 0), (.04, 0), (.044, .006), (.085, .045), (.098, .072), (.094, .072), (.08, .045), (0, .012)], (.20, 0, 1.12 + t / 2), m.glaze('#39443c', '#14100c', .3, .6, .4), 96))
    return f.group('stave', parts)
