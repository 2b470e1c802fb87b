"""Contact check of product models: blender -b --python-exit-code 1 -P contact.py -- SLUG ... prints one JSON line per model;
--control instead of a slug tests the check itself.

Reports parts that touch nothing, groups of parts that reach neither floor, wall nor ceiling, and surfaces of two parts that
coincide. `find` checks any object tree; a model is checked in every option of its page.
"""
import collections
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import bpy

import cloth
import jobs
import product
from surfaces import Surface, coincide, distance, set_in, touch

GAP = .0005         # metres: parts nearer than this touch
SHARED = .00003     # metres: surfaces nearer than this lie in one another
# Their cushions take many minutes to simulate: they are checked as cut, before they are inflated or draped.
AS_CUT = ('solaro-teak-lounger', 'tamar-three-seater-sofa', 'vesper-four-poster-bed')
SHARED_AREA = 5e-5  # square metres of such surface that show as noise in a picture


simulate = cloth.simulate


def parts(root):
    """Returns one Surface per part under `root`, modifiers applied, in metres. Yarn loops belong to the part that carries
    them."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    counts, found = collections.Counter(), []
    for ob in root.children_recursive:
        cloud = ob.instance_type == 'FACES' or (ob.parent and ob.parent.instance_type == 'FACES')
        if ob.type != 'MESH' or cloud or not ob.data.polygons:
            continue
        for island in Surface.islands(ob, depsgraph):
            counts[ob.name.split('.')[0]] += 1
            island.name = f'{ob.name.split(".")[0]} {counts[ob.name.split(".")[0]]}'
            found.append(island)
    return found


def supported(part, on, low, high):
    """True when a part touches its support: floor, wall, or suspension point."""
    if on == 'air':
        return part.high[2] >= high[2] - GAP
    return part.low[2] <= low[2] + GAP or (on == 'wall' and part.high[1] >= high[1] - GAP)


def find(root, on='floor', gap=GAP):
    """Returns sorted sentences, one per fault; empty for a sound model."""
    every = parts(root)
    low, high = ([f(getattr(p, side)[i] for p in every) for i in range(3)] for f, side in ((min, 'low'), (max, 'high')))
    group, faults = list(range(len(every))), []

    def head(i):
        while group[i] != i:
            group[i] = group[group[i]]
            i = group[i]
        return i

    alone = set(range(len(every)))
    for i, a in enumerate(every):
        for j in range(i):
            b = every[j]
            if not a.near(b, gap):
                continue
            if (head(i) != head(j) or {i, j} & alone) and touch(a, b, gap):
                alone -= {i, j}
                group[head(i)] = head(j)
            area = coincide(a, b, SHARED)
            if area > SHARED_AREA:
                faults.append(f'{b.name} and {a.name} share {area * 1e4:.1f} cm² of surface')
    held = {head(i) for i, p in enumerate(every) if supported(p, on, low, high)}
    for i, p in enumerate(every):
        if i in alone and len(every) > 1 and head(i) not in held:
            around = [(distance(p, q), q.name) for q in every if q is not p and p.near(q, .03)]
            faults.append(f'{p.name} touches nothing' + ''.join(f': {name} is {1000 * away:.1f} mm away' for away, name in sorted(around)[:1]))
        elif head(i) == i and i not in held:
            names = [q.name for j, q in enumerate(every) if head(j) == i]
            faults.append(f'{", ".join(names[:3])}{f" and {len(names) - 3} more" if len(names) > 3 else ""} float')
    for p in every:
        if p.name.startswith('handle'):
            others = [q for q in every if q is not p and p.near(q, gap)]
            faults += [f'{p.name} ends in the air' for rim in p.ends if not set_in(p, rim, others)]
    return sorted(faults)


def check(slug):
    """Returns the faults of a product in every option of its page."""
    said = jobs.constants(product.HERE / 'products' / f'{slug}.py')
    shapes, found = set(), set()
    cloth.simulate = (lambda ob, *_, **__: ob) if slug in AS_CUT else simulate
    every = [{}] + [job['options'] for job in jobs.product_jobs(product.HERE / 'products' / f'{slug}.py')]
    for options in [row for i, row in enumerate(every) if row not in every[:i]]:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        root = product.model(slug).build(*product.size(slug), **options)
        # Most options are colours: equal shapes are checked once.
        shape = tuple((ob.name, len(ob.data.vertices), tuple(ob.dimensions)) for ob in root.children_recursive if ob.type == 'MESH')
        if shape not in shapes:
            shapes.add(shape)
            found |= set(find(root, said['VIEW'].get('on', 'floor')))
    return sorted(found)


def control():
    """Raises when the check misses known faults, or reports faults of a sound model."""
    import forms as f
    import materials as m

    def faults(*boxes):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        grey = m.paint('#808080')
        return find(f.group('control', [f.box(name, size, loc, grey, .001) for name, size, loc in boxes]))

    top, leg = ('top', (.4, .4, .02), (0, 0, .41)), ('leg', (.04, .04, .4), (0, 0, .2))
    expected = (
        ((top, leg), []),
        ((top, leg, ('knob', (.02, .02, .02), (0, 0, .4311))), ['knob 1 touches nothing: top 1 is 1.1 mm away']),
        ((top, leg, ('knob', (.02, .02, .02), (0, 0, .4304))), []),
        ((('top', (.4, .4, .02), (0, 0, .411)), ('rail', (.3, .02, .02), (0, 0, .391)), leg), []),
        ((('top', (.4, .4, .02), (0, 0, .43)), ('rail', (.3, .02, .02), (0, 0, .41)), ('leg', (.04, .04, .39), (0, 0, .195))), ['rail 1, top 1 float']),
        ((top, leg, ('inlay', (.1, .1, .01), (0, 0, .415))), ['inlay 1 and top 1 share 96.0 cm² of surface']),
    )
    for boxes, wanted in expected:
        found = faults(*boxes)
        if [re.sub('[0-9.]+ ', '', s) for s in found] != [re.sub('[0-9.]+ ', '', s) for s in wanted]:
            raise SystemExit(f'The contact check failed its control: it reports {found} instead of {wanted}.')


if __name__ == '__main__':
    for slug in sys.argv[sys.argv.index('--') + 1:]:
        if slug == '--control':
            control()
        else:
            print(json.dumps({'slug': slug, 'faults': check(slug)}, ensure_ascii=False), flush=True)
