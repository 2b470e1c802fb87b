"""Furniture: one ivory chair in an arch of sun on a clay wall."""
import corner
import product

SHOTS = {'': {
    'alt': 'Ivory bouclé lounge chair with walnut arms in an arch of sunlight on a clay-red wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.25, -4.9, 1.02), 'target': (.0, -.9, 1.02), 'lens': 82, 'shift': (0, -.178), 'samples': 18, 'saturation': .94,
}}


def build():
    corner.corner('#7f5140', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.16, 0, .95), size=(1.02, 1.75), bars=(1, 1), azimuth=-56, elevation=30, reach=3.4, sun=5.4, sky=.8, fill=.75, arch=True)
    return {'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (.0, -.92, 0), -26)}
