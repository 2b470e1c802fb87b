"""A product as the studio knows it: its size from the shop's own Markdown and its model in products/<slug>.py."""
import importlib.util
import pathlib
import re

HERE = pathlib.Path(__file__).parent
CONTENT = HERE.parents[1] / 'content/products'


def size(slug):
    """(width, depth, height) in metres, as the product page states them."""
    text = (CONTENT / f'{slug}.md').read_text()
    found = re.search(r'^dimensions: \{ width: ([\d.]+), depth: ([\d.]+), height: ([\d.]+) \}', text, re.M)
    return tuple(float(v) / 100 for v in found.groups())


def category(slug):
    """The category that the product page states."""
    return re.search(r'^category: (\S+)', (CONTENT / f'{slug}.md').read_text(), re.M).group(1)


def module(path):
    """A scene file as a Python module."""
    spec = importlib.util.spec_from_file_location(path.stem.replace('-', '_'), path)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def model(slug):
    """products/<slug>.py: build(width, depth, height, **options) and VIEW."""
    return module(HERE / 'products' / f'{slug}.py')


def parts_of(module, option):
    """The meshes that an option of a made-to-order piece covers, by its file's PARTS; the longest beginning of a name counts."""
    import bpy

    starts = sorted(((start, key) for key, names in module.PARTS.items() for start in names), key=lambda pair: -len(pair[0]))
    owner = lambda ob: next((key for start, key in starts if ob.name.startswith(start)), None)
    return [ob for ob in bpy.data.objects if ob.type == 'MESH' and ob.parent and owner(ob) == option]


def build(slug, at=(0, 0, 0), turn=0, lit=True, **options):
    """The product as one object tree: standing on `at` in metres, turned by degrees (0 faces -Y), its own lamps lit.

    Lamps and dressing that the model adds around its origin move with it."""
    import math

    import bpy
    from mathutils import Matrix

    found = model(slug)
    before = set(bpy.context.scene.objects)
    root = found.build(*size(slug), **options)
    if lit and hasattr(found, 'dress'):
        found.dress(root)
    bpy.context.view_layer.update()
    place = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for ob in set(bpy.context.scene.objects) - before:
        if ob.parent is None:
            ob.matrix_world = place @ ob.matrix_world
    return root
