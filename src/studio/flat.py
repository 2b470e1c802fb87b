"""Flat materials: what a viewer shows in place of the studio's procedural ones.

Each takes the average of what a camera sees of it, measured by rendering its base colour as light.
"""
import bpy
import numpy as np

import light
import seen

# Base colours are chosen for the studio's light, which lifts and warms them by GAIN (measured on the pictures). A viewer shows them
# as they are, and adds SHEEN as its surroundings are reflected from all sides. Whites stay below WHITEST.
GAIN, SHEEN, KNEE, WHITEST = np.array((1.29, 1.15, 1.0)), .013, .45, .86
# Lamps stand lit: a viewer adds its own light to their glow, and has no film that turns bright colours pale.
UNDER_GLOW, PALE = .45, .25
# Opacity of each surface of a glass, which has four in a row, and of a pane.
GLASS, PANE = .16, .12
# Roughness of materials whose own is a sum of noises, without a colour ramp.
TIMBER = (.45,)
# Materials whose pattern is the product: they keep it, as a picture taken from above.
PATTERNED = ('flatweave',)


def upstream(socket):
    """Mean of the first colour ramp found upstream of a socket, else the first plain value, as RGB."""
    queue, first = [socket], None
    while queue:
        s = queue.pop(0)
        if not s.is_linked:
            value = s.default_value
            first = first or (tuple(value[:3]) if hasattr(value, '__len__') else (value,) * 3)
            continue
        node = s.links[0].from_node
        if node.type == 'VALTORGB':
            stops = [e.color[:3] for e in node.color_ramp.elements]
            return tuple(sum(c) / len(stops) for c in zip(*stops))
        queue[:0] = [i for i in node.inputs if i.type == 'RGBA']
    return first


def colours(nodes):
    """All colours that go into a material, in whatever pattern."""
    for node in nodes:
        found = [e.color for e in node.color_ramp.elements] if node.type == 'VALTORGB' else [i.default_value for i in node.inputs if i.type == 'RGBA']
        yield from (tuple(round(v, 3) for v in c) for c in found)


class Surface:
    """What a viewer needs to know of a material, read from its nodes. Those with the same `key` look alike."""

    def __init__(self, mat):
        nodes = mat.node_tree.nodes
        self.mat, self.bsdf = mat, nodes['Principled BSDF'].inputs
        value = {k: upstream(self.bsdf[k]) for k in ('Base Color', 'Roughness', 'Metallic', 'Transmission', 'Emission')}
        self.colour, self.rough = value['Base Color'], (value['Roughness'] or TIMBER)[0]
        strength = self.bsdf['Emission Strength']
        self.lit = max(value['Emission']) > 0 and (strength.is_linked or strength.default_value > 0)
        pane = any(n.type == 'BSDF_TRANSPARENT' for n in nodes)
        self.alpha = GLASS if value['Transmission'][0] > .5 else PANE if pane else 1
        self.metal = value['Metallic'][0] if self.alpha == 1 else 0
        self.key = (mat.name.split('.')[0], *sorted(colours(nodes)), round(self.rough, 2))

    def shine(self, colour, strength):
        """Show inputs as light, so that a render reads them; glass lets the camera through."""
        nodes, links = self.mat.node_tree.nodes, self.mat.node_tree.links
        node = nodes.new('ShaderNodeEmission' if self.alpha == 1 else 'ShaderNodeBsdfTransparent')
        links.new(node.outputs[0], nodes['Material Output'].inputs[0])
        for name, socket in zip((colour, strength), node.inputs if self.alpha == 1 else ()):
            source = self.bsdf[name] if name else None
            if source and source.is_linked:
                links.new(source.links[0].from_socket, socket)
            else:
                socket.default_value = source.default_value if source else 1

    def plain(self, colour, glow, picture=None):
        """The flat material of a viewer."""
        mat = bpy.data.materials.new(self.key[0])
        mat.use_nodes = True
        dim = UNDER_GLOW if max(glow) > .05 else 1
        values = {'Base Color': (*dim * viewed(colour), 1), 'Emission': (*np.minimum(1, (1 - PALE) * np.asarray(glow) + PALE * max(glow)), 1),
                  'Roughness': max(.05, self.rough), 'Metallic': self.metal, 'Alpha': self.alpha}
        for name, value in values.items():
            mat.node_tree.nodes['Principled BSDF'].inputs[name].default_value = value
        mat.blend_method = 'OPAQUE' if self.alpha == 1 else 'BLEND'
        if picture:
            node = mat.node_tree.nodes.new('ShaderNodeTexImage')
            node.image = picture
            mat.node_tree.links.new(node.outputs[0], mat.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
        return mat


def viewed(colour):
    """A base colour as the studio's light shows it."""
    lifted, room = np.maximum(GAIN * colour - SHEEN, .4 * GAIN * colour), WHITEST - KNEE
    return np.where(lifted < KNEE, lifted, WHITEST - room * np.exp((KNEE - lifted) / room))


def flatten(root):
    """Give every part of a product its flat material, one for each kind."""
    meshes = [o for o in root.children_recursive if o.type == 'MESH']
    surfaces = [Surface(m) for m in {slot.material: 0 for o in meshes for slot in o.material_slots}]
    light.world('#000000', 0)
    means = seen.averages(root, surfaces, 'Base Color')
    pictures = {m: seen.from_above(root, o, viewed) for o in meshes for m in o.data.materials if m.name in PATTERNED}
    glows = seen.averages(root, surfaces, 'Emission', 'Emission Strength') if any(s.lit for s in surfaces) else {}
    dark, flat = (0, 0, 0), {}
    for s in surfaces:
        if s.key not in flat:
            flat[s.key] = s.plain(means.get(s.key, s.colour), glows.get(s.key, dark) if s.lit else dark, pictures.get(s.mat))
    of = {s.mat: flat[s.key] for s in surfaces}
    for slot in [slot for o in meshes for slot in o.material_slots]:
        slot.material = of[slot.material]
    for s in surfaces:
        bpy.data.materials.remove(s.mat)
    for key, mat in flat.items():
        mat.name = key[0]
