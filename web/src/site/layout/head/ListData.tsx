import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { ItemList } from 'schema-dts';
import { JsonLd } from './JsonLd.tsx';
import type { Place } from './jsonLd/offer.ts';
import { pageAddress } from './absolute.ts';

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

interface ListDataProps<Item> {
  list: Promise<readonly Item[]> | readonly Item[];
  place: (item: Item) => Place;
}

export function ListData<Item>({ list, place }: ListDataProps<Item>) {
  return (
    <Suspense>
      <Await resolve={list} errorElement={<></>}>
        {(items) => <JsonLd things={(origin) => [itemList(origin, items.map(place))]} />}
      </Await>
    </Suspense>
  );
}
