"""Marl: a feather-filled linen square with a self-piped edge, rust in front and cream behind."""
import cloth
import fabrics
import forms as f

ALT = 'Rust linen cushion with piped edges in front of a cream one'
VIEW = {'azimuth': -14, 'elevation': 8, 'key': .9}
DETAIL = ('Self-piped corner of the rust cushion, two tones of linen yarn showing in the weave',
          {'part': 'rust', 'azimuth': 16, 'elevation': 12, 'zoom': 2.4, 'centre': (.06, -.02)})
VARIANTS = {
    'Cream': ('Cream linen cushion with piped edges in front of a rust one', {'front': '#cfc2a9', 'behind': '#8c4a2c'}),
    'Olive': ('Olive linen cushion with piped edges in front of a cream one', {'front': '#56533f'}),
    'Ink': ('Ink-green linen cushion with piped edges in front of a cream one', {'front': '#343d37'}),
}


def build(W, D, H, front='#8c4a2c', behind='#cfc2a9'):
    rust, cream = fabrics.linen(front, .005, 1.0, .38, .25), fabrics.linen(behind, .005, 1.0, .26, .25)
    parts = cloth.cushion('rust', (W, H, .02), (-.05, -.03, H * .485), rust, (1.36, .0, .10), seed=3, slack=.05, piping=.0045, corner=.015, plump=1.5)
    parts += cloth.cushion('cream', (W, H, .02), (.16, .19, H * .485), cream, (1.30, .0, -.34), seed=4, slack=.05, piping=.0045, corner=.015, plump=1.5)
    return f.group('marl', parts)
