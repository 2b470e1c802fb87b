/** Outlines of the 3D models from the front, the side and above: content/media/models/<slug>.svg. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsSheen,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { silhouette } from './silhouette.mjs';

/** From [x, y, z] to [right, down]: models stand on y = 0 and face z. The side is seen from the right. */
const VIEWS = {
  front: ([x, y]) => [x, -y],
  side: ([, y, z]) => [-z, -y],
  above: ([x, , z]) => [x, z],
};
/** Between two views in the file, in its unit. */
const GAP = 100;
const BUDGET_BYTES = 3000;
/** See silhouette(); the first value that meets the budget is used. */
const STRAY = [1.4, 2, 2.8, 4, 5.6];

async function trianglesOf(path) {
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMaterialsSheen, KHRMaterialsVariants, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(new Uint8Array(readFileSync(path)));
  const triangles = [];
  for (const node of document.getRoot().listNodes()) {
    const m = node.getWorldMatrix();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const positions = primitive.getAttribute('POSITION');
      const corner = (index) => {
        const [x, y, z] = positions.getElement(index, []);
        return [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row]);
      };
      const indices = primitive.getIndices().getArray();
      for (let i = 0; i < indices.length; i += 3) triangles.push([0, 1, 2].map((k) => corner(indices[i + k])));
    }
  }
  return triangles;
}

/** Relative steps are shorter than points. */
const pathOf = (polygons) =>
  polygons
    .map((polygon) => {
      const steps = polygon.slice(1).map(([x, y], i) => `${x - polygon[i][0]} ${y - polygon[i][1]}`);
      return `M${polygon[0].join(' ')}l${steps.join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-');

function svgOf(triangles, stray) {
  let left = 0;
  let bottom = 0;
  const paths = Object.entries(VIEWS).map(([name, project]) => {
    const { width, height, polygons } = silhouette(
      triangles.map((corners) => corners.map(project)),
      stray,
    );
    const unit = 1000 / Math.max(width, height);
    const size = [width, height].map((metres) => Math.round(metres * 1000) / 10).join(' ');
    const place = `translate(${Math.round(left)} 0)`;
    left += width * unit + GAP;
    bottom = Math.max(bottom, height * unit);
    return `<path id="${name}" data-size="${size}" transform="${place}" d="${pathOf(polygons)}"/>`;
  });
  const box = `0 0 ${Math.ceil(left - GAP)} ${Math.ceil(bottom)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill-rule="evenodd">\n${paths.join('\n')}\n</svg>\n`;
}

/** Writes the outlines of a model beside it. data-size: width and height of the view in centimetres. */
export async function writeOutlines(path) {
  const triangles = await trianglesOf(path);
  const svg = STRAY.map((stray) => svgOf(triangles, stray)).find(({ length }) => length <= BUDGET_BYTES);
  if (!svg) throw new Error(`The outlines of ${path} cannot be drawn in ${BUDGET_BYTES} bytes`);
  writeFileSync(path.replace(/\.glb$/, '.svg'), svg);
  return svg.length;
}

/** Writes the outlines of all models in a folder. */
export async function outlines(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.glb')))
    await writeOutlines(`${folder}/${file}`);
}
