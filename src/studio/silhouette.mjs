/** Silhouettes of triangles: filled on a grid, their borders followed and simplified to polygons. */

/** Cells along the longer side of a view. */
const CELLS = 640;
/** Smallest area, in cells, of a border: cloth and cane have pinholes. */
const LEAST = 60;

/** Marks the cells whose centres a triangle of [x, y] corners covers, and those under its edges: a thin leg has no gap. */
function fill(grid, columns, corners) {
  const ys = corners.map(([, y]) => y);
  const mark = (row, from, to) => {
    for (let x = Math.max(0, Math.floor(from)); x <= Math.min(columns - 1, Math.floor(to)); x += 1)
      grid[row * columns + x] = 1;
  };
  const rows = grid.length / columns;
  for (
    let row = Math.max(0, Math.floor(Math.min(...ys)));
    row <= Math.min(rows - 1, Math.floor(Math.max(...ys)));
    row += 1
  ) {
    // The part of the triangle between the upper and the lower side of the row.
    const xs = [];
    for (const [i, [x0, y0]] of corners.entries()) {
      const [x1, y1] = corners[(i + 1) % 3];
      if (y0 >= row && y0 <= row + 1) xs.push(x0);
      for (const y of [row, row + 1]) if ((y0 - y) * (y1 - y) < 0) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
    if (xs.length > 0) mark(row, Math.min(...xs), Math.max(...xs));
  }
}

/** Follows the borders between marked and unmarked cells; returns closed lists of [x, y] grid corners. */
function borders(grid, columns) {
  const rows = grid.length / columns;
  const at = (x, y) => x >= 0 && y >= 0 && x < columns && y < rows && grid[y * columns + x] === 1;
  const next = new Map();
  const width = columns + 1;
  const edge = (x0, y0, x1, y1) => {
    const from = y0 * width + x0;
    next.set(from, [...(next.get(from) ?? []), y1 * width + x1]);
  };
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      if (!at(x, y)) continue;
      if (!at(x, y - 1)) edge(x, y, x + 1, y);
      if (!at(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!at(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!at(x - 1, y)) edge(x, y + 1, x, y);
    }
  const loops = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const loop = [];
      let here = start;
      do {
        loop.push([here % width, Math.floor(here / width)]);
        here = next.get(here).pop();
      } while (here !== start);
      loops.push(loop);
    }
  }
  return loops;
}

const area = (loop) =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => sum + x * loop[(i + 1) % loop.length][1] - y * loop[(i + 1) % loop.length][0], 0),
  ) / 2;

/** Leaves out points that lie within `stray` cells of the line between those kept (Ramer, Douglas and Peucker). */
function simplified(points, stray) {
  if (points.length < 3) return points;
  const [[x0, y0], [x1, y1]] = [points[0], points.at(-1)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  let [far, most] = [0, stray];
  for (const [i, [x, y]] of points.entries()) {
    const off =
      length === 0 ? Math.hypot(x - x0, y - y0) : Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
    if (off > most) [far, most] = [i, off];
  }
  if (far === 0) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, far + 1), stray).slice(0, -1), ...simplified(points.slice(far), stray)];
}

/** The same for a closed border, which begins at its point farthest from the first. */
function simplifiedLoop(loop, stray) {
  const [x0, y0] = loop[0];
  const far = loop.reduce((best, [x, y], i) => {
    const [bx, by] = loop[best];
    return Math.hypot(x - x0, y - y0) > Math.hypot(bx - x0, by - y0) ? i : best;
  }, 0);
  const turned = [...loop.slice(far), ...loop.slice(0, far + 1)];
  const half = loop.length - far;
  return [
    ...simplified(turned.slice(0, half + 1), stray).slice(0, -1),
    ...simplified(turned.slice(half), stray).slice(0, -1),
  ];
}

/**
 * Returns the silhouette of triangles, each three [x, y] corners in any unit with y downwards: its size in that unit, and its
 * polygons in thousandths of the longer side, from its upper left corner. stray: largest distance, in cells, of a left-out
 * point from its polygon.
 */
export function silhouette(triangles, stray) {
  const xs = triangles.flat().map(([x]) => x);
  const ys = triangles.flat().map(([, y]) => y);
  const min = (values) => values.reduce((least, value) => Math.min(least, value), Infinity);
  const max = (values) => values.reduce((most, value) => Math.max(most, value), -Infinity);
  const [left, top, width, height] = [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)];
  const scale = CELLS / Math.max(width, height);
  const columns = Math.max(1, Math.ceil(width * scale));
  const grid = new Uint8Array(columns * Math.max(1, Math.ceil(height * scale)));
  for (const corners of triangles)
    fill(
      grid,
      columns,
      corners.map(([x, y]) => [(x - left) * scale, (y - top) * scale]),
    );
  const unit = 1000 / CELLS;
  const polygons = borders(grid, columns)
    .filter((loop) => area(loop) >= LEAST)
    .map((loop) => simplifiedLoop(loop, stray).map(([x, y]) => [Math.round(x * unit), Math.round(y * unit)]));
  return { width, height, polygons };
}
