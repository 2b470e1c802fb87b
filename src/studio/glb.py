"""A product as GLB for viewers: blender -b --python-exit-code 1 -P glb.py -- SLUG FILE

In metres, +Y up, facing +Z, its middle on the origin of the floor. What glTF cannot carry is replaced: procedural materials by
flat ones, yarn loops by a slightly lumpy surface. glb.mjs thins and packs what comes out here.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import bmesh
import bpy
from mathutils import Vector

import camera
import flat
import product

# What is in the box, by the first letters of its parts' names, where the picture shows more; 'prop…' is left out everywhere.
SOLD = {
    'belem-terracotta-planter': ('pot', 'saucer', 'soil'),
    'half-moon-bookends': ('half moon',),
    'kiri-stoneware-vases': ('moon jar', 'bottle', 'bowl vase'),
    'marl-square-cushion': ('rust',),                                   # the picture shows two colours
    'masala-spice-box': ('box', 'bowl', 'spice', 'spoon', 'lid'),       # without loose grains, too fine for a viewer
    'rib-glass-tumblers': ('tumbler',),
    'tamar-three-seater-sofa': ('plinth', 'leg', 'deck', 'arm', 'back', 'seat'),
    'tapered-brass-candlesticks': ('candlestick',),
    # Bedding makes it a bed; the blanket alone hangs out over its sides.
    'vesper-four-poster-bed': ('post', 'bolt', 'side rail', 'canopy', 'end rail', 'board', 'mattress', 'duvet', 'pillow'),
}


def build(slug):
    """Build the product as sold, centred on the origin of the floor; subdivided at most once, because glb.mjs simplifies it
    later."""
    module = product.model(slug)
    if slug == 'rann-flatwoven-rug':
        module.fold = lambda x, y, W, D: (x, y, .003)       # a rug in a room lies flat
    root = module.build(*product.size(slug))
    for ob in root.children_recursive:
        if ob.name.startswith('prop') or not ob.name.startswith(SOLD.get(slug, '')):
            bpy.data.objects.remove(ob)
    for cloud in [o for o in root.children_recursive if o.instance_type == 'FACES']:
        curl = cloud.children[0]
        lump(bpy.data.objects[cloud.name.split(' boucle')[0]], curl.dimensions.x / 2)
        for ob in (curl, cloud):
            bpy.data.objects.remove(ob)
    for ob in [o for o in root.children_recursive if o.type == 'MESH']:
        outward(ob.data)
        for mod in ob.modifiers:
            if mod.type == 'SUBSURF' and 'lumps' not in ob.modifiers:
                mod.levels = mod.render_levels = min(mod.levels, 1)
    lo, hi = camera.bounds([root])
    root.location -= Vector(((lo.x + hi.x) / 2, (lo.y + hi.y) / 2, lo.z))
    print(f'{slug}: ' + ' x '.join(f'{100 * v:.1f}' for v in hi - lo) + ' cm', flush=True)
    return root


def outward(mesh):
    """Turn all faces outward: Cycles ignores orientation, viewers and their shadows do not."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def lump(ob, reach):
    """Inflate parts without their yarn loops to the loops' tips, unevenly."""
    if 'lumps' in ob.modifiers:
        return
    texture = bpy.data.textures.new('lumps', 'CLOUDS')
    texture.noise_scale, texture.noise_depth = 4 * reach, 0
    mod = ob.modifiers.new('lumps', 'DISPLACE')
    mod.texture, mod.strength, mod.mid_level = texture, .8 * reach, -.6


def name_by_option(slug):
    """Name the flat materials of what an option covers after the option: glb.mjs gives them variants."""
    module = product.model(slug)
    for option in getattr(module, 'PARTS', ()):
        for mat in {mat for ob in product.parts_of(module, option) for mat in ob.data.materials}:
            mat.name = option


def export(slug, path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    flat.flatten(build(slug))
    name_by_option(slug)
    kinds = dict.fromkeys(('animations', 'attributes', 'colors', 'morph', 'skins'), False)
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_image_format='JPEG',
                              **{f'export_{k}': v for k, v in kinds.items()})


if __name__ == '__main__':
    export(*sys.argv[sys.argv.index('--') + 1:])
