import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { JsonLd } from './JsonLd.tsx';
import { itemList } from './jsonLd/itemList.ts';
import type { Place } from './jsonLd/place.ts';

interface ListDataProps<Item> {
  list: Promise<readonly Item[]> | readonly Item[];
  /** Where an item of it is found. */
  place: (item: Item) => Place;
}

/** Tells search engines what a list leads to, once it is there. */
export function ListData<Item>({ list, place }: ListDataProps<Item>) {
  return (
    <Suspense>
      <Await resolve={list} errorElement={<></>}>
        {(items) => <JsonLd things={(origin) => [itemList(origin, items.map(place))]} />}
      </Await>
    </Suspense>
  );
}
