"""Button: a spun-steel mushroom, powder-coated, lit under its cap."""
import forms as f
import light
import materials as m

ALT = 'Small mushroom-shaped portable lamp in oat-coloured steel, lit under its cap'
VIEW = {'azimuth': 0, 'elevation': 6, 'key': .6, 'fill': .6, 'back': .8, 'bloom': .06, 'samples': 36}


def build(W, D, H, colour='#ddd2bf'):
    oat, r = m.coated(colour), W / 2
    stem = [(0, 0), (.047, 0), (.052, .003), (.052, .009), (.046, .016), (.026, .030), (.0185, .052), (.017, .11), (.0175, H - .055), (.026, H - .040), (0, H - .038)]
    cap = [(r - .004, H - .074), (r, H - .071), (r - .0005, H - .062), (r - .006, H - .044), (r - .020, H - .022), (r - .042, H - .008), (.018, H - .001), (0, H)]
    under = [(r - .004, H - .074), (r - .006, H - .066), (r - .016, H - .046), (.030, H - .034), (0, H - .034)]
    lens = [(.020, H - .056), (.050, H - .053), (.058, H - .050), (.050, H - .046), (.020, H - .045)]
    parts = [f.lathe('stem', stem, (0, 0, 0), oat, 96, 6), f.lathe('cap', cap, (0, 0, 0), oat, 128, 6),
             f.lathe('reflector', under, (0, 0, 0), m.paint('#f2eadb', .6), 96, 4), f.lathe('lens', lens, (0, 0, 0), m.opal('#ffcf94', 1.3, 6), 64, 1),
             f.lathe('touch spot', [(0, H + .0004), (.008, H + .0002), (.0085, H - .0006)], (0, 0, 0), m.brass(), 32, 1)]
    return f.group('button', parts)


def dress(root):
    light.area((0, 0, .185), (0, 0, 0), (.09, .09), .22, '#ffc98c', spread=160, reflect=False)
