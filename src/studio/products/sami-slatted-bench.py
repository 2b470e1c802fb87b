"""Sami: nine ash slats on three wedged frames."""
import forms as f
import materials as m

ALT = 'Pale ash bench with nine long slats on three frames'
VIEW = {'azimuth': -54, 'elevation': 22, 'lens': 60, 'centre': (.5, .48), 'key': .85}
DETAIL = ('End of the bench: rounded ash slats over a frame with its dark wedge showing',
          {'azimuth': 36, 'elevation': 18, 'part': 'wedge.004', 'zoom': .15, 'centre': (.5, .44), 'key': .8, 'fill': 1.5})


def build(W, D, H):
    along, upright, across, dark = m.ash('X'), m.ash('Z'), m.ash('Y'), m.walnut('Z')
    wide = (D - 8 * .012) / 9
    parts = [f.box('slat', (W, wide, .026), (0, (i - 4) * (wide + .012), H - .013), along, .007) for i in range(9)]
    for x in (-W / 2 + .13, 0, W / 2 - .13):
        parts.append(f.box('bearer', (.036, D - .012, .046), (x, 0, H - .049), across, .004))
        for s in (-1, 1):
            foot, head = (x, s * (D / 2 - .020), 0), (x, s * (D / 2 - .044), H - .028)
            parts.append(f.post('leg', foot, head, .028, .038, upright, .004))
            parts.append(f.box('wedge', (.007, .010, .032), (x, s * (D / 2 - .0107), H - .049), dark, .001))
        parts.append(f.box('stretcher', (.024, D - .07, .026), (x, 0, .15), across, .004))
    return f.group('sami', parts)
