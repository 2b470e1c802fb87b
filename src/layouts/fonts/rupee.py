"""Draws the rupee sign, which Instrument Sans lacks, to its metrics (1000 units, capitals 720), in a regular and a bold.

Run manually: python3 -m venv v && v/bin/pip install fonttools brotli && v/bin/python rupee.py
"""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def sign(bar, curve, leg):
    """Returns the glyph. bar: thickness of the horizontal strokes; curve: maximum thickness of the bowl; leg: width of the
    diagonal. In font units."""
    pen = TTGlyphPen(None)

    def shape(points):
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.qCurveTo(*point) if isinstance(point, list) else pen.lineTo(point)
        pen.closePath()

    left, right, top, bowl, low = 44, 498, 720, 432, 330
    shape([(left, top), (right, top), (right, top - bar), (left, top - bar)])
    shape([(left, 560), (right, 560), (right, 560 - bar), (left, 560 - bar)])
    shape([
        (left, top), (210, top), [(bowl, top), (bowl, 525)], [(bowl, low), (210, low)], (left, low),
        (left, low + bar), (205, low + bar), [(bowl - curve, low + bar), (bowl - curve, 525)],
        [(bowl - curve, top - bar), (205, top - bar)], (left, top - bar),
    ])
    shape([(62, low + 30), (62 + leg, low + 30), (62 + leg + 275, 0), (62 + 275, 0)])
    return pen.glyph()


def build(name, *strokes):
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(['.notdef', 'rupee'])
    font.setupCharacterMap({0x20B9: 'rupee'})
    font.setupGlyf({'.notdef': TTGlyphPen(None).glyph(), 'rupee': sign(*strokes)})
    font.setupHorizontalMetrics({'.notdef': (540, 0), 'rupee': (540, 44)})
    font.setupHorizontalHeader(ascent=970, descent=-250)
    font.setupNameTable({'familyName': 'Aroha Rupee', 'styleName': name})
    font.setupOS2(sTypoAscender=970, sTypoDescender=-250, usWinAscent=970, usWinDescent=250, sCapHeight=720)
    font.setupPost()
    font.font.flavor = 'woff2'
    font.save(f'rupee-{name.lower()}.woff2')


build('Regular', 66, 82, 104)
build('Bold', 96, 118, 142)
