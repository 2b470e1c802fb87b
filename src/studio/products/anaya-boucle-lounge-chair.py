"""Boucle lounge chair, 0.72 x 0.78 x 0.76 m: sculpted walnut frame, two looped-wool cushions."""
import cloth
import fabrics
import forms as f
import materials as m

ALT = 'Lounge chair with thick ivory bouclé cushions between bent walnut arms'
VIEW = {'azimuth': -34, 'rim': .5, 'exposure': .1}
DETAIL = ('Bent walnut arm sweeping past the thick looped wool of the seat and back cushions',
          {'azimuth': -52, 'elevation': 20, 'zoom': 2.1, 'centre': (.62, .36)})
SHOWN = ('boucle-ivory', 'walnut')
PICTURED = {
    'fabric': {'boucle': 'Lounge chair with thick cushions in {} between bent walnut arms',
               'wool velvet': 'Lounge chair with piped cushions in {} between bent walnut arms'},
    'arms': {'wood': 'Lounge chair with thick ivory bouclé cushions between bent arms of {}'},
}
COVERS = {'boucle': fabrics.boucle, 'wool': lambda c: fabrics.herringbone(c, .022, .0074), 'velvet': fabrics.velvet}
WOODS = {'walnut': m.walnut, 'oak': m.oak, 'black-ash': m.black_ash}
PARTS = {'fabric': ('seat', 'back'), 'arms': ('side', 'rail', 'back rail', 'bearer', 'slat')}


def build(W, D, H, colour='#dbd1c1', fabric='boucle', arms='walnut'):
    """The chair faces -Y. Each side is one sweep: front leg, arm and raking back leg. Plain cloth is piped, looped wool is not."""
    sweep, wood_x, yarn = WOODS[arms]('SWEEP'), WOODS[arms]('X'), COVERS[fabric](colour)
    piping = 0 if fabric == 'boucle' else .0045
    parts = []
    for s in (-1, 1):
        x = s * .335
        side = f.spline([(x * .97, -.345, 0), (x, -.325, .25), (x, -.305, .44), (x, -.268, .525), (x, -.18, .556), (x, -.02, .560),
                         (x, .14, .548), (x, .245, .515), (x, .312, .43), (x, .352, .24), (x * .97, .395, 0)], 8)
        n = len(side)
        radii = [.0125 + .0125 * min(1, 2.6 * i / n, 2.6 * (n - 1 - i) / n) for i in range(n)]
        parts.append(f.tube('side', side, radii, sweep, 24, squash=.86))
    for y, z in ((-.322, .275), (.335, .235)):
        parts.append(f.tube('rail', [(-.335, y, z), (-.1, y, z), (.1, y, z), (.335, y, z)], .017, sweep, 24, squash=1.3))
    parts.append(f.tube('back rail', f.spline([(-.335, .262, .505), (-.17, .300, .515), (.17, .300, .515), (.335, .262, .505)], 8),
                        .015, sweep, 24, squash=1.5))
    for x in (-.25, .25):       # under the slats, from rail to rail
        parts.append(f.tube('bearer', [(x, -.322, .275), (x, 0, .2554), (x, .335, .235)], .013, sweep, 20))
    parts += f.slats('slat', 5, (.62, .055, .016), (0, -.24, .290), (0, .125, -.011), wood_x, .005)
    seat = cloth.cushion('seat', (.61, .63, .13), (0, -.035, .36), yarn, (-.09, 0, 0), seed=2, soft=.05, slack=0, plump=.85,
                     piping=piping, corner=.09)
    back = cloth.cushion('back', (.60, .40, .12), (0, .225, .555), yarn, (1.26, 0, 0), seed=6, soft=.3, slack=.006, plump=.95,
                     piping=piping, corner=.075)
    for seam in seat[1:] + back[1:]:      # smoothing draws the cushions in from their rims
        seam.scale = .984, .978, 1
    root = f.group('lounge chair', parts + seat + back)
    curls = [c for ob in seat + back for c in cloth.loops(ob, yarn)] if fabric == 'boucle' else []
    for c in curls:
        c.parent = root
    return root
