/** Texts about sizes: the drawing, the shopper's measurements, and the result of the check. */
import type { Fit } from './fit.ts';
import type { SpaceSide } from './space.ts';

const SIDES = { wide: 'wide', deep: 'deep', tall: 'tall' } as const;
const LABELS: Record<SpaceSide, string> = {
  doorWidth: 'Door width',
  doorHeight: 'Door height',
  roomWidth: 'Room width',
  roomDepth: 'Room depth',
  roomHeight: 'Ceiling',
};

export const FIT_COPY = {
  title: 'Will it fit?',
  drawing: (width: number, depth: number, height: number) =>
    `Drawn to scale: ${width} cm wide, ${depth} cm deep and ${height} cm high, beside a person of 170 cm and a door of 90 by 210 cm.`,
  sizes: (width: number, depth: number, height: number) => `W ${width} × D ${depth} × H ${height} cm`,
  cardSizes: (sides: readonly number[]) => `${sides.join(' × ')} cm`,
  toScale: ', drawn to scale',
  scene: 'To scale, with a person of 170 cm and a door of 90 × 210 cm',
  front: 'Front',
  side: 'Side',
  above: 'From above',
  yours: 'Your door and room',
  yoursLine: 'Kept on this device alone. Every piece then says whether it fits.',
  labels: LABELS,
  inCentimetres: (label: string) => `${label} in centimetres`,
  forget: 'Forget my measures',
  myRoom: (sizes: string) => `Use my room: ${sizes}`,
  fits: 'Fits your space',
  unknown: '',
} as const;

/** 'Fits your space', 'Too wide by 4 cm', 'Too wide for your door by 4 cm'; '' when unknown. */
export function fitText(fit: Fit): string {
  if (fit.state === 'unknown') return FIT_COPY.unknown;
  if (fit.state === 'fits') return FIT_COPY.fits;
  const place = fit.where === 'door' ? ' for your door' : '';
  return `Too ${SIDES[fit.side]}${place} by ${fit.by} cm`;
}
