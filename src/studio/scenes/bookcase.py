"""An open bookcase and a paper moon hung low beside it over a pouf to read on."""
import corner
import product
import props

SHOTS = {'': {
    'alt': 'Open oak bookcase with books and pots, a lit paper globe hanging beside it over a brown leather pouf',
    'shows': ['stave-open-bookcase', 'paper-moon-pendant', 'saddle-leather-pouf'],
    'loc': (-1.05, -4.9, 1.3), 'target': (.12, -.2, 1.3), 'lens': 62, 'shift': (0, -.10), 'samples': 20,
    'focus': (-.2, -.4, .9), 'fstop': 2.8, 'warmth': -.045, 'saturation': .88,
}}


def build():
    corner.corner('#8f9690', 'oak', width=4.4)
    corner.window_light(at=(.1, 0, 1.1), size=(1.2, 2.5), bars=(3, 5), leaves=10, seed=6, sun=1.6, sky=1.5, soft=5)
    props.row_of_books((-.66, -.24, .453), 0, 5, 12)
    props.branch((-.52, -.24, 1.483), 0, .34, seed=8)
    props.books((.54, -.92, .337), -20, 2, 9)
    props.row_of_books((-.20, -.24, 1.133), 0, 7, 5)
    return {
        'stave-open-bookcase': product.build('stave-open-bookcase', (-.34, -.24, 0)),
        'paper-moon-pendant': product.build('paper-moon-pendant', (.56, -.70, 1.42)),
        'saddle-leather-pouf': product.build('saddle-leather-pouf', (.54, -.92, 0), 30),
    }
