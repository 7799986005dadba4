import { company, t, languageCodes, languages, mainLanguage, currentLocale } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { use } from 'react';
import { PageTitle } from '../../../brand/PageTitle.tsx';
import { addressIn } from '../../../i18n/address.ts';
import { paths } from '../../../paths.ts';
import { Served } from '../../../ui/served.ts';
import { absolute } from './absolute.ts';
import { JsonLd } from './JsonLd.tsx';
import type { Things } from './JsonLd.tsx';
import { breadcrumbs } from './jsonLd/breadcrumbs.ts';
import type { Place } from './jsonLd/place.ts';
import { heroPicture, sharedPicture } from './sharedPicture.ts';
import type { ShownPicture } from './sharedPicture.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The canonical path of the page, without filters. */
  path: string;
  /** The list that it belongs to. */
  list?: Place;
  /** The main picture of the page. */
  picture?: ShownPicture;
  things?: Things;
}

const nothing: Things = () => [];

/**
 * Metadata of a public page for search engines and link previews; React hoists all but the structured data into the
 * head.
 */
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
