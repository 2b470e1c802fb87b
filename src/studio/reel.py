"""Develops the film: python3 reel.py FOLDER WEIGHTS.tza

Denoises all frames of FOLDER, averages each with its neighbours, interpolates one between every two and writes the loop,
forwards and backwards, as FOLDER/loop/0000.png and so on: 43 frames become 168, seven seconds at 24 fps.
"""
import json
import pathlib
import sys

import cv2
import numpy as np

import unet
from develop import despeckle, develop, load

# Maximum difference between neighbouring frames, as a share of full white; above it, a pixel shows something else.
ALIKE = .035


def cleaned(folder, weights):
    """Return the linear light of one frame, cached on disk."""
    kept = folder / 'clean.npy'
    if not kept.exists():
        beauty, albedo, normal = (load(folder, layer) for layer in ('beauty', 'albedo', 'normal'))
        np.save(kept, unet.denoise(weights, despeckle(beauty), albedo, normal).astype('f2'))
    return np.load(kept).astype('f4')


def printed(light):
    """Apply a gamma curve, so that shadows and lamps are compared alike."""
    return np.clip(light, 0, 1.5) ** (1 / 2.2)


def flow(a, b):
    """Return the optical flow from a to b, in pixels."""
    grey = [cv2.cvtColor((np.clip(p, 0, 1) * 255).astype('u1'), cv2.COLOR_BGR2GRAY) for p in (a, b)]
    dis = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)
    return dis.calc(*grey, None)


def moved(picture, by):
    """Warp an image back along a flow."""
    h, w = by.shape[:2]
    x, y = np.meshgrid(np.arange(w, dtype='f4'), np.arange(h, dtype='f4'))
    return cv2.remap(picture, x + by[..., 0], y + by[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def trust(a, b):
    """Return 1 where two images agree, 0 where they do not."""
    apart = cv2.GaussianBlur(((a - b) ** 2).mean(2), (0, 0), 2)
    return np.exp(-apart / ALIKE ** 2)[..., None]


def steady(seen, i):
    """Average frame i with its neighbours, warped to frame i."""
    total, weight = seen[i].copy(), np.ones_like(seen[i][..., :1])
    for j in (i - 2, i - 1, i + 1, i + 2):
        if 0 <= j < len(seen):
            other = moved(seen[j], flow(seen[i], seen[j]))
            t = trust(seen[i], other)
            total, weight = total + other * t, weight + t
    return total / weight


def between(a, b):
    """Interpolate the frame between two frames."""
    there, back = flow(a, b), flow(b, a)
    near, far = moved(a, -.5 * there), moved(b, -.5 * back)
    t = trust(near, far)
    return np.where(t > .5, (near + far) / 2, near)


def loop(folder, weights):
    folders = sorted(p for p in folder.iterdir() if p.is_dir() and p.name.isdigit())
    seen = [printed(cleaned(p, weights)) for p in folders]
    seen = [steady(seen, i) for i in range(len(seen))]
    there = []
    for a, b in zip(seen, seen[1:]):
        there += [a, between(a, b)]
    there.append(seen[-1])
    out, grade = folder / 'loop', json.loads((folder / 'grade.json').read_text())
    out.mkdir(exist_ok=True)
    last = len(there) - 1
    for i, picture in enumerate(there):
        png = cv2.imencode('.png', develop(np.maximum(picture, 0) ** 2.2, **grade), [cv2.IMWRITE_PNG_COMPRESSION, 1])[1].tobytes()
        for at in {i, 2 * last - i} - {2 * last}:
            (out / f'{at:04}.png').write_bytes(png)
    print(f'{2 * last} frames')


if __name__ == '__main__':
    loop(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
