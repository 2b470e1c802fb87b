"""Lists all images to render, read from the scene files without Blender: python3 jobs.py prints them as JSON.

A job is {name, alt, size, shows, print}: its original is content/media/NAME.webp, `shows` lists the products whose pages it
belongs to, `print` is its fingerprint. Names are products/SLUG, products/SLUG-2 (the second view),
products/SLUG-VALUE (a colour, or a choice of a made-to-order piece), rooms/CITY, rooms/CITY-portrait, scenes/NAME, scenes/NAME-SHOT.
"""
import ast
import json
import pathlib
import re
import unicodedata

import fingerprint

HERE = pathlib.Path(__file__).parent
HERO, FURTHER = (1200, 1500), (960, 1200)
NAMES = ('ALT', 'VIEW', 'DETAIL', 'VARIANTS', 'SHOTS', 'SHOWN', 'PICTURED', 'ACCENT', 'CLASHING')
# Two greys of a cloth (.40 and .05 of the light) from which dye.py makes its colours.
BRIGHT, DARK = '#aaaaaa', '#3f3f3f'


def constants(path):
    """Return the literals of NAMES at a scene file's top level."""
    out = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', None) in NAMES:
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
    yield from choice_jobs(slug, said)


def choices(slug):
    """The choices of a product's page that have a cloth or wood: (id, name, texture)."""
    text = (fingerprint.CONTENT / f'{slug}.md').read_text()
    return re.findall(r'^ +- \{ id: ([a-z0-9-]+), name: ([^,}]+).*?texture: (textures/[a-z0-9-]+)\.webp', text, re.M)


def choice_jobs(slug, said):
    """One picture for each cloth and wood of a made-to-order piece, except those that its first picture has (SHOWN).

    A wood is rendered; a colour of a cloth is made by dye.py from two greys of that cloth, `greys`. Choices in CLASHING have the
    other of the two colours of ACCENT beside them."""
    for option, alts in said.get('PICTURED', {}).items():
        of_kind = {kind: alt for kinds, alt in alts.items() for kind in kinds.split()}
        for choice, name, texture in choices(slug):
            kind = texture.split('/')[1].split('-')[0]
            if kind not in of_kind or choice in said['SHOWN']:
                continue
            first, other = said.get('ACCENT', (('', ''), ('', '')))
            accent = other if choice in said.get('CLASHING', ()) else first
            job = dict(name=f'products/{slug}-{choice}', view=said['VIEW'], size=FURTHER, choice=choice, value=name,
                       alt=of_kind[kind].format(name[0].lower() + name[1:], accent=accent[0]))
            if kind == 'wood':
                yield dict(job, options={option: choice})
                continue
            greys = {shade: {option: kind, 'colour': hex_} for shade, hex_ in (('bright', BRIGHT), ('dark', DARK))}
            yield dict(job, options=greys['bright'], greys=greys, base=f'{slug}-{kind}',
                       dye=dict(texture=texture, option=option, kind=kind, accent=[first[1], accent[1]] if accent is not first else None))


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
        if 'greys' in job:
            job['base'] += '-' + fingerprint.fingerprint(job)
            job['dye']['digest'] = fingerprint.digest(job['dye'])
        job['print'] = fingerprint.fingerprint(job)
        job['file'] = str(job['file'].relative_to(HERE))
    print(json.dumps(rows))
