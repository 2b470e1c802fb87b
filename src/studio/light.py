"""Light: the product studio, its paper backdrop, softboxes and the sun."""
import math

import bpy
from mathutils import Vector

import forms
from graph import Graph, rgb

TONE = '#bdb2a3'


def area(loc, target, size, power, colour='#ffffff', spread=180, reflect=True):
    """Rectangular softbox at loc aimed at target; size is (x, y) metres, power in watts, spread in degrees."""
    l = bpy.data.lights.new('softbox', 'AREA')
    l.shape, (l.size, l.size_y), l.energy, l.color = 'RECTANGLE', size, power, rgb(colour)[:3]
    l.spread = math.radians(spread)
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
    g.set(Base_Color=g.ramp(n, (.3, rgb(colour, .95)), (.7, rgb(colour, 1.03))), Roughness=.95, Specular=.15)
    return forms.mesh('backdrop', verts, faces, g.mat, bend > 0)


def studio(size, centre, key=1.0, fill=1.0, rim=1.0, back=1.0):
    """The one light of the shop for an object about `size` metres across: a big warm key at upper left, cool fill,
    a narrow rim from the right, a wash on the backdrop."""
    s, e, c = size, size * size, Vector(centre)
    aim = c + Vector((0, 0, -.05 * s))

    def at(x, y, z):
        return Vector((c.x + x * s, c.y + y * s, c.z + z * s))

    area(at(-2.0, -1.3, 1.65), aim, (1.1 * s, 1.5 * s), 56 * e * key, '#fffaf3', spread=115)
    area(at(2.4, -1.9, .65), aim, (1.8 * s, 1.8 * s), 10 * e * fill, '#f3f6ff')
    area(at(2.1, .55, 1.1), aim, (.5 * s, 1.5 * s), 24 * e * rim, '#fff4e6', spread=70)
    area(at(.1, .2, 2.2), at(.6, 2.0, .8), (2.2 * s, 1.4 * s), 30 * e * back, '#fffaf5', spread=120)
    world('#f4f3f2', .16)


def room_in_mirrors(y, height=5.0):
    """What mirrors and polished metal see behind the camera: a dim plaster wall and a tall window with daylight in it.
    Nothing else sees it."""
    def card(name, x, z, w, h, low, high, power, lift, outdoors=False):
        g = Graph(name)
        up = g.nt.nodes.new('ShaderNodeSeparateXYZ')
        # What lies outside runs on from pane to pane; walls and woodwork each have a shade of their own.
        g.nt.links.new(g('Mapping', Vector=g('TexCoord', out='Object'), Scale=(1, 1, .42)) if outdoors else g('TexCoord', out='Generated'), up.inputs[0])
        blur = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.coords(vary=False), 2.6 if outdoors else 1.6, 5), .5), .9 if outdoors else .5)
        g.set(Base_Color=(0, 0, 0, 1), Specular=0, Emission=g.ramp(g.math('ADD', up.outputs[2], blur), (.1, rgb(low)), (.9, rgb(high))), Emission_Strength=power)
        ob = forms.mesh(name, [(x - w / 2, y + lift, z - h / 2), (x + w / 2, y + lift, z - h / 2), (x + w / 2, y + lift, z + h / 2),
                               (x - w / 2, y + lift, z + h / 2)], [(0, 1, 2, 3)], g.mat, False)
        ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False

    card('plaster', 0, height / 2 - .4, 14, height + .8, '#a59784', '#8f8375', .62, 0)
    card('reveal', 1.95, 1.39, 1.50, 2.56, '#93866f', '#84775f', .62, .004)
    card('casing', 1.95, 1.39, 1.34, 2.40, '#b5aa98', '#c6bcab', .72, .008)
    for side in (-1, 1):
        for k in range(4):
            x, z = 1.95 + .30 * side, .55 + .56 * k
            card('rebate', x, z, .575, .535, '#7d725f', '#8b806d', .7, .012)
            card('glazing bar', x + .004, z - .004, .560, .520, '#c9bfae', '#d6cdbd', .8, .016)
            card('window', x, z, .53, .49, '#8f9a83', '#f1f2ee', .92, .02, True)
    card('sill', 1.95, .22, 1.3, .07, '#d8cdbb', '#e6dccb', .7, .03)
    for ob in bpy.context.scene.objects:
        if ob.type == 'LIGHT':
            ob.visible_glossy = False
