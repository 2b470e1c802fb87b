"""The film's camera: blender -b --python-exit-code 1 -P film.py -- FOLDER [--frames 43] [--scale .75] [--samples 6]

One slow drift through a room, eased at both ends; played forwards and backwards it has no seam, so half of it is rendered.
Each finished frame is a folder FOLDER/0007 of passes; what is there is not rendered again. reel.py develops them.
"""
import argparse
import json
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import bpy
from mathutils import Vector

import camera
import product
import shoot

ROOM, SIZE, LENS = 'oslo', (1280, 720), 31
# Where the camera starts and ends, and what it keeps its eye on.
START, END, EYE = (-.60, -3.10, 1.30), (.34, -3.28, 1.36), (.14, 1.7, 1.30)
SHIFT = (0, -.045)
GRADE = {'exposure': .0, 'vignette': .10}


def place(cam, share):
    """Place the camera at this share (0-1) of its path, verticals upright."""
    loc = Vector(START).lerp(Vector(END), .5 - .5 * math.cos(math.pi * share))
    cam.location = loc
    cam.rotation_euler = (Vector((EYE[0], EYE[1], loc.z)) - loc).to_track_quat('-Z', 'Y').to_euler()


def roll(folder, frames, scale, samples):
    """Render every frame that is missing. The scene is built and handed to Cycles once; all frames share one seed, so that
    what noise is left does not crawl."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    product.module(product.HERE / 'rooms' / f'{ROOM}.py').build()
    cam = camera.stand(START, EYE, LENS, True, SHIFT)
    scene.render.use_persistent_data = True
    (folder / 'grade.json').write_text(json.dumps(GRADE))
    for i in range(frames):
        done = folder / f'{i:04}'
        if done.exists():
            continue
        place(cam, i / max(1, frames - 1))
        part = done.with_suffix('.part')
        shoot.expose(part, scale, samples, 4)
        part.rename(done)
        print(f'frame {i + 1} of {frames}', flush=True)


if __name__ == '__main__':
    p = argparse.ArgumentParser()
    p.add_argument('folder', type=pathlib.Path)
    p.add_argument('--frames', type=int, default=43)
    p.add_argument('--scale', type=float, default=.75)
    p.add_argument('--samples', type=int, default=6)
    opt = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    opt.folder.mkdir(parents=True, exist_ok=True)
    roll(opt.folder, opt.frames, opt.scale, opt.samples)
