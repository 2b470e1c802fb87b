"""Stay a while: late sun on a linen sofa, walnut in front of it, seen from the dark of the next room."""
import corner
import dressing
import editorial
import fabrics
import forms as f
import greenery
import house
import light
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Linen sofa, walnut table and bouclé chair in low sun, on terracotta tiles, seen past a door frame in shade',
    'size': (2400, 1350), 'shows': [],
    'loc': (-1.35, -5.35, 1.22), 'target': (.22, -.6, 1.22), 'lens': 30, 'shift': (0, -.050), 'focus': (.66, -1.0, .5), 'fstop': 4, 'saturation': .86, 'exposure': .58, 'warmth': -.02,
}}


def shell():
    editorial.clay_floor(-4.3, 4.1, -6.4, 2.0)
    lime = corner.lime('#8d8477')
    house.wall('back wall', 8.4, 3.6, lime, [(-2.72, -1.62, 0, 2.42, 'arch')], .34, (-.1, 0, 0))
    house.wall('passage', 8.4, 3.6, corner.lime('#857c6f'), (), .2, (-.1, 1.9, 0))
    house.wall('right wall', 6.4, 3.6, lime, (), .3, (3.25, -3.2, 0), -90)
    base = m.paint('#7d7467', .7)
    editorial.skirting(-1.72, 3.25, 0, base)
    editorial.skirting(-4.3, -2.82, 0, base)
    light.area((-3.4, 1.2, 2.2), (-1.6, 1.9, 1.0), (.8, .8), 9, '#fff0dc')


def doorway(x, y):
    """The frame of the door through which the picture is taken: near, in the dark, out of focus. The headline stands on it."""
    dark = m.paint('#433b34', .45)
    f.box('jamb', (2.4, .16, 3.6), (x - 1.2, y, 1.8), dark, .004)
    house.moulding('casing', house.ARCHITRAVE, [(x, y - .08, 3.5), (x, y - .08, 0)], (0, -1, 0), dark)
    light.area((-.3, -5.9, 1.9), (x, y, 1.2), (.5, .5), 7, '#f4f0e8', reflect=False)


def build():
    shell()
    doorway(-1.36, -4.30)
    corner.window_light(at=(1.25, 0, 1.35), size=(1.75, 2.5), bars=(3, 5), azimuth=-62, elevation=24, reach=5.0, sun=8.0, sky=.5, fill=.48, arch=True, leaves=16, seed=6)
    dressing.rug(2.9, 1.95, fabrics.linen('#a3947c', .012, 1.2, .22, .3), (.62, -1.62, .002), 1, 3)
    greenery.tree((2.72, -.42, 0), 2.15, 4, pot=(.21, .40, m.terracotta('#8f5238')), crown=.5, per_limb=13)
    props.books((.18, -1.98, .37), 20, 2, 3, (.27, .20))
    props.cup((.74, -2.12, .37), 50, '#8c4a2c')
    return {
        'tamar-three-seater-sofa': product.build('tamar-three-seater-sofa', (.66, -.62, 0)),
        'alba-round-coffee-table': product.build('alba-round-coffee-table', (.48, -1.92, .012), 14),
        'kiri-stoneware-vases': product.build('kiri-stoneware-vases', (.56, -1.82, .382), 20),
        'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (2.10, -1.62, .008), -50),
    }
