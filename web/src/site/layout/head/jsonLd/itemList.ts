import type { ItemList } from 'schema-dts';
import { pageAddress } from '../absolute.ts';
import type { Place } from './place.ts';

/** The pages that a list links to, regardless of its filters. */
export const itemList = (origin: string, places: readonly Place[]) =>
  ({
    '@type': 'ItemList',
    numberOfItems: places.length,
    itemListElement: places.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: pageAddress(origin, path),
    })),
  }) as const satisfies ItemList;
