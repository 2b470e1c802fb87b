"""One ball per material, to judge changes quickly: blender -b -P swatches.py, then python3 develop.py .cache/studio/swatches OUT.png WEIGHTS"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import camera
import cloth
import fabrics
import forms as f
import light
import materials as m
import shoot

BALL = [(.1 * math.sin(a), .1 - .1 * math.cos(a)) for a in [i * math.pi / 32 for i in range(33)]]


def build():
    mats = [m.oak('Z'), m.ash('Z'), m.walnut('Z'), m.black_ash('Z'), m.teak('Z'), m.brass(), m.copper(), m.steel(), m.galvanised(), m.blackened_steel(),
            m.marble(), m.travertine(), m.granite(), m.terracotta(), m.limewash(), m.glaze('#39443c', rough=.22, coat=.8), m.reactive_glaze('#6f7f86'),
            m.enamel('#8a3c22'), m.glass(), m.washi(), fabrics.linen('#8b8372'), fabrics.boucle(), fabrics.velvet(), fabrics.leather(), fabrics.wool('#b98a5e')]
    return [f.lathe('ball', BALL, ((i % 5 - 2) * .24, .26 * (2 - i // 5), .10 * (4 - i // 5) + .001), mat, 96, 1) for i, mat in enumerate(mats)]


if __name__ == '__main__':
    shoot.bpy.ops.wm.read_factory_settings(use_empty=True)
    balls = build()
    cloth.loops(balls[21], fabrics.boucle())
    steps = [f.box('step', (1.3, .26, .10 * k + .001), (0, .26 * (k - 2), .05 * k), m.plaster('#d8d0c4')) for k in (1, 2, 3, 4)]
    light.backdrop(light.TONE, 1.4)
    light.studio(1.1, (0, 0, .25))
    camera.frame(balls + steps, azimuth=0, elevation=12)
    shoot.expose(shoot.CACHE / 'swatches', .6, 32, 3)
