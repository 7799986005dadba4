import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import firebaseJson from '../../firebase.json?raw';
import { crewPages } from './app/browserRoutes.ts';
import { paths } from './paths.ts';
import { addressesWithoutData, pagesWithoutData } from './server/sitemap.ts';
import { finePrint, quickLinks } from './site/layout/links.ts';
import { sitePages, tripPages } from './site/routes.ts';
import { shell, signIn, staffPages } from './staff/routes.ts';

const routes = [
  { path: paths.home, children: [...sitePages, ...tripPages] },
  ...crewPages,
  signIn,
  { ...shell, children: staffPages },
];

const flat = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('tours', 'x'))];
  return Object.values(value as object).flatMap(flat);
};
/** The sidebar links to it although it has no page. */
const withoutPage: readonly string[] = [paths.admin.settings];

it('each address has a page', () => {
  const lost = flat(paths)
    .map((address) => address.replace(/\?.*$/, ''))
    .filter((pathname) => {
      const match = matchRoutes(routes, pathname)?.at(-1);
      return match === undefined || match.route.path === '*';
    });
  expect(lost).toEqual(withoutPage);
});

it('the footer leads to each page that needs no data', () => {
  const linked = [...quickLinks, ...finePrint].map(({ to }) => to);
  expect(linked).toEqual(expect.arrayContaining(pagesWithoutData));
});

// They are files, which Hosting would let browsers keep for an hour.
it('browsers ask anew for each page that needs no data', () => {
  const { hosting } = JSON.parse(firebaseJson) as {
    hosting: { headers: { source: string; headers: { value: string }[] }[] };
  };
  const asked = hosting.headers
    .filter(({ headers }) => headers.some(({ value }) => value === 'no-cache'))
    .flatMap(({ source }) => source.replaceAll(/^\/\{|\}$/g, '').split(','));
  expect(asked.map((name) => `/${name}`)).toEqual(expect.arrayContaining(addressesWithoutData));
});
