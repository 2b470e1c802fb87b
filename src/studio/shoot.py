"""Renders jobs: blender -b --python-exit-code 1 -P shoot.py -- FILE.json [--scale .3] [--samples 16]

FILE.json holds the jobs as jobs.py prints them. Writes beauty, albedo and normal of each under .cache/studio/ as EXR, in its folder or name,
for develop.py, and spots.json: the positions of its products in the image.
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
NOISE = .08
GRADE = ('samples', 'exposure', 'contrast', 'saturation', 'vignette', 'warmth')


def stage(slug, view, options, size):
    """Product, paper, light and camera; returns what is left for the darkroom. `on` is 'floor', 'wall' or 'air'; `part` frames
    only the objects whose names start with it."""
    module, view = product.model(slug), dict(view)
    root = module.build(*product.size(slug), **options)
    lo, hi = camera.bounds([root])
    print(f'{slug}: ' + ' x '.join(f'{100 * v:.1f}' for v in hi - lo) + ' cm', flush=True)
    across = view.pop('size', .80 * (hi - lo).length)
    ground, sunny = light.GROUNDS[product.category(slug)]
    on, tone, lit = view.pop('on', 'floor'), view.pop('tone', ground), light.daylight if view.pop('sunny', sunny) else light.studio
    if on == 'wall':
        light.backdrop(tone, hi.y, 0, view.pop('floor', lo.z - 3))
    else:
        light.backdrop(tone, hi.y + .9 * across + .3, min(1.3, .3 + .8 * across), lo.z - (2 * across if on == 'air' else 0))
    lit(across, (lo + hi) / 2, paper=tone, **{k: view.pop(k) for k in LIGHT if k in view})
    grade = {k: view.pop(k) for k in GRADE if k in view}
    if hasattr(module, 'dress'):
        module.dress(root)
    part = view.pop('part', None)
    subject = [ob for ob in root.children_recursive if ob.name.startswith(part)] if part else [root]
    camera.frame(subject, size=size, **view)
    return grade


def scene(path, shot, size):
    """Build a room or still life: its file builds everything including light, and returns the positions of products."""
    shot = dict(shot)
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = size
    roots = product.module(path).build()
    grade = {k: shot.pop(k) for k in GRADE if k in shot}
    lift, anchors = shot.pop('lift', {}), shot.pop('anchors', {})
    camera.stand(**shot)
    return grade, camera.hotspots(roots, lift, anchors)


def expose(folder, scale, samples, bounces):
    """Render once, with albedo and normals for the denoiser."""
    sc = bpy.context.scene
    sc.render.engine, sc.cycles.device = 'CYCLES', 'CPU'
    sc.render.resolution_percentage = round(100 * scale)
    c = sc.cycles
    c.samples, c.use_denoising = samples, False
    # Adaptive sampling: plain areas converge long before textures do.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples > 8, NOISE, 6
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, bounces, 3, 8, 8
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
    save.base_path = str(folder)
    bpy.ops.render.render()


def paint(parts, accent):
    """Replace all materials by light of their own for masks: red for those of `parts`, green for the accent, black for the rest."""
    bpy.context.scene.world = None
    for light_ in [ob for ob in bpy.data.objects if ob.type == 'LIGHT']:
        bpy.data.objects.remove(light_)
    red, green = ({m for ob in found for m in ob.data.materials} for found in (parts, accent))
    for mat in bpy.data.materials:
        if not mat.node_tree:
            continue
        nodes, links = mat.node_tree.nodes, mat.node_tree.links
        nodes.clear()
        glow, out = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
        glow.inputs['Color'].default_value = (float(mat in red), float(mat in green and mat not in red), 0, 1)
        links.new(glow.outputs[0], out.inputs['Surface'])


def greys(job, scale, samples):
    """Render a cloth in two greys, and a mask of where it is; dye.py makes colours from them. Those that exist are kept."""
    base = CACHE / f'cloths/{job["base"]}{"" if scale == 1 else "-preview"}'
    (base / 'dark').mkdir(parents=True, exist_ok=True)
    for shade, options in job['greys'].items():
        if not (base / shade / 'done').exists():
            bpy.ops.wm.read_factory_settings(use_empty=True)
            stage(job['shows'][0], job['view'], options, job['size'])
            # The dark one gives little light to any colour, so its noise shows half as much.
            expose(base / shade, scale, samples if shade == 'bright' else max(6, samples // 2), 3)
            (base / shade / 'done').touch()
    if not (base / 'mask/done').exists():
        bpy.ops.wm.read_factory_settings(use_empty=True)
        stage(job['shows'][0], job['view'], job['options'], job['size'])
        module = product.model(job['shows'][0])
        paint(*(product.parts_of(module, option) for option in (job['dye']['option'], 'accent')))
        expose(base / 'mask', scale, 8, 0)
        (base / 'mask/done').touch()


def shoot(job, scale, samples):
    start, folder, spots = time.time(), CACHE / job.get('folder', job['name']), {}
    folder.mkdir(parents=True, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if 'shot' in job:
        grade, spots = scene(product.HERE / job['file'], job['shot'], job['size'])
    elif 'greys' in job:
        return greys(job, scale, samples)
    else:
        grade = stage(job['shows'][0], job['view'], job['options'], job['size'])
    own = grade.pop('samples', 0)
    expose(folder, scale, max(samples, own // 2 if scale == 1 else 0), 4 if 'shot' in job else 3)
    (folder / 'grade.json').write_text(json.dumps(grade))
    (folder / 'spots.json').write_text(json.dumps(spots))
    print(f'{job["name"]}: {time.time() - start:.0f} s', flush=True)


if __name__ == '__main__':
    p = argparse.ArgumentParser()
    p.add_argument('jobs', type=pathlib.Path)
    p.add_argument('--scale', type=float, default=1.0)
    p.add_argument('--samples', type=int, default=16)
    opt = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for row in json.loads(opt.jobs.read_text()):
        shoot(row, opt.scale, opt.samples)
