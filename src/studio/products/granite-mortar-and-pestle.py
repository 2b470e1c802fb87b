"""A bowl of speckled granite, polished outside and rough within, with its pestle leaning in it."""
import math

import forms as f
import materials as m

ALT = 'Speckled grey granite mortar with its pestle leaning in it'
VIEW = {'azimuth': 0, 'elevation': 17}
DETAIL = ('Granite mortar from above: polished rim, rough hollow and the rounded head of the pestle',
          {'azimuth': 24, 'elevation': 58, 'zoom': 1.2, 'centre': (.5, .5)})


def build(W, D, H):
    polished, rough, r = m.granite(.18), m.granite(.75), W / 2
    tall = H - .018
    outside = [(0, 0), (.050, 0), (.054, .004), (.055, .014), (.062, .022), (r - .004, .055), (r, .078), (r - .003, tall - .004), (r - .006, tall), (r - .011, tall), (r - .014, tall - .003)]
    inside = [(r - .014, tall - .003), (r - .018, .070), (r - .032, .040), (.030, .028), (0, .025)]
    parts = [f.lathe('bowl', outside, (0, 0, 0), polished, 128, 5), f.lathe('inside', inside, (0, 0, 0), rough, 128, 6)]
    pestle = [(0, 0), (.012, .001), (.019, .009), (.021, .024), (.0175, .044), (.0140, .075), (.0135, .105), (.0155, .128), (.0165, .138), (.013, .146), (0, .149)]
    ob = f.lathe('pestle', pestle, (-.020, .004, .030), polished, 64, 6)
    ob.rotation_euler = (math.radians(-12), math.radians(41), 0)
    parts.append(ob)
    return f.group('mortar', parts)
