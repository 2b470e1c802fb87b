"""Dye a cloth: a colour of it from two renders in grey, without rendering again.

    python3 dye.py FOLDER OUT.png WEIGHTS DYE.json GRADE.json

FOLDER holds bright, dark and mask, as shoot.greys renders them. Red, green and blue are rendered apart, so what a pixel gets in one
of them depends on how much the cloth reflects in that one alone: L(a) = P + Q · f(a). P is light that never met the cloth's
colour, f(a) = a / (1 - AGAIN · a) the sum over light that met it once, twice and so on. Two greys give P and Q of every pixel, and
with them the colour's glow on paper, cushions and its own folds.

The colour is not given but found: a cloth is right when its lit half has the average colour of its sample.
"""
import json
import pathlib
import sys

import cv2
import numpy as np

import unet
from develop import NOISY, despeckle, develop, load

MEDIA = pathlib.Path(__file__).parents[2] / 'content/media'
GREYS = {'bright': .402, 'dark': .0497}     # what jobs.BRIGHT and jobs.DARK reflect
AGAIN = .08          # share of the light from a cloth that meets it again: the best of 0 to .5 against renders in five colours
# How much of its colour the sheen of a cloth takes: about half of Sheen Tint in fabrics.py, measured on linen.
TINT = {'velvet': .45, 'wool': .25, 'boucle': .2}
TINT_OF_OTHERS = .3
LIT = (50, 95)       # percentiles of brightness that count as the lit half, without highlights
LIMITS = (.004, .86) # what a cloth can reflect
ROUNDS = 8


def clean(folder, weights):
    """A grey without noise, linear BGR; kept beside its passes."""
    kept = folder / 'clean.npy'
    if not kept.exists():
        beauty, albedo, normal = (load(folder, layer) for layer in ('beauty', 'albedo', 'normal'))
        img = unet.denoise(weights, despeckle(beauty), albedo, normal)
        np.save(kept, (img + NOISY * (despeckle(beauty) - img)).astype('f2'))
    return np.load(kept).astype('f')


def linear(srgb):
    """sRGB from 0 to 255 as light."""
    v = np.asarray(srgb, 'f') / 255
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def from_hex(colour):
    return linear([int(colour[i:i + 2], 16) for i in (5, 3, 1)])


class Cloth:
    """A cloth in two greys: `in_colour` gives the picture with another reflectance."""

    def __init__(self, folder, weights, kind):
        bright, dark = (clean(folder / shade, weights) for shade in GREYS)
        mask = load(folder / 'mask', 'beauty')
        self.cloth, self.accent = np.clip(mask[..., 2:], 0, 1), np.clip(mask[..., 1:2], 0, 1)
        self.tint = TINT.get(kind, TINT_OF_OTHERS)
        gain = self.met(GREYS['bright']) - self.met(GREYS['dark'])
        self.by_colour = (bright - dark) / gain
        self.without = dark - self.by_colour * self.met(GREYS['dark'])
        direct = self.by_colour.mean(2)
        inside = self.cloth[..., 0] > .99
        low, high = np.percentile(direct[inside], LIT)
        self.lit = inside & (direct > low) & (direct < high)

    @staticmethod
    def met(a):
        return a / (1 - AGAIN * a)

    def in_colour(self, a, accent=None):
        """The picture in linear BGR; accent: two colours, as they are and as they shall be."""
        hue = a / max(1e-4, float(a @ np.array([.072, .715, .213])))
        sheen = 1 + self.cloth * (self.tint * (np.minimum(hue, 3) - 1))
        img = np.maximum(self.without, 0) * sheen + np.minimum(self.without, 0) + self.by_colour * self.met(a)
        if accent:
            was, shall = map(from_hex, accent)
            img = img * (1 + self.accent * (shall / was - 1))
        return np.maximum(img, 0)


def sample(texture):
    """Average sRGB colour of a sample, BGR."""
    return cv2.imread(str(MEDIA / f'{texture}.webp')).reshape(-1, 3).mean(0)


def dye(cloth, wanted, grade, accent=None):
    """Find the reflectance with which the lit half looks as wanted (mean sRGB); returns it and the developed picture."""
    a = np.clip(linear(wanted), *LIMITS)
    for _ in range(ROUNDS):
        seen = develop(cloth.in_colour(a, accent), **grade)[cloth.lit].mean(0)
        a = np.clip(a * linear(wanted) / np.maximum(linear(seen), 1e-4), *LIMITS)
    return a, develop(cloth.in_colour(a, accent), **grade)


if __name__ == '__main__':
    folder, out, weights, said, grade = sys.argv[1:6]
    said = json.loads(said)
    cloth = Cloth(pathlib.Path(folder), pathlib.Path(weights), said['kind'])
    wanted = sample(said['texture'])
    a, picture = dye(cloth, wanted, json.loads(grade), said['accent'])
    cv2.imwrite(out, picture)
    seen = picture[cloth.lit].mean(0)
    lab = [cv2.cvtColor(np.float32([[v[::1] / 255]]), cv2.COLOR_BGR2Lab)[0, 0] for v in (wanted.astype('f'), seen.astype('f'))]
    print(f'reflects {np.round(a[::-1], 3).tolist()}, wanted {np.round(wanted[::-1]).tolist()}, seen {np.round(seen[::-1]).tolist()}, '
          f'dE {np.linalg.norm(lab[0] - lab[1]):.1f}')
