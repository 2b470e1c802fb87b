"""Paintings and drawings for the walls of rooms, made as pixels: each returns a Blender image."""
import bpy
import numpy as np


def soft(rng, height, width, rows, columns):
    """Smooth noise of 0 to 1 with about `rows` × `columns` blots."""
    grid = rng.random((rows + 2, columns + 2))
    y, x = np.linspace(0, rows, height), np.linspace(0, columns, width)
    j, i = y.astype(int), x.astype(int)
    v, u = (3 * t ** 2 - 2 * t ** 3 for t in ((y - j)[:, None], (x - i)[None]))
    near = grid[j][:, i] * (1 - u) + grid[j][:, i + 1] * u
    far = grid[j + 1][:, i] * (1 - u) + grid[j + 1][:, i + 1] * u
    return near * (1 - v) + far * v


def tint(hex_colour):
    return np.array([int(hex_colour[k:k + 2], 16) / 255 for k in (1, 3, 5)])


def lay(sheet, cover, colour):
    """Paint over the sheet where cover (0 to 1) says."""
    sheet += cover[..., None] * (colour - sheet)


def brushed(rng, height, width, along='x'):
    """The streaks that a bristle brush leaves: ±1, long in one direction."""
    rows, columns = (height // 3, 14) if along == 'x' else (14, width // 3)
    fine = soft(rng, height, width, rows, columns) - .5
    return fine + .8 * (soft(rng, height, width, 9, 9) - .5)


def bottles(seed=1, height=900, width=760):
    """A still life in oil: bottles, a bowl and a box close together on a table, edges unsure, light from the left."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[1:0:height * 1j, 0:1:width * 1j]
    wander = .012 * (soft(rng, height, width, 14, 12) - .5)
    sheet = np.broadcast_to(tint('#b9ad97'), (height, width, 3)).copy()
    lay(sheet, (soft(rng, height, width, 5, 4) * .5), tint('#a1967f'))
    lay(sheet, np.clip((.335 - y + wander) / .004, 0, 1), tint('#94775a'))
    lay(sheet, np.clip((.335 - y) / .3, 0, 1) * soft(rng, height, width, 4, 6) * .6, tint('#7c6248'))
    # Middle, foot, colour, and the outline as (share of height, half width).
    vessels = ((.36, .285, .50, '#d9d1c0', ((0, .070), (.50, .074), (.66, .050), (.74, .024), (.97, .022), (1, .030))),
               (.60, .290, .36, '#8a4b38', ((0, .060), (.40, .092), (.62, .080), (.80, .036), (.94, .034), (1, .046))),
               (.735, .270, .24, '#5d6a66', ((0, .062), (1, .064))),
               (.245, .250, .26, '#b88a45', ((0, .045), (.55, .066), (.80, .040), (1, .042))),
               (.50, .215, .17, '#cfc6b4', ((0, .046), (.25, .050), (.70, .100), (1, .112))))
    for middle, foot, tall, colour, outline in vessels:
        share = (y - foot) / tall
        half = np.interp(share, *zip(*outline)) * (1 + .05 * (soft(rng, height, width, 9, 7) - .5))
        across = (x - middle + wander) / half
        fallen = np.clip(1 - np.hypot((x - middle - .10) / .15, (y - foot + .004) / .028), 0, 1) ** .5
        lay(sheet, .55 * fallen, tint('#4b3a2a'))
        inside = np.clip((1 - np.abs(across)) * half / .004, 0, 1) * np.clip(share * tall / .004 + .5, 0, 1) * np.clip((1 - share) * tall / .004, 0, 1)
        lay(sheet, inside, tint(colour))
        dark = np.clip((across - .05 + .5 * (soft(rng, height, width, 12, 10) - .5)) / .55, 0, 1)
        lay(sheet, inside * dark * .52, tint('#2f2a26'))
        light = np.clip(1 - np.abs(across + .52) / .26, 0, 1)
        lay(sheet, inside * light * .35, tint('#efe8d8'))
    sheet += .035 * brushed(rng, height, width)[..., None] + .030 * brushed(rng, height, width, 'y')[..., None]
    return picture('bottles', sheet)


def fields(seed=1, height=1000, width=820):
    """Two soft-edged fields of colour, one over the other, thin paint over a warm ground."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[1:0:height * 1j, 0:1:width * 1j]
    sheet = np.broadcast_to(tint('#8c563e'), (height, width, 3)).copy()
    lay(sheet, soft(rng, height, width, 7, 6) * .5, tint('#75452f'))
    for y0, y1, colour, second in ((.49, .935, '#d3b277', '#c99a58'), (.075, .435, '#4c4a3c', '#3a3a33')):
        edge = .035 * (soft(rng, height, width, 20, 18) - .5) + .02 * (soft(rng, height, width, 70, 60) - .5)
        far = np.minimum(np.minimum(x - .085, .915 - x), np.minimum(y - y0, y1 - y) * 1.2) + edge
        cover = np.clip(far / .030, 0, 1)
        lay(sheet, cover * (.80 + .2 * soft(rng, height, width, 30, 6)), tint(colour))
        lay(sheet, cover * soft(rng, height, width, 6, 5) * .7, tint(second))
    sheet += .030 * brushed(rng, height, width)[..., None] + .018 * brushed(rng, height, width, 'y')[..., None]
    return picture('fields', sheet)


def sprig(seed=1, height=1000, width=760):
    """A branch in brush and ink on laid paper: each leaf one stroke, darker where the brush was lifted."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[1:0:height * 1j, 0:1:width * 1j]
    aspect = height / width
    sheet = np.broadcast_to(tint('#d8cfbc'), (height, width, 3)).copy()
    lay(sheet, soft(rng, height, width, 5, 4) * .35, tint('#c9bda6'))
    stem = [(.42 + .16 * t + .05 * np.sin(3.1 * t), .12 + .72 * t) for t in np.linspace(0, 1, 90)]
    cover = np.zeros((height, width))
    for k, (px, py) in enumerate(stem):
        cover = np.maximum(cover, np.clip((.0052 * (1.2 - k / 90) - np.hypot(x - px, (y - py) * aspect)) / .002, 0, 1))
    for k in range(15):
        t, side = .16 + .84 * k / 14, 1 if k % 2 else -1
        px, py = stem[min(89, int(t * 89))]
        turn, long = side * rng.uniform(.65, 1.0) * (1.1 - .7 * t), rng.uniform(.15, .21) * (1.1 - .45 * t)
        u = ((x - px) * np.sin(turn) + (y - py) * aspect * np.cos(turn)) / long
        v = ((x - px) * np.cos(turn) - (y - py) * aspect * np.sin(turn)) / long + .12 * side * u * (u - 1)
        wide = .20 * np.clip(u, 0, 1) ** .55 * np.clip(1 - u, 0, 1) ** .8 * 1.5
        leaf = np.clip((wide - np.abs(v)) / .018, 0, 1) * (u > 0) * (u < 1)
        ink = .45 + .5 * np.clip(u, 0, 1) * rng.uniform(.6, 1) + .25 * (soft(rng, height, width, 40, 30) - .5)
        cover = np.maximum(cover, leaf * np.clip(ink, 0, 1))
    lay(sheet, cover * .92, tint('#23292a'))
    sheet += .012 * brushed(rng, height, width)[..., None]
    return picture('sprig', sheet)


def picture(name, sheet):
    """A Blender image of an array (height, width, 3), sRGB from 0 to 1, top row first."""
    height, width = sheet.shape[:2]
    image = bpy.data.images.new(name, width, height)
    pixels = np.ones((height, width, 4), 'f4')
    pixels[..., :3] = np.clip(sheet, 0, 1)[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
