/** Services that can be had for some pieces, their prices, and which cannot be carried up the stairs. Pure. */
import type { Access, DeliveryTerms } from './parcel.ts';
import { servicePrice } from './parcel-charges.ts';
import type { SentLine } from './planned-parcel.ts';
import type { DeliveryRules, Service, SizeClass } from './rules.ts';
import { sizeOf } from './size.ts';

export type OfferedService = Pick<Service, 'id' | 'name' | 'line' | 'carriesIn' | 'stairs'> & {
  /** Minor units, for all pieces that can have it. */
  readonly price: number;
  /** Part of the order. */
  readonly chosen: boolean;
  /** SKUs of the pieces that it is for. */
  readonly skus: readonly string[];
  /** SKUs among them that cannot be carried up the stairs of the address; with one, the service cannot be chosen. */
  readonly blocked: readonly string[];
};

type Piece = Pick<SentLine, 'sku' | 'quantity' | 'box'> & { readonly size: SizeClass };

function blockedBy({ carriesIn, stairs }: Service, pieces: readonly Piece[], access: Access | null): string[] {
  if (!carriesIn || !stairs || !access || access.floor === 0 || access.lift !== false) return [];
  const heavy = pieces.filter(({ box }) => access.floor > stairs.floors || box.weight > stairs.upTo);
  return heavy.map(({ sku }) => sku);
}

/** The services that these pieces can have, in the order of the rules. None for what is picked up at a store. */
export function offeredServices(
  rules: DeliveryRules,
  lines: readonly Pick<SentLine, 'sku' | 'quantity' | 'box'>[],
  { services, store, access }: DeliveryTerms,
): OfferedService[] {
  if (store !== null) return [];
  const pieces = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, size: sizeOf(rules, line.box) }));
  return rules.services.flatMap((service) => {
    const own = pieces.filter(({ size }) => service.perPiece[size.id] !== undefined);
    const price = servicePrice(service, own);
    if (price === null) return [];
    const { id, name, line, carriesIn, stairs } = service;
    const blocked = blockedBy(service, own, access);
    const chosen = services.includes(id) && blocked.length === 0;
    return [{ id, name, line, carriesIn, stairs, price, chosen, skus: own.map(({ sku }) => sku), blocked }];
  });
}

/** The terms without services that these pieces cannot have. */
export function possibleTerms(terms: DeliveryTerms, offered: readonly OfferedService[]): DeliveryTerms {
  return { ...terms, services: offered.filter(({ chosen }) => chosen).map(({ id }) => id) };
}

/** True when floor and lift matter: two people come with a van, or a chosen service carries pieces in. */
export function asksAccess(
  parcels: readonly { readonly transport: string }[],
  services: readonly Pick<OfferedService, 'carriesIn' | 'chosen'>[],
): boolean {
  return (
    parcels.some(({ transport }) => transport === 'van') ||
    services.some(({ carriesIn, chosen }) => carriesIn && chosen)
  );
}
