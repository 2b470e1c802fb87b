"""Open Image Denoise's network, run by OpenCV with the published weights.

Debian's Blender is built without the library, but its weights are available: a U-Net of sixteen convolutions, described
here in Darknet's format, the only one that OpenCV reads without further packages.
Weights and curve: Intel Open Image Denoise, Apache 2.0.
"""
import math
import struct

import cv2
import numpy as np

STEPS = ('conv enc_conv0', 'conv enc_conv1', 'pool', 'conv enc_conv2', 'pool', 'conv enc_conv3', 'pool', 'conv enc_conv4', 'pool',
         'conv enc_conv5a', 'conv enc_conv5b', 'up', 'join pool 3', 'conv dec_conv4a', 'conv dec_conv4b', 'up', 'join pool 2',
         'conv dec_conv3a', 'conv dec_conv3b', 'up', 'join pool 1', 'conv dec_conv2a', 'conv dec_conv2b', 'up', 'join input',
         'conv dec_conv1a', 'conv dec_conv1b', 'conv dec_conv0')
CHANNELS, GRAIN = 9, 16     # beauty, albedo, normal; sides must divide by 16, for four poolings


def tensors(path):
    """Return {name: array} of a .tza file."""
    data = path.read_bytes()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{path.name} is not a weights file')
    count, = struct.unpack_from('<I', data, at)
    at, out = at + 4, {}
    for _ in range(count):
        size, = struct.unpack_from('<H', data, at)
        name, rank = data[at + 2:at + 2 + size].decode(), data[at + 2 + size]
        at += 3 + size
        shape = struct.unpack_from(f'<{rank}I', data, at)
        kind, offset = struct.unpack_from('<cQ', data, at + 5 * rank)
        at += 5 * rank + 9
        out[name] = np.frombuffer(data, 'f2' if kind == b'h' else 'f4', math.prod(shape), offset).reshape(shape).astype('f4')
    return out


def network(path, width, height):
    """Build the U-Net for images of this size. Layer 0 repeats the input, because Darknet can only join layers."""
    weights, text = tensors(path), [f'[net]\nwidth={width}\nheight={height}\nchannels={CHANNELS}']
    blob, pools = [np.zeros(CHANNELS, 'f4'), np.eye(CHANNELS, dtype='f4')], []
    text.append(f'[convolutional]\nfilters={CHANNELS}\nsize=1\nstride=1\npad=0\nactivation=linear')
    for index, step in enumerate(STEPS, 1):
        kind, *what = step.split()
        if kind == 'conv':
            kernel, bias = weights[f'{what[0]}.weight'], weights[f'{what[0]}.bias']
            blob += [bias, kernel]
            text.append(f'[convolutional]\nfilters={len(bias)}\nsize=3\nstride=1\npad=1\nactivation=relu')
        elif kind == 'pool':
            pools.append(index)
            text.append('[maxpool]\nsize=2\nstride=2\npadding=0')
        elif kind == 'up':
            text.append('[upsample]\nstride=2')
        else:
            text.append(f'[route]\nlayers=-1,{0 if what[0] == "input" else pools[int(what[1]) - 1]}')
    header = struct.pack('<iiiq', 0, 2, 0, 0)
    return cv2.dnn.readNetFromDarknet(np.frombuffer('\n'.join(text).encode(), 'u1'),
                                      np.frombuffer(header + b''.join(a.astype('<f4').tobytes() for a in blob), 'u1'))


def curve(y):
    """Map light to the network's input: roughly perceptual, 65504 becomes 1."""
    low = 1.64593172 * np.power(np.maximum(y, 1e-9), .431384981) - .00294139609
    raw = np.where(y <= 1.5794576e-6, 1412.83765 * y, np.where(y <= .0322087631, low, .192653254 * np.log(y + .00626026094) + .998620152))
    return raw * .31896716


def light(x):
    """The inverse of curve."""
    x = x / .31896716
    low = np.power(np.maximum((x + .00294139609) / 1.64593172, 0), 1 / .431384981)
    return np.where(x <= .00223151711, x / 1412.83765, np.where(x <= .370974749, low, np.exp((x - .998620152) / .192653254) - .00626026094))


def exposure(beauty):
    """Return the factor that moves the image's middle grey to the network's training range."""
    luma = cv2.resize(beauty @ np.array([.072169, .71516, .212671], 'f4'), None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    luma = luma[luma > 1e-8]
    return .18 / 2 ** np.log2(luma).mean() if luma.size else 1.0


def denoise(path, beauty, albedo, normal):
    """Denoise linear BGR float arrays (height, width, 3); path is the weights file."""
    h, w = beauty.shape[:2]
    scale = exposure(beauty)
    layers = [curve(np.clip(beauty * scale, 0, 65504)), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5]
    stack = np.concatenate([layer[..., ::-1] for layer in layers], 2).astype('f4')
    stack = cv2.copyMakeBorder(stack[..., :3], 0, -h % GRAIN, 0, -w % GRAIN, cv2.BORDER_REFLECT), *[
        cv2.copyMakeBorder(np.ascontiguousarray(stack[..., i:i + 3]), 0, -h % GRAIN, 0, -w % GRAIN, cv2.BORDER_REFLECT) for i in (3, 6)]
    stack = np.concatenate(stack, 2)
    net = network(path, stack.shape[1], stack.shape[0])
    net.setInput(np.ascontiguousarray(stack.transpose(2, 0, 1)[None]))
    out = net.forward()[0].transpose(1, 2, 0)[:h, :w, ::-1]
    return (light(out) / scale).astype('f4')
