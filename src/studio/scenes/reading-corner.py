"""A bouclé chair with a throw over its back, a floor lamp behind it and a leather pouf with an open book."""
import bpy

import cloth
import corner
import fabrics
import forms as f
import product
import props

SHOTS = {'': {
    'alt': 'Bouclé lounge chair with an ochre throw over its back, a lit tripod floor lamp and a leather pouf',
    'shows': ['anaya-boucle-lounge-chair', 'stork-tripod-floor-lamp', 'saddle-leather-pouf', 'dune-fringed-throw'],
    'loc': (-1.2, -4.9, 1.3), 'target': (.16, -.4, 1.3), 'lens': 62, 'shift': (.01, -.19), 'samples': 20,
    'focus': (0, -1.2, .6), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def padded(ob, by=.014):
    """What the throw feels: the cushion with its curls on."""
    copy = ob.copy()
    bpy.context.scene.collection.objects.link(copy)
    copy.modifiers.new('curls', 'DISPLACE').strength = by
    copy.hide_render = True
    return copy


def build():
    corner.corner('#a9a48f', 'oak', width=3.6)
    corner.window_light(at=(.3, 0, 1.0), leaves=7, seed=5)
    chair = product.build('anaya-boucle-lounge-chair', (-.16, -1.05, 0), -24)
    cushions = [padded(ob) for ob in chair.children if ob.name.split('.')[0] in ('seat', 'back')]
    throw = cloth.drape('throw', .46, 1.30, (-.02, -.86, .83), fabrics.wool('#b98a5e'), cushions, seed=8, cell=.018, rot=-.42, fringe=.09, frames=60, thickness=.012)
    props.open_book((.60, -1.46, .337), -20)
    props.books((.14, -.32, 0), 15, 4, 6, (.29, .21))
    return {
        'anaya-boucle-lounge-chair': chair,
        'dune-fringed-throw': f.group('throw', throw),
        'stork-tripod-floor-lamp': product.build('stork-tripod-floor-lamp', (.66, -.42, 0), 20),
        'saddle-leather-pouf': product.build('saddle-leather-pouf', (.58, -1.44, 0), 10),
    }
