"""Lunch in the courtyard, laid for four and not yet begun: the block-printed cloth, stacked plates, water in the copper jug."""
import corner
import dressing
import greenery
import materials as m
import product
import props
import still

SHOTS = {'': {
    'alt': 'Courtyard table under a green block-printed cloth, laid with blue-grey plates and bowls, a copper jug, glasses, bread and fruit',
    'shows': ['jaali-block-print-tablecloth', 'monsoon-dinner-set', 'tarang-copper-jug', 'rib-glass-tumblers'],
    'loc': (-.95, -3.15, 1.62), 'target': (-.06, -1.08, .78), 'lens': 55, 'level': False, 'focus': (-.1, -1.2, .82), 'fstop': 5.6, 'samples': 20,
}}


def build():
    still.courtyard('#bfac8f')
    still.high_sun((.2, -.9, .9), leaves=2)
    cloth = product.build('jaali-block-print-tablecloth', (.1, -1.05, 0), 4)
    dressing.strip(cloth, 'jug', 'plate', 'bowl', 'lemon', 'twig', 'leaf')
    top, found = .7465, product.model('monsoon-dinner-set')
    glaze = m.reactive_glaze('#6f7f86')
    for x, y in ((-.48, -1.27), (.12, -1.27), (.70, -1.20)):
        for ob in (found.plate('prop plate', .135, top, glaze), found.plate('prop plate', .10, top + .012, glaze, .022)):
            ob.location.x, ob.location.y = x, y
        props.napkin((x, y, top + .026), 20, '#b5a78d', .13, .09, 3)
    props.loaf((-.56, -.90, top), 20, .24)
    for x, y, kind, turn in ((-.18, -1.38, 'lemon', 20), (.40, -1.25, 'fig', 0), (.45, -1.22, 'fig', 60), (.42, -1.17, 'fig', 120)):
        props.fruit(kind, (x, y, top), turn)
    greenery.tree((1.1, -.35, 0), 2.0, 5, '#6b7350', '#98a080', .06, 14, (.2, .36, m.terracotta('#9c5b3e')), .018, .5)
    product.build('black-chair', (-.35, -.42, 0), 4)
    product.build('black-chair', (.45, -.40, 0), -6)
    return {
        'jaali-block-print-tablecloth': cloth,
        'monsoon-dinner-set': product.build('monsoon-dinner-set', (.08, -.90, top), 0),
        'tarang-copper-jug': product.build('tarang-copper-jug', (.46, -.93, top), -160),
        'rib-glass-tumblers': product.build('rib-glass-tumblers', (-.27, -1.03, top), 20),
    }
