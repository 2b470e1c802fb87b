"""Lists all images to render, read from the scene files without Blender: python3 jobs.py prints them as JSON.

A job is {name, alt, size, shows, print}: its original is content/media/NAME.webp, `shows` lists the products whose pages it
belongs to, `print` is its fingerprint. Names are products/SLUG, products/SLUG-2 (the second view),
products/SLUG-VALUE (a colour or fabric), rooms/CITY, rooms/CITY-portrait, scenes/NAME, scenes/NAME-SHOT.
"""
import ast
import json
import pathlib
import re
import unicodedata

import fingerprint

HERE = pathlib.Path(__file__).parent
HERO, FURTHER = (1200, 1500), (960, 1200)


def constants(path):
    """Return the literals at a scene file's top level: ALT, VIEW, DETAIL, VARIANTS, SHOTS."""
    out = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', None) in ('ALT', 'VIEW', 'DETAIL', 'VARIANTS', 'SHOTS'):
            out[node.targets[0].id] = ast.literal_eval(node.value)
    return out


def slugged(name):
    """'Moss bouclé' to 'moss-boucle'."""
    plain = unicodedata.normalize('NFKD', name).encode('ascii', 'ignore').decode().lower()
    return re.sub(r'[^a-z0-9]+', '-', plain).strip('-')


def product_jobs(path):
    slug, said = path.stem, constants(path)
    yield dict(name=f'products/{slug}', alt=said['ALT'], view=said['VIEW'], size=HERO, options={})
    if 'DETAIL' in said:
        alt, view = said['DETAIL']
        yield dict(name=f'products/{slug}-2', alt=alt, view={**said['VIEW'], **view}, size=FURTHER, options={})
    for value, (alt, options) in said.get('VARIANTS', {}).items():
        yield dict(name=f'products/{slug}-{slugged(value)}', alt=alt, view=said['VIEW'], size=FURTHER, options=options, value=value)


def scene_jobs(path):
    for shot, said in constants(path)['SHOTS'].items():
        name = f'{path.parent.name}/{path.stem}' + (f'-{shot}' if shot else '')
        yield dict(name=name, alt=said.pop('alt'), shows=said.pop('shows', []), size=said.pop('size', FURTHER), shot=said)


def rank(job):
    """Queue order: first images of products, then full-screen images, then still lifes, second views and variants."""
    folder, name = job['name'].split('/')
    if folder == 'products':
        return 4 if 'value' in job else 3 if name.endswith('-2') else 0
    return 1 if folder == 'rooms' or name.startswith('hero-') else 2


def jobs():
    """Return all jobs in queue order."""
    found = []
    for path in sorted((HERE / 'products').glob('*.py')):
        for job in product_jobs(path):
            found.append(dict(job, file=path, shows=[path.stem]))
    for folder in ('rooms', 'scenes'):
        for path in sorted((HERE / folder).glob('*.py')):
            found += [dict(job, file=path) for job in scene_jobs(path)]
    return sorted(found, key=rank)


if __name__ == '__main__':
    rows = jobs()
    for job in rows:
        job['print'] = fingerprint.fingerprint(job)
        job['file'] = str(job['file'].relative_to(HERE))
    print(json.dumps(rows))
