"""Three sand-cast brass candlesticks of 18, 24 and 30 cm; each with a lit dinner candle."""
import forms as f
import light
import materials as m
from graph import Graph, rgb

ALT = 'Three slender brass candlesticks of different heights with lit white candles'
VIEW = {'azimuth': 0, 'elevation': 6, 'key': .6, 'fill': .6, 'back': .62}
DETAIL = ('Swelling stems and cups of two brass candlesticks close up under their candles',
          {'azimuth': 0, 'elevation': 10, 'zoom': 2.2, 'centre': (.66, .52)})
VARIANTS = {'Blackened brass': ('Three slender blackened brass candlesticks of different heights with lit white candles', {'finish': 'blackened'})}


def stick(x, y, h, base, brass):
    """Foot, a stem swelling from 9 to 22 mm, and a cup for a 22 mm candle."""
    up = lambda share: .045 + share * (h - .090)
    prof = [(0, 0), (base - .003, 0), (base, .003), (base - .002, .008), (base - .014, .013), (.012, .020), (.0075, .030), (.0055, .045),
            (.0047, up(.22)), (.0072, up(.50)), (.0108, up(.76)), (.0098, up(.89)), (.0062, h - .043), (.0066, h - .037),
            (.019, h - .030), (.0205, h - .026), (.019, h - .023), (.0135, h - .020), (.0135, h - .002), (.0148, h), (.0112, h), (.0112, h - .016), (0, h - .016)]
    return f.lathe('candlestick', prof, (x, y, 0), brass, 96, 3)


def flame(x, y, z):
    """A still flame: pale at its heart, fading into orange at the tip."""
    g = Graph('flame')
    up = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), up.inputs[0])
    g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=g.ramp(up.outputs[2], (.05, rgb('#ff9a3c')), (.35, rgb('#ffe2a6')), (1, rgb('#ffb04e'))), Emission_Strength=3.2)
    drop = [(0, 0), (.0026, .003), (.0042, .009), (.0040, .016), (.0022, .025), (.0008, .031), (0, .034)]
    return f.lathe('prop flame', drop, (x, y, z), g.mat, 24, 4)


def build(W, D, H, finish='aged'):
    brass = m.metal('aged brass', '#b38d55', .27, .10) if finish == 'aged' else m.metal('blackened brass', '#463b2d', .34, .10)
    wax, soot = m.candle_wax('#e6dac4'), m.paint('#1c1512', .9)
    places = ((-.082, .014, H, W / 2), (.004, -.040, H * .8, W * .46), (.086, .020, H * .6, W * .42))
    parts = [stick(x, y, h, base, brass) for x, y, h, base in places]
    for (x, y, h, _), tall in zip(places, (.160, .175, .150)):
        z = h - .016
        top = z + tall
        parts.append(f.lathe('candle', [(0, z), (.0108, z), (.0106, top - .006), (.0098, top + .001), (.0088, top + .001), (.006, top - .003), (0, top - .004)], (x, y, 0), wax, 48, 1))
        parts.append(f.tube('wick', [(x, y, top - .004), (x + .0006, y, top + .004), (x + .002, y, top + .008)], .0008, soot, 8))
        parts.append(flame(x + .0005, y, top + .003))
    return f.group('candlesticks', parts)


def dress(root):
    light.area((0, -.02, .46), (0, -.02, 0), (.20, .06), .5, '#ffb765', reflect=False)
