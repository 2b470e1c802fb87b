"""Shader graphs in few words: Graph builds nodes, rgb() turns a hex colour into what Cycles wants."""
import bpy


def rgb(hex_colour, gain=1.0):
    """'#rrggbb' (sRGB) -> linear RGBA tuple, optionally brightened or darkened."""
    h = hex_colour.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[gain * (v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4) for v in c], 1)


class Graph:
    """Small node-tree builder: g('TexNoise', Vector=co, Scale=5) makes a node, wires it, returns its output."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.bsdf = self.nt.nodes['Principled BSDF']
        self.surface = self.nt.nodes['Material Output'].inputs['Surface']

    def _put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.nt.links.new(value, socket)
        else:
            socket.default_value = value

    def __call__(self, kind, out=0, **kw):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            if k in ('a', 'b', 'c'):
                self._put(n.inputs['abc'.index(k)], v)
            elif k in n.inputs:
                self._put(n.inputs[k], v)
            else:
                setattr(n, k, v)
        return n.outputs[out]

    def set(self, **kw):
        """Set or wire Principled inputs, e.g. set(Roughness=.4, Base_Color=socket)."""
        for k, v in kw.items():
            self._put(self.bsdf.inputs[k.replace('_', ' ')], v)
        return self.mat

    def coords(self, kind='Object', scale=(1, 1, 1), vary=True):
        """Texture coordinates, scaled, and shifted by a random amount for each object."""
        co = self('Attribute', out='Vector', attribute_name='grain') if kind == 'grain' else self('TexCoord', out=kind)
        if vary:
            shift = self('Math', operation='MULTIPLY', a=self('ObjectInfo', out='Random'), b=41.0)
            co = self('VectorMath', operation='ADD', a=co, b=shift)
        return self('Mapping', Vector=co, Scale=scale)

    def noise(self, co, scale, detail=4, **kw):
        return self('TexNoise', out='Fac', Vector=co, Scale=scale, Detail=detail, **kw)

    def math(self, op, a, b=0.0):
        return self('Math', operation=op, a=a, b=b)

    def mix(self, fac, a, b, mode='MIX'):
        return self('MixRGB', blend_type=mode, Fac=fac, Color1=a, Color2=b)

    def ramp(self, fac, *stops):
        n = self.nt.nodes.new('ShaderNodeValToRGB')
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (pos, col) in zip(e, stops):
            el.position = pos
            el.color = col if not isinstance(col, (int, float)) else (col, col, col, 1)
        self._put(n.inputs[0], fac)
        return n.outputs[0]

    def bump(self, height, strength=.5, distance=.002):
        self.set(Normal=self('Bump', Height=height, Strength=strength, Distance=distance))
