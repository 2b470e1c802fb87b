"""Three sand-cast brass candlesticks of 18, 24 and 30 cm; each with a dinner candle."""
import forms as f
import materials as m

ALT = 'Three slender brass candlesticks of different heights with white candles'
VIEW = {'azimuth': 0, 'elevation': 5}


def stick(x, y, h, base, brass):
    """Foot, a stem swelling from 9 to 22 mm, and a cup for a 22 mm candle."""
    prof = [(0, 0), (base - .003, 0), (base, .003), (base - .002, .008), (base - .014, .013), (.012, .020), (.0075, .030), (.0055, .045),
            (.0045, h * .35), (.0075, h * .55), (.011, h * .72), (.0095, h * .82), (.0055, h - .045), (.0065, h - .038),
            (.019, h - .030), (.0205, h - .026), (.019, h - .023), (.0135, h - .020), (.0135, h - .002), (.0148, h), (.0112, h), (.0112, h - .016), (0, h - .016)]
    return f.lathe('candlestick', prof, (x, y, 0), brass, 96, 3)


def build(W, D, H):
    brass, wax = m.metal('aged brass', '#b38d55', .27, .10), m.paint('#e9e0cd', .5)
    places = ((-.085, .010, H, W / 2), (.012, -.045, H * .8, W * .46), (.095, .020, H * .6, W * .42))
    parts = [stick(x, y, h, base, brass) for x, y, h, base in places]
    for (x, y, h, _), tall in zip(places, (.19, .13, .20)):
        z = h - .016
        parts.append(f.lathe('candle', [(0, z), (.0108, z), (.0106, z + tall - .008), (.008, z + tall - .001), (.003, z + tall + .003), (0, z + tall + .002)], (x, y, 0), wax, 48, 1))
        parts.append(f.tube('wick', [(x, y, z + tall), (x + .001, y, z + tall + .006), (x + .003, y, z + tall + .010)], .0008, m.paint('#1c1512', .9), 8))
    return f.group('candlesticks', parts)
