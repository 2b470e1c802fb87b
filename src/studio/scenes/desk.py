"""A writing desk in the morning: the lamp is on, the letter is half written, the chair pushed back."""
import corner
import forms as f
import materials as m
import product
import props

SHOTS = {'': {
    'alt': 'Oak writing desk with an open book, spectacles and a black desk lamp, a black chair drawn up to it',
    'shows': ['ferry-writing-desk', 'heron-desk-lamp', 'black-chair'],
    'loc': (-1.35, -4.5, 1.36), 'target': (.03, -.3, 1.36), 'lens': 63, 'shift': (0, -.24), 'samples': 18,
    'focus': (0, -.6, .75), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#9c9d8a', 'oak', width=4)
    corner.window_light(at=(.2, 0, 1.0), leaves=6, seed=9)
    props.open_book((.08, -.49, .74), 6)
    props.spectacles((.33, -.53, .74), -25)
    props.cup((-.20, -.50, .74), 40)
    f.box('prop letter', (.148, .21, .0006), (.31, -.36, .7405), m.paint('#d3c9b6', .9), .0002, (0, 0, -.3))
    props.branch((.44, -.19, .84), 0, .42, seed=6)
    lamp = product.build('heron-desk-lamp', (-.34, -.38, .74), -14)
    props.cord(lamp, [(-.53, -.34, .744), (-.59, -.33, .744), (-.628, -.33, .735), (-.636, -.31, .5), (-.64, -.16, .08), (-.68, -.03, .02)])
    return {
        'ferry-writing-desk': product.build('ferry-writing-desk', (0, -.36, 0)),
        'heron-desk-lamp': lamp,
        'black-chair': product.build('black-chair', (.12, -1.02, 0), 158),
    }
