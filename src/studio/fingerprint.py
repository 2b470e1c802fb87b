"""What a picture depends on, as one hash per product: python3 fingerprint.py SLUG...

Its own file, the kit functions it and the stage reach (not whole kit files, so a new material renders nothing anew), the
denoiser, and the dimensions and options of its Markdown.
"""
import ast
import functools
import hashlib
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent


@functools.cache
def definitions(path):
    """{name: (source, syntax tree)} of a kit file's top level, and what its imports call things."""
    text = path.read_text()
    lines = text.splitlines()
    tree, found, alias = ast.parse(text), {}, {}
    for node in tree.body:
        if isinstance(node, ast.Import):
            alias.update({a.asname or a.name: (a.name, None) for a in node.names})
        elif isinstance(node, ast.ImportFrom):
            alias.update({a.asname or a.name: (node.module, a.name) for a in node.names})
        names = [node.name] if hasattr(node, 'name') else [t.id for t in getattr(node, 'targets', []) if isinstance(t, ast.Name)]
        for name in names:
            found[name] = ('\n'.join(lines[node.lineno - 1:node.end_lineno]), node)
    return found, alias


def reach(path, names, seen):
    """Collect the sources behind `names` of a file, following the kit's own imports."""
    found, alias = definitions(path)
    for name in names:
        if (path.name, name) in seen or name not in found:
            continue
        source, node = found[name]
        seen[path.name, name] = source
        inner = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        reach(path, inner & found.keys(), seen)
        for n in ast.walk(node):
            module, item = alias.get(n.value.id, (None, None)) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) else (None, None)
            if module and item is None:
                follow(module, n.attr, seen)
        for name_ in inner & alias.keys():
            follow(*alias[name_], seen)


def follow(module, item, seen):
    path = HERE / f'{module}.py'
    if item and path.exists():
        reach(path, [item], seen)


def fingerprint(slug):
    path, seen = HERE / 'products' / f'{slug}.py', {}
    found, _ = definitions(path)
    reach(path, found.keys() - {'ALT'}, seen)
    reach(HERE / 'shoot.py', ['stage'], seen)
    page = (HERE.parents[1] / f'content/products/{slug}.md').read_text()
    facts = re.findall(r'^dimensions:.*$', page, re.M) + re.findall(r'^options:\n(?: .*\n)*', page, re.M)
    text = [(HERE / 'denoise.py').read_text(), repr(sorted(seen.items())), repr(facts)]
    return hashlib.sha256('\n'.join(text).encode()).hexdigest()[:16]


if __name__ == '__main__':
    print(json.dumps({slug: fingerprint(slug) for slug in sys.argv[1:]}))
