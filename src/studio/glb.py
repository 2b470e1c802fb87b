"""Export products as GLB for a 3D or AR viewer: blender -b -P glb.py -- SLUG...

Procedural nodes do not survive glTF, so each material becomes a flat one in its average colour; props, yarn loops and
subdivision are dropped, dense meshes decimated. Files go to .cache/studio/glb.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import bpy

import product

OUT = product.HERE.parents[1] / '.cache/studio/glb'


def average_colour(socket):
    """Mean of the first colour ramp found upstream of a socket, else the first plain colour."""
    queue, plain = [socket], None
    while queue:
        s = queue.pop(0)
        if not s.is_linked:
            plain = plain or s.default_value[:]
            continue
        node = s.links[0].from_node
        if node.type == 'VALTORGB':
            stops = [e.color[:] for e in node.color_ramp.elements]
            return [sum(c) / len(stops) for c in zip(*stops)]
        queue[:0] = [i for i in node.inputs if i.type == 'RGBA']
    return plain or socket.default_value[:]


def flatten(mat):
    bsdf = mat.node_tree.nodes.get('Principled BSDF')
    if bsdf is None:
        return
    colour, rough = average_colour(bsdf.inputs['Base Color']), bsdf.inputs['Roughness']
    mat.node_tree.links.clear()
    bsdf.inputs['Base Color'].default_value = colour
    rough.default_value = rough.default_value or .5
    mat.node_tree.links.new(bsdf.outputs[0], mat.node_tree.nodes['Material Output'].inputs[0])


def lighten(root):
    """Drop what a viewer cannot show and thin out what it need not."""
    for ob in [o for o in root.children_recursive if o.instance_type == 'FACES' or o.name.startswith('prop')]:
        for child in [*ob.children_recursive, ob]:
            bpy.data.objects.remove(child)
    for ob in root.children_recursive:
        for mod in ob.modifiers:
            if mod.type == 'SUBSURF':
                mod.levels = mod.render_levels = 0
        if ob.type == 'MESH' and len(ob.data.vertices) > 1500:
            ob.modifiers.new('lighter', 'DECIMATE').ratio = .45


def export(slug):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    lighten(product.build(slug))
    for mat in bpy.data.materials:
        flatten(mat)
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f'{slug}.glb'
    bpy.ops.export_scene.gltf(filepath=str(path), export_format='GLB', export_apply=True, export_yup=True, export_attributes=False)
    print(f'{path.name}: {path.stat().st_size / 1e6:.2f} MB', flush=True)


if __name__ == '__main__':
    for name in sys.argv[sys.argv.index('--') + 1:]:
        export(name)
