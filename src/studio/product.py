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


def model(slug):
    """The Python module products/<slug>.py: build(width, depth, height) and VIEW."""
    spec = importlib.util.spec_from_file_location(slug.replace('-', '_'), HERE / 'products' / f'{slug}.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(slug, **options):
    """The product as one object tree, standing on z=0 and facing -Y."""
    return model(slug).build(*size(slug), **options)
