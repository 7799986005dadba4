import { company } from '@selasar/domain';
import { use } from 'react';
import { PageTitle } from '../../brand/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { Served } from '../../ui/served.ts';
import { absolute } from './absolute.ts';
import { JsonLd } from './JsonLd.tsx';
import type { Things } from './JsonLd.tsx';
import { breadcrumbs } from './jsonLd/breadcrumbs.ts';
import type { Place } from './jsonLd/place.ts';
import { languages, mainLanguage } from './languages.ts';
import { heroPicture, sharedPicture } from './sharedPicture.ts';
import type { ShownPicture } from './sharedPicture.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The one address of the page, without filters. */
  path: string;
  /** The list that it belongs to. */
  list?: Place;
  /** What it shows first. */
  picture?: ShownPicture;
  things?: Things;
}

const home = { name: 'Home', path: paths.home };
const nothing: Things = () => [];

/** What search engines, chats and networks are told of a public page; React hoists all but the data into the head. */
export function PageHead({
  title,
  description,
  path,
  list,
  picture = heroPicture('home'),
  things = nothing,
}: PageHeadProps) {
  const { origin } = use(Served);
  const addressIn = ({ pathOf }: typeof mainLanguage) => absolute(origin, pathOf(path));
  const address = addressIn(mainLanguage);
  const { src, alt, size } = sharedPicture(picture);
  const way = [home, ...(list ? [list] : []), { name: title, path }];
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link
          key={language.code}
          rel="alternate"
          hrefLang={language.code}
          href={addressIn(language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={mainLanguage.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(origin, src)} />
      {size ? <meta property="og:image:width" content={String(size.width)} /> : null}
      {size ? <meta property="og:image:height" content={String(size.height)} /> : null}
      <meta property="og:image:alt" content={alt} />
      {/* All else that this card shows is taken from Open Graph. */}
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
