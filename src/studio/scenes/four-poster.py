"""A four-poster in a quiet room: a quilt folded over the bench at its foot."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Slender walnut four-poster bed in window light, an indigo quilt folded over a bench at its foot',
    'shows': ['vesper-four-poster-bed', 'sanjh-kantha-quilt', 'luna-bedside-table'],
    'loc': (-2.1, -6.5, 1.4), 'target': (.22, -1.4, 1.4), 'lens': 55, 'shift': (.0, -.085), 'samples': 18,
    'focus': (.0, -2.2, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#a9a294', 'oak', width=5.2, depth=6, height=4.2)
    corner.window_light(at=(.4, -.9, .7), size=(2.0, 2.6), bars=(3, 4), reach=4, leaves=6, seed=7)
    props.books((-1.02, -.34, .50), 20, 3, 8, (.20, .14))
    props.branch((-.93, -.26, .50), 0, .42, bottle='#8a5a40')
    return {
        'vesper-four-poster-bed': product.build('vesper-four-poster-bed', (.25, -1.12, 0)),
        'sanjh-kantha-quilt': product.build('sanjh-kantha-quilt', (.20, -2.60, 0)),
        'luna-bedside-table': product.build('luna-bedside-table', (-.97, -.30, 0)),
    }
