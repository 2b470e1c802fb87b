"""Storage: a chest of drawers that fills the picture, its second drawer not quite shut, a basket on it."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Oak chest of five drawers, one not quite shut, against a moss-green wall, a lidded coiled basket and books on top',
    'size': (1200, 1500), 'shows': [],
    'loc': (-1.75, -3.55, 1.30), 'target': (.16, -.10, 1.30), 'lens': 62, 'shift': (.03, -.20), 'samples': 18,
    'focus': (-.2, -.55, 1.0), 'fstop': 2.8, 'warmth': -.04, 'saturation': .88, 'exposure': .1,
}}


def ajar(chest, row, out):
    """Pull one drawer out, front, bottom and sides."""
    for name, each in (('drawer', 1), ('drawer box', 1), ('drawer side', 2)):
        parts = sorted((ob for ob in chest.children if ob.name.split('.')[0] == name), key=lambda ob: ob.name)
        for ob in parts[row * each:(row + 1) * each]:
            ob.location.y -= out


def build():
    corner.corner('#5b5f45', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.20, 0, 1.1), size=(1.2, 2.0), bars=(2, 3), azimuth=-57, elevation=30, sun=5.2, sky=1.0, fill=.85, seed=9)
    props.books((.26, -.30, 1.08), 10, 3, 7, (.26, .19))
    chest = product.build('harrow-chest-of-drawers', (.0, -.28, 0))
    ajar(chest, 1, .055)
    return {
        'harrow-chest-of-drawers': chest,
        'tala-lidded-basket': product.build('tala-lidded-basket', (-.20, -.28, 1.08), 20),
    }
