import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { JsonLd } from './JsonLd.tsx';
import { itemList } from './jsonLd/itemList.ts';
import type { Place } from './jsonLd/place.ts';

interface ListDataProps<Item> {
  list: Promise<readonly Item[]> | readonly Item[];
  /** The page of an item. */
  place: (item: Item) => Place;
}

/** Structured data of a list, once it has loaded. */
export function ListData<Item>({ list, place }: ListDataProps<Item>) {
  return (
    <Suspense>
      <Await resolve={list} errorElement={<></>}>
        {(items) => <JsonLd things={(origin) => [itemList(origin, items.map(place))]} />}
      </Await>
    </Suspense>
  );
}
