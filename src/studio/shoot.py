"""Photograph products: blender -b --python-exit-code 1 -P shoot.py -- SLUG... [--scale .3] [--samples 16]

Writes two half-sample passes per product under .cache/studio/SLUG/; denoise.py develops them into one PNG.
"""
import argparse
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import bpy

import camera
import light
import product

CACHE = product.HERE.parents[1] / '.cache/studio'
# What a VIEW may say besides where the camera stands.
LIGHT = ('key', 'fill', 'rim', 'back')
GRADE = ('samples', 'exposure', 'contrast', 'saturation', 'bloom', 'warmth')


def stage(slug):
    """Product, paper, light and camera. VIEW of the product file overrides the studio's defaults; `on` is 'floor', 'wall' or 'air'."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module = product.model(slug)
    view = dict(module.VIEW)
    root = module.build(*product.size(slug))
    lo, hi = camera.bounds([root])
    print(f'{slug}: ' + ' x '.join(f'{100 * v:.1f}' for v in hi - lo) + ' cm', flush=True)
    across = view.pop('size', .80 * (hi - lo).length)
    on, tone = view.pop('on', 'floor'), view.pop('tone', light.TONE)
    if on == 'wall':
        light.backdrop(tone, hi.y, 0, view.pop('floor', lo.z - 3))
    else:
        light.backdrop(tone, hi.y + .9 * across + .3, min(1.3, .3 + .8 * across), lo.z - (2 * across if on == 'air' else 0))
    light.studio(across, (lo + hi) / 2, **{k: view.pop(k) for k in LIGHT if k in view})
    grade = {k: view.pop(k) for k in GRADE if k in view}
    if hasattr(module, 'dress'):
        module.dress(root)
    camera.frame([root], **view)
    return grade


def shoot(slug, scale, samples):
    """Render both passes with albedo and normal beside them, so that denoise.py can tell noise from detail."""
    sc = bpy.context.scene
    sc.render.engine, sc.cycles.device = 'CYCLES', 'CPU'
    sc.render.resolution_percentage = round(100 * scale)
    c = sc.cycles
    c.samples, c.use_adaptive_sampling, c.use_denoising = max(1, samples // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 3, 3, 8, 8
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive, c.blur_glossy = 4, False, False, .5
    sc.view_layers[0].cycles.denoising_store_passes = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers, save = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    save.format.file_format, save.format.color_depth = 'OPEN_EXR', '16'
    save.file_slots.clear()
    for slot, source in (('beauty', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        save.file_slots.new(slot)
        tree.links.new(layers.outputs[source], save.inputs[slot])
    for seed in (0, 1):
        c.seed = seed
        save.base_path = str(CACHE / slug / 'ab'[seed])
        bpy.ops.render.render()


if __name__ == '__main__':
    p = argparse.ArgumentParser()
    p.add_argument('slugs', nargs='+')
    p.add_argument('--scale', type=float, default=1.0)
    p.add_argument('--samples', type=int, default=32)
    opt = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for name in opt.slugs:
        start = time.time()
        grade = stage(name)
        own = grade.pop('samples', 0)
        samples = max(opt.samples, own if opt.scale == 1 else 0)
        shoot(name, opt.scale, samples)
        (CACHE / name / 'grade.json').write_text(json.dumps(grade))
        print(f'{name}: {samples} samples in {time.time() - start:.0f} s', flush=True)
