"""Measures the colours of a product as a camera sees them, without light and perspective. For flat.py."""
import pathlib

import bpy
import numpy as np
from mathutils import Vector

import camera

VIEWS = ((-.6, -1, .4), (.8, 1, .4), (.05, -.1, 1), (.3, -1, -.45))
TEXTURE = 640       # pixels along the longer side of a pattern


def render(root, direction, size=(320, 320), across=None, samples=1):
    """Return colour and material index of every pixel in an orthographic view along `direction`; the longer side of the
    image is `across` metres."""
    sc, (lo, hi) = bpy.context.scene, camera.bounds([root])
    mid, span, folder = (lo + hi) / 2, (hi - lo).length, pathlib.Path(bpy.app.tempdir)
    cam = camera.camera(mid + Vector(direction).normalized() * 2 * span, mid, level=False)
    cam.data.type, cam.data.ortho_scale, cam.data.clip_end = 'ORTHO', across or span, 9 * span
    sc.render.engine, sc.cycles.samples, sc.cycles.use_denoising = 'CYCLES', samples, False
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.view_layers[0].use_pass_material_index, sc.use_nodes = True, True
    sc.node_tree.nodes.clear()
    layers, save = (sc.node_tree.nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'OutputFile'))
    save.format.file_format, save.format.color_depth, save.base_path = 'OPEN_EXR', '32', str(folder)
    save.file_slots.clear()
    for slot, source in (('colour', 'Image'), ('index', 'IndexMA')):
        save.file_slots.new(slot)
        sc.node_tree.links.new(layers.outputs[source], save.inputs[slot])
    bpy.ops.render.render()
    bpy.data.objects.remove(cam)
    images = [bpy.data.images.load(str(folder / f'{slot}{sc.frame_current:04d}.exr')) for slot in ('colour', 'index')]
    colour, index = (np.array(image.pixels[:], 'f').reshape(-1, 4) for image in images)
    for image in images:
        bpy.data.images.remove(image)
    return colour[:, :3], np.rint(index[:, 0])


def averages(root, surfaces, colour, strength=None):
    """Return {key: mean colour of the pixels that show it}."""
    seen = {}
    for i, s in enumerate(surfaces):
        s.mat.pass_index = i + 1
        s.shine(colour, strength)
    for direction in VIEWS:
        pixels, index = render(root, direction)
        for i, s in enumerate(surfaces):
            if s.alpha == 1:
                seen.setdefault(s.key, []).append(pixels[index == i + 1])
    return {key: np.concatenate(found).mean(axis=0) for key, found in seen.items() if sum(map(len, found)) > 12}


def from_above(root, part, tone):
    """Return an image of a product that lies flat, its colours changed by `tone`, and UVs that map it to `part`."""
    lo, hi = camera.bounds([root])
    w, d = (hi - lo).xy
    size = [round(TEXTURE * v / max(w, d)) for v in (w, d)]
    colour = tone(render(root, (0, 0, 1), size, max(w, d), 16)[0])
    srgb = np.where(colour < .0031308, 12.92 * colour, 1.055 * np.maximum(colour, .0031308) ** (1 / 2.4) - .055)
    image = bpy.data.images.new('pattern', *size)
    image.pixels.foreach_set(np.insert(srgb, 3, 1, axis=1).astype('f').ravel())
    image.pack()
    for loop, uv in zip(part.data.loops, part.data.uv_layers[0].data):
        at = part.matrix_world @ part.data.vertices[loop.vertex_index].co
        uv.uv = np.clip(((at.x - lo.x) / w, (at.y - lo.y) / d), .001, .999)
    return image
