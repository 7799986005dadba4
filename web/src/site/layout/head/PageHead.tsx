import { company } from '@selasar/domain/core';
import {
  currentLocale,
  type Language,
  languageCodes,
  languages,
  mainLanguage,
  t,
} from '@selasar/domain/i18n';
import { use } from 'react';
import type { BreadcrumbList } from 'schema-dts';
import { PageTitle } from '../../../brand/PageTitle.tsx';
import { addressIn } from '../../../i18n/address.ts';
import { paths } from '../../../paths.ts';
import { Served } from '../../../ui/served.ts';
import { absolute, pageAddress } from './absolute.ts';
import { JsonLd, type Things } from './JsonLd.tsx';
import type { Place } from './jsonLd/offer.ts';
import { heroPicture, sharedPicture, type ShownPicture } from './sharedPicture.ts';

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

/** React hoists all but the structured data into the head. */
export function PageHead({
  title,
  description,
  path,
  list,
  picture = heroPicture('home'),
  things = nothing,
}: PageHeadProps) {
  const { origin } = use(Served);
  const inLanguage = (language: Language) => absolute(origin, addressIn(language, path));
  const { language: here } = currentLocale();
  const address = inLanguage(here);
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
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={inLanguage(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(mainLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={languages[here].openGraph} />
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
