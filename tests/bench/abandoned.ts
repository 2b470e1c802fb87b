/** Image requests that are aborted. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { imagePath, widthsFor } from '../../src/core/images/picture.ts';
import { sizeOf } from '../../src/media/encode-image.ts';
import type { Media } from '../../src/media/media.ts';

/** Returns the most expensive renditions used by pages: the widest AVIF of each original. */
export async function expensivePictures(media: Media, count: number): Promise<string[]> {
  const paths = media.all().map(async ({ hash, path }) => {
    const size = await sizeOf(path);
    return { path: imagePath(hash, widthsFor(size).at(-1) ?? 0, 'avif'), pixels: size.width * size.height };
  });
  const sorted = (await Promise.all(paths)).sort((a, b) => b.pixels - a.pixels);
  return sorted.slice(0, count).map(({ path }) => path);
}

/** Requests each path on its own connection and aborts all at once. */
export async function abandon(port: number, paths: readonly string[]): Promise<void> {
  const sockets = paths.map((path) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'ready')));
  for (const socket of sockets) socket.destroy();
}
