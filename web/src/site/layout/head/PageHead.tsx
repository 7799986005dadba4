import { company } from '@selasar/domain/core';
import { currentLocale, languages, t } from '@selasar/domain/i18n';
import { use, Suspense } from 'react';
import type { BreadcrumbList, Graph, Thing, ItemList } from 'schema-dts';
import { Await } from 'react-router-dom';
import { PageTitle } from '../../../brand/PageTitle.tsx';
import { addressIn } from '../../../i18n/address.ts';
import { paths } from '../../../paths.ts';
import { Served } from '../../../ui/served.ts';
import { absolute, pageAddress, heroPicture, sharedPicture } from './addresses.ts';
import type { ShownPicture } from './addresses.ts';
import type { Place } from './jsonLd/offers.ts';

export const breadcrumbs = (origin: string, way: readonly Place[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageAddress(origin, path),
    })),
  }) as const satisfies BreadcrumbList;

interface PageHeadProps {
  title: string;
  description: string;
  path: string;
  list?: Place;
  picture?: ShownPicture;
  things?: Things;
}

const nothing: Things = () => [];

/** React hoists all but the structured data into the head. The sitemap has the page's address in each language. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, list, picture = heroPicture('home'), things = nothing } = props;
  const { origin } = use(Served);
  const { language: here } = currentLocale();
  const address = absolute(origin, addressIn(here, path));
  const { src, alt, size } = sharedPicture(picture);
  const way = [
    { name: t('Home'), path: paths.home },
    ...(list ? [list] : []),
    { name: title, path },
  ];
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={languages[here].locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(origin, src)} />
      {size ? <meta property="og:image:width" content={String(size.width)} /> : null}
      {size ? <meta property="og:image:height" content={String(size.height)} /> : null}
      <meta property="og:image:alt" content={alt} />
      {/* The card takes everything else from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd
        things={(origin) => [
          ...(path === paths.home ? [] : [breadcrumbs(origin, way)]),
          ...things(origin),
        ]}
      />
    </>
  );
}

type Things = (origin: string) => readonly Thing[];

/** No text can end the script element. */
const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);

function JsonLd({ things }: { things: Things }) {
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
