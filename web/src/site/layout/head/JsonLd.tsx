import type { Graph, Thing, ItemList } from 'schema-dts';
import { use, Suspense } from 'react';
import { Await } from 'react-router-dom';
import { Served } from '../../../ui/served.ts';
import type { Place } from './jsonLd/offer.ts';
import { pageAddress } from './absolute.ts';

export type Things = (origin: string) => readonly Thing[];

/** No text can end the script element. */
const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);

export function JsonLd({ things }: { things: Things }) {
  const { origin } = use(Served);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things(origin) };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />
  );
}

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
