"""Half-moon: one disc of veined marble sawn in half, each half standing on its cut at an end of a row of books."""
import math

import fabrics
import forms as f
import materials as m

ALT = 'Two half discs of veined white marble standing at both ends of a row of cloth-bound books'
VIEW = {'azimuth': -52, 'elevation': 14, 'lens': 70, 'centre': (.5, .46)}
DETAIL = ('Grey veins across the face and polished curve of one marble half disc, book spines beside it',
          {'part': 'half moon', 'azimuth': -66, 'elevation': 14, 'zoom': 1.45, 'centre': (.74, .46)})
# Cover, thickness, height and depth of each book, in metres.
BOOKS = (('#6d3522', .028, .152, .108), ('#b7a27c', .020, .143, .102), ('#333d35', .034, .160, .112), ('#8f8774', .016, .136, .100), ('#a3713f', .024, .149, .106),
         ('#7f4027', .018, .140, .104), ('#3d4852', .030, .156, .110), ('#c3b494', .022, .146, .104))


def book(x, colour, thick, high, deep):
    """Cloth boards with a rounded spine toward the front, a block of pages set in, two gilt lines on the spine."""
    cloth, leaves, gilt = fabrics.linen(colour, .0014, .6, .10, .1), m.paint('#d9cdb6', .9), m.metal('gilt', '#b08c52', .4)
    left, right, front, back = x + .0003, x + thick - .0003, -deep / 2, deep / 2
    parts = [f.box('board', (.0026, deep, high), (left + .0013, 0, high / 2), cloth, .0009), f.box('board', (.0026, deep, high), (right - .0013, 0, high / 2), cloth, .0009),
             f.box('pages', (thick - .006, deep - .006, high - .007), (x + thick / 2, .001, high / 2), leaves, .0004)]
    arc = [(x + thick / 2 - (thick / 2 - .0004) * math.cos(math.pi * k / 24), front + .0016 - .0046 * math.sin(math.pi * k / 24) ** .7) for k in range(25)]
    parts.append(f.loft('spine', [[(u, v, z) for u, v in arc] for z in (.0006, high - .0006)], cloth, closed=False, thickness=.0016, smooth=60))
    for z in (.16 * high, .82 * high):
        parts.append(f.loft('line', [[(u, v - .0010, z + dz) for u, v in arc] for dz in (0, .0016)], gilt, closed=False, smooth=60))
    return parts


def build(W, D, H):
    stone, parts = m.marble(), []
    total = sum(b[1] for b in BOOKS)
    x = -total / 2
    for colour, thick, high, deep in BOOKS:
        parts += book(x, colour, thick, high, deep)
        x += thick
    half = [(H * math.cos(a), H * math.sin(a)) for a in [math.pi * k / 80 for k in range(81)]]
    for s in (-1, 1):
        ob = f.slab('half moon', half, -D / 2, D / 2, stone, .0022)
        f.auto_smooth(ob, 30)
        # The slab lies flat: stand it on its cut, its face toward the books.
        ob.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        ob.location = (s * (total / 2 + D / 2), 0, 0)
        parts.append(ob)
    return f.group('half moon bookends', parts)
