"""Fingerprints of images, one hash per job: the build functions that it reaches in its own file and the kit (not whole
files, so that new materials invalidate nothing), its view and options, and the dimensions on its products' pages."""
import ast
import functools
import hashlib
import pathlib
import re

HERE = pathlib.Path(__file__).parent
CONTENT = HERE.parents[1] / 'content/products'


@functools.cache
def definitions(path):
    """Return {name: (source, syntax tree)} of a file's top level, and its imports by local name."""
    text = path.read_text()
    lines = text.splitlines()
    found, alias = {}, {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import):
            alias.update({a.asname or a.name: (a.name, None) for a in node.names})
        elif isinstance(node, ast.ImportFrom):
            alias.update({a.asname or a.name: (node.module, a.name) for a in node.names})
        names = [node.name] if hasattr(node, 'name') else [t.id for t in getattr(node, 'targets', []) if isinstance(t, ast.Name)]
        for name in names:
            found[name] = ('\n'.join(lines[node.lineno - 1:node.end_lineno]), node)
    return found, alias


def reach(path, names, seen):
    """Collect the sources of `names` in a file, following imports of the kit and products built by slug."""
    found, alias = definitions(path)
    for name in names:
        if (path.name, name) in seen or name not in found:
            continue
        source, tree = found[name]
        seen[path.name, name] = source
        inner = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
        reach(path, inner & found.keys(), seen)
        for n in ast.walk(tree):
            if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id in alias:
                module, item = alias[n.value.id]
                follow(module, n.attr if item is None else item, seen)
            elif isinstance(n, ast.Constant) and isinstance(n.value, str):
                product(n.value, seen)
        for name_ in inner & alias.keys():
            follow(*alias[name_], seen)


def follow(module, item, seen):
    path = HERE / f'{module}.py'
    if not item or not path.exists():
        return
    found, alias = definitions(path)
    if item not in found and item not in alias:
        raise SystemExit(f'{module}.py has no {item}, which a scene uses. Was it moved or renamed?')
    reach(path, [item], seen)


def product(slug, seen):
    """Add a product in a scene: its model and its size."""
    path = HERE / 'products' / f'{slug}.py'
    if re.fullmatch('[a-z0-9-]+', slug) and path.exists() and (slug, 'size') not in seen:
        seen[slug, 'size'] = re.findall(r'^dimensions:.*$', (CONTENT / f'{slug}.md').read_text(), re.M)
        reach(path, ['build', 'dress'], seen)


def digest(dye):
    """Return a hash of what a colour is made from besides its renders: the sample of its cloth, and dye.py."""
    parts = [(CONTENT.parent / f'media/{dye["texture"]}.webp').read_bytes(), (HERE / 'dye.py').read_bytes()]
    return hashlib.sha256(b''.join(parts)).hexdigest()[:16]


def fingerprint(job):
    """Return sixteen hex digits; alt texts and the list of pages are not included."""
    path, seen = job['file'], {}
    if path.parent.name == 'products':
        product(path.stem, seen)
        reach(HERE / 'shoot.py', ['stage'], seen)
    else:
        reach(path, definitions(path)[0].keys() - {'SHOTS'}, seen)
    own = [job.get(key) for key in ('view', 'options', 'shot', 'size')]
    own += [job['greys'], job['dye']] if 'digest' in job.get('dye', {}) else []
    return hashlib.sha256(repr((sorted(seen.items()), own)).encode()).hexdigest()[:16]
