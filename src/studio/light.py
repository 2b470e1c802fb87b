"""Light: the product studio, its paper backdrop, softboxes and the sun."""
import math
import pathlib

import bpy
from mathutils import Vector

import forms
from graph import Graph, rgb

TONE = '#bdb2a3'
MEDIA = pathlib.Path(__file__).parents[2] / 'content/media'


def area(loc, target, size, power, colour='#ffffff', spread=180, reflect=True, falloff=False):
    """Rectangular softbox at loc aimed at target; size is (x, y) metres, power in watts, spread in degrees.

    falloff: brightest in the middle, as cloth before a bulb; its power drops by about a third."""
    l = bpy.data.lights.new('softbox', 'AREA')
    l.shape, (l.size, l.size_y), l.energy, l.color = 'RECTANGLE', size, power, rgb(colour)[:3]
    l.spread = math.radians(spread)
    if falloff:
        l.use_nodes = True
        g = Graph('softbox')
        g.mat, g.nt = l, l.node_tree
        away = g('VectorMath', out='Value', operation='DISTANCE', a=g('NewGeometry', out='Parametric'), b=(.5, .5, 0))
        g.nt.links.new(g.ramp(away, (.10, (1, 1, 1, 1)), (.42, (.55, .55, .55, 1)), (.62, (.12, .12, .12, 1))), l.node_tree.nodes['Emission'].inputs['Color'])
    ob = bpy.data.objects.new('softbox', l)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera, ob.visible_glossy = False, reflect
    bpy.context.scene.collection.objects.link(ob)
    return ob


def sun(direction, power, colour='#ffd9ae', angle=1.0):
    """Sunlight travelling along direction; angle in degrees sets the softness of shadows."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, rgb(colour)[:3], math.radians(angle)
    ob = bpy.data.objects.new('sun', l)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def world(colour, strength):
    w = bpy.data.worlds.new('world')
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = rgb(colour), strength
    bpy.context.scene.world = w


def backdrop(colour, back, bend=1.3, floor=0.0):
    """Seamless paper: its floor at height `floor`, turning up `back` metres behind the middle. bend 0 makes a wall."""
    r = max(bend, .001)
    prof = [(-14, floor), (back, floor)]
    prof += [(back + r * math.sin(a), floor + r - r * math.cos(a)) for a in [i * math.pi / 48 for i in range(1, 25)]]
    prof.append((back + r, floor + 14))
    verts = [(x, y, z) for y, z in prof for x in (-14, 14)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    g = Graph('paper')
    n = g.noise(g.coords(vary=False), .7, 4)
    g.set(Base_Color=g.ramp(n, (.3, rgb(colour, .97)), (.7, rgb(colour, 1.02))), Roughness=1.0, Specular=0)
    return forms.mesh('backdrop', verts, faces, g.mat, bend > 0)


# Grounds of the product pictures by category: (paper, daylight). daylight is sun through a window instead of softboxes.
GROUNDS = {
    'furniture': ('#d8d3ca', False), 'textiles': ('#d8d3ca', True), 'storage': ('#b0b2a8', False), 'bathroom': ('#b0b2a8', False),
    'decor': ('#b08a76', False), 'lighting': ('#8f7263', False), 'kitchenware': ('#d3d0c9', True), 'outdoor': ('#cfc8bb', True),
}


def surroundings(paper, strength):
    """The world: an even glow for diffuse light, and for reflections a studio round the camera: floor and walls in the colour of the
    paper, a dim ceiling, a tall window of panes at the right of the camera."""
    w = bpy.data.worlds.new('world')
    w.use_nodes = True
    g = Graph('studio')
    g.mat, g.nt = w, w.node_tree
    n = g.nt.nodes.new('ShaderNodeSeparateXYZ')
    g.nt.links.new(g('TexCoord', out='Generated'), n.inputs[0])
    x, y, z = n.outputs
    round_ = g.math('ARCTAN2', x, g.math('MULTIPLY', y, -1.0))     # radians from straight behind the camera; negative at its left
    up = g.math('ARCSINE', z)

    def patch(at, height, half_width, half_height, soft):
        """1 inside a rectangle on the horizon, fading to 0 over `soft` radians."""
        far = g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', round_, at)), half_width)
        high = g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', up, height)), half_height)
        return g.ramp(g.math('DIVIDE', g.math('MAXIMUM', far, high), soft), (0, 1), (1, 0))

    room = g.ramp(g.math('ADD', g.math('MULTIPLY', z, .5), .5), (.20, rgb(paper, .75)), (.47, rgb(paper, .55)), (.53, rgb(paper, .28)), (.80, rgb('#8d8a84', .5)), (1, rgb('#55534f', .5)))
    bars = g.math('MAXIMUM', *(g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', v, s)), .5)), .46) for v, s in ((round_, 4.2), (up, 4.6))))
    window = g.math('MULTIPLY', patch(.62, .28, .30, .42, .02), g.math('SUBTRACT', 1.0, bars))
    total = room
    total = g.mix(1.0, room, g.mix(window, (0, 0, 0, 1), rgb('#f2f6fb', 1.6)), 'ADD')
    bg = g.nt.nodes['Background']
    g.nt.links.new(g.mix(g('LightPath', out='Is Glossy Ray'), rgb('#f6f6f5', strength), total), bg.inputs[0])
    bg.inputs[1].default_value = 1.0
    w.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = w


def studio(size, centre, key=1.0, fill=1.0, rim=1.0, back=1.0, paper=TONE):
    """The standard lighting for an object about `size` metres across: a big neutral key at upper left, fill, a narrow rim from the
    right, a wash on the backdrop. Key and rim have a falloff that metals reflect."""
    s, e, c = size, size * size, Vector(centre)
    aim = c + Vector((0, 0, -.05 * s))

    def at(x, y, z):
        return Vector((c.x + x * s, c.y + y * s, c.z + z * s))

    area(at(-2.4, -1.8, 2.1), aim, (1.5 * s, 1.9 * s), 92 * e * key, '#fffdfa', spread=130, falloff=True)
    area(at(2.4, -1.9, .65), aim, (1.8 * s, 1.8 * s), 15 * e * fill, '#f8faff', reflect=False)
    area(at(2.1, .55, 1.1), aim, (.5 * s, 1.5 * s), 28 * e * rim, '#fffaf4', spread=70, falloff=True)
    area(at(.1, .2, 2.2), at(.6, 2.0, .8), (2.2 * s, 1.4 * s), 50 * e * back, '#fdfdfd', spread=120, reflect=False)
    surroundings(paper, .30)


def daylight(size, centre, key=1.0, fill=1.0, rim=1.0, back=1.0, paper=TONE):
    """Sun through a tall window at the left, its bars in the shadow, for an object about `size` metres across, and the sky's soft light."""
    s, e, c = size, size * size, Vector(centre)
    toward = Vector((-.74, -.42, .53)).normalized()
    mid = c + toward * (2.6 * s) + Vector((0, .25 * s, 0))
    side, up = Vector((0, 1, 0)), Vector((0, 0, 1))
    black = Graph('shade').set(Base_Color=(0, 0, 0, 1))
    wide, tall = 1.7 * s, 1.55 * s

    def card(name, y0, y1, z0, z1):
        ob = forms.mesh(name, [mid + side * y + up * z for y, z in ((y0, z0), (y1, z0), (y1, z1), (y0, z1))], [(0, 1, 2, 3)], black, False)
        ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_transmission = False

    far = 16 * s
    for y0, y1, z0, z1 in ((-far, -wide / 2, -far, far), (wide / 2, far, -far, far), (-wide / 2, wide / 2, tall / 2, far), (-wide / 2, wide / 2, -far, -tall / 2)):
        card('wall', y0, y1, z0, z1)
    card('mullion', -.035 * s, .035 * s, -tall / 2, tall / 2)
    for k in (-1, 1):
        card('bar', -wide / 2, wide / 2, tall * k / 6 - .014 * s, tall * k / 6 + .014 * s)
    sun(-toward, 2.6 * key, '#fff4e6', 1.4)
    area(mid + Vector((.2 * s, 0, 0)), c, (wide, tall), 46 * e * key, '#f4f8ff')
    area(c + Vector((2.4 * s, -1.9 * s, .65 * s)), c, (1.8 * s, 1.8 * s), 18 * e * fill, '#fbfaf6', reflect=False)
    area(c + Vector((.1 * s, .2 * s, 2.2 * s)), c + Vector((.6 * s, 2.0 * s, .8 * s)), (2.2 * s, 1.4 * s), 36 * e * back, '#fbfcff', reflect=False)
    surroundings(paper, .55)


def room_in_mirrors(y, room='oslo'):
    """What mirrors and polished metal see behind the camera: a furnished room, from its own picture on a wall of light at `y`, and
    plaster beside it. Nothing else sees it."""
    def card(name, x0, x1, z0, z1, emission, power, nearer=0):
        g = Graph(name)
        g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=emission(g), Emission_Strength=power)
        ob = forms.mesh(name, [(x, y + nearer, z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))], [(0, 1, 2, 3)], g.mat, False,
                        [(0, 0), (1, 0), (1, 1), (0, 1)])
        ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
        g.mat.cycles.sample_as_light = False

    picture = bpy.data.images.load(str(MEDIA / f'rooms/{room}.webp'), check_existing=True)
    tall = 3.3
    card('plaster', -9, 9, -.4, 6, lambda g: rgb('#b9b5ac'), .6)
    card('room', -tall * 8 / 9, tall * 8 / 9, -.15, tall - .15, lambda g: g('TexImage', Vector=g('TexCoord', out='UV'), image=picture), .85, .01)
    for ob in bpy.context.scene.objects:
        if ob.type == 'LIGHT':
            ob.visible_glossy = False
