"""Furniture: one ivory chair in an arch of sun on a clay wall."""
import corner
import product

SHOTS = {'': {
    'alt': 'Ivory bouclé lounge chair with walnut arms in an arch of sunlight on a clay-red wall',
    'size': (1200, 1500), 'shows': [],
    'loc': (-.95, -4.1, 1.14), 'target': (.06, -.7, 1.14), 'lens': 72, 'shift': (.02, -.27), 'samples': 18,
    'focus': (-.1, -1.2, .5), 'fstop': 2.8, 'warmth': -.04, 'saturation': .86, 'exposure': .1,
}}


def build():
    corner.corner('#7f5140', 'oak', width=5, second_wall=None)
    corner.window_light(at=(.16, 0, .95), size=(1.02, 1.75), bars=(1, 1), azimuth=-56, elevation=30, reach=3.4, sun=5.4, sky=.8, fill=.75, arch=True)
    return {'anaya-boucle-lounge-chair': product.build('anaya-boucle-lounge-chair', (.02, -.92, 0), -54)}
