"""Denoise and develop a Cycles render without OpenImageDenoise.

    python3 denoise.py FOLDER OUT.png '{"exposure": 0.0}'

FOLDER/a and FOLDER/b hold the same picture rendered with two seeds (beauty, albedo, normal as EXR).
Their difference measures the noise of each pixel, so the filter only smooths what really is noise; dividing by
albedo first keeps every thread and wood pore, and the normal layer keeps bumps and edges.
"""
import json
import os
import pathlib
import sys

os.environ['OPENCV_IO_OPENEXR_ENABLE'] = '1'
import cv2
import numpy as np


def load(folder, layer):
    path = next(pathlib.Path(folder).glob(f'{layer}*.exr'))
    return np.nan_to_num(cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[..., :3].astype('f'))


def despeckle(img):
    """Pull isolated fireflies down to twice the brightest of their ring of neighbours."""
    ring = cv2.dilate(img, np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], 'u1'))
    return np.minimum(img, ring * 1.4 + .02)


def denoise(folder, radius=7, strength=1.0):
    """Joint non-local means over albedo-free light, guided by albedo, normals and measured variance."""
    a, b = (despeckle(load(f'{folder}/{s}', 'beauty')) for s in 'ab')
    albedo = (load(f'{folder}/a', 'albedo') + load(f'{folder}/b', 'albedo')) / 2
    normal = (load(f'{folder}/a', 'normal') + load(f'{folder}/b', 'normal')) / 2
    base = np.maximum(albedo, .03)
    la, lb = np.log1p(8 * a / base), np.log1p(8 * b / base)
    light = (la + lb) / 2
    var = cv2.GaussianBlur(((la - lb) / 2) ** 2, (0, 0), 2.0).mean(2) + 1e-6
    h, w = var.shape
    pad = radius
    wrap = lambda x: cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT)
    P, V, N, A = wrap(light), wrap(var), wrap(cv2.GaussianBlur(normal, (0, 0), .6)), wrap(albedo)
    total, weight = light.copy(), np.ones((h, w), 'f')
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            far = dx * dx + dy * dy
            # Beyond the nearest ring every second pixel of a chequer is enough.
            if far == 0 or far > radius * radius or (far > 8 and (dx + dy) % 2):
                continue
            at = (slice(pad + dy, pad + dy + h), slice(pad + dx, pad + dx + w))
            q, v = P[at], V[at]
            d = ((light - q) ** 2).mean(2)
            d = cv2.blur(d - (var + np.minimum(var, v)), (5, 5)) / (.45 * strength ** 2 * (var + v) + 1e-5)
            f = ((normal - N[at]) ** 2).sum(2) / .06 + ((albedo - A[at]) ** 2).sum(2) / .02
            k = np.exp(-np.maximum(d, 0) - f)
            total += q * k[..., None]
            weight += k
    return np.expm1(total / weight[..., None]) / 8 * base


def develop(img, exposure=0.0, contrast=.12, saturation=1.0, bloom=.04, vignette=.10, warmth=0.0):
    """Linear BGR -> 8 bit. Straight to the knee, then a soft shoulder, so base colours stay as specified."""
    img = img * 2 ** exposure * np.array([1 - warmth, 1, 1 + warmth], 'f')
    h, w = img.shape[:2]
    glow = cv2.GaussianBlur(np.minimum(np.maximum(img - .9, 0), 4), (0, 0), w / 45)
    img = img + glow * bloom * 6
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype('f')
    img = img * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]
    knee = .5
    img = np.where(img < knee, img, 1 - (1 - knee) * np.exp(-(img - knee) / (1 - knee)))
    grey = img.mean(2, keepdims=True)
    img = np.clip(grey + (img - grey) * saturation, 0, 1)
    srgb = np.where(img < .0031308, img * 12.92, 1.055 * img ** (1 / 2.4) - .055)
    srgb = srgb + contrast * (srgb - .5) * srgb * (1 - srgb) * 4
    grain = np.random.default_rng(1).normal(0, .0035, (h, w, 1))
    return (np.clip(srgb + grain, 0, 1) * 255 + .5).astype('u1')


if __name__ == '__main__':
    folder, out, grade = sys.argv[1], sys.argv[2], json.loads(sys.argv[3] if len(sys.argv) > 3 else '{}')
    strength = grade.pop('denoise', 1.0)
    raw = (load(f'{folder}/a', 'beauty') + load(f'{folder}/b', 'beauty')) / 2
    clean = denoise(folder, 7, strength) if strength else raw
    cv2.imwrite(out, develop(clean, **grade))
