import type { StoredRules } from '@selasar/domain/pricing';
import type { Row } from '../../data/firebase/rows.ts';

export interface RowHead {
  id: string;
  name: string;
  /** No longer offered, but it still has bookings. */
  isGone: boolean;
  rules: StoredRules;
}

interface AnyOffer {
  slug: string;
  rules?: StoredRules;
}

interface Offers<Offer extends AnyOffer, Item> {
  offers: readonly Row<Offer>[];
  nameOf: (offer: Row<Offer>) => string | undefined;
  /** The bookings and blocks in view, the offer of each, and the offer's name when they were made. */
  items: readonly Item[];
  offerOf: (item: Item) => string | undefined;
  itemName: (item: Item) => string | undefined;
}

export function offerRows<Offer extends AnyOffer, Item>(
  all: Offers<Offer, Item>,
): [RowHead, Item[]][] {
  const { offers, nameOf, items, offerOf, itemName } = all;
  const rows = new Map<string, [RowHead, Item[]]>();
  for (const offer of offers) {
    const id = offer.damage ? offer.id : offer.slug;
    rows.set(id, [{ id, name: nameOf(offer) ?? id, isGone: false, rules: offer.rules }, []]);
  }
  for (const item of items) {
    const id = offerOf(item);
    if (id === undefined) continue;
    const gone = { id, name: itemName(item) ?? id, isGone: true, rules: undefined };
    const row = rows.get(id) ?? [gone, []];
    row[1].push(item);
    rows.set(id, row);
  }
  return [...rows.values()].toSorted(
    ([a], [b]) => Number(a.isGone) - Number(b.isGone) || a.name.localeCompare(b.name, 'en'),
  );
}
