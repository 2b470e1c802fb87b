"""Develop a render: denoise it, then give it the shop's tone curve.

    python3 develop.py FOLDER OUT.png WEIGHTS.tza ['{"exposure": 0.0}']

FOLDER holds beauty, albedo and normal as EXR.
"""
import json
import os
import pathlib
import sys

os.environ['OPENCV_IO_OPENEXR_ENABLE'] = '1'
import cv2
import numpy as np

import unet

NOISY = .16     # share of the render before the denoiser: its fine noise is what a sensor leaves
BLACK = .025    # the darkest tone, in shares of white
GRAIN = .005    # deviation of the even grain over all


def load(folder, layer):
    """Linear BGR floats of one layer."""
    path = next(pathlib.Path(folder).glob(f'{layer}*.exr'))
    return np.nan_to_num(cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[..., :3].astype('f'))


def despeckle(img):
    """Clamp isolated fireflies to slightly above their brightest neighbours."""
    ring = cv2.dilate(img, np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], 'u1'))
    return np.minimum(img, ring * 1.4 + .02)


def develop(img, exposure=0.0, contrast=.12, saturation=1.0, vignette=.04, warmth=0.0):
    """Linear BGR to 8 bit. Linear up to the knee, then a soft shoulder, so that base colours are preserved."""
    img = img * 2 ** exposure * np.array([1 - warmth, 1, 1 + warmth], 'f')
    h, w = img.shape[:2]
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype('f')
    img = img * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]
    knee = .5
    img = np.where(img < knee, img, 1 - (1 - knee) * np.exp(-(img - knee) / (1 - knee)))
    grey = img.mean(2, keepdims=True)
    img = np.clip(grey + (img - grey) * saturation, 0, 1)
    srgb = np.where(img < .0031308, img * 12.92, 1.055 * img ** (1 / 2.4) - .055)
    srgb = srgb + contrast * (srgb - .5) * srgb * (1 - srgb) * 4
    srgb = np.sqrt(srgb * srgb + BLACK * BLACK)     # film and paper have no pure black; light tones stay
    grain = np.random.default_rng(1).normal(0, GRAIN, (h, w, 1))
    return (np.clip(srgb + grain, 0, 1) * 255 + .5).astype('u1')


if __name__ == '__main__':
    folder, out, weights = sys.argv[1:4]
    beauty, albedo, normal = (load(folder, layer) for layer in ('beauty', 'albedo', 'normal'))
    clean = unet.denoise(pathlib.Path(weights), despeckle(beauty), albedo, normal)
    clean += NOISY * (despeckle(beauty) - clean)
    cv2.imwrite(out, develop(clean, **json.loads(sys.argv[4] if len(sys.argv) > 4 else '{}')))
