/* The 3D viewer asks for a decoder script before it unpacks a model; the decoder itself is part of the viewer's own code. */
