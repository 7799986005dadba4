import { expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import { staffPages } from '../../routes.ts';
import { setupPagesFor } from '../../common/links.ts';
import { pageHits } from './SearchButton.tsx';

const addresses = (isAdmin: boolean) => pageHits('', isAdmin).map(({ to }) => to);

it('an admin finds each page of the staff area, but for the pages of one villa or guest', () => {
  const pages = staffPages.filter(({ lazy }) => lazy !== undefined);
  const all = pages.map(({ path = paths.admin.dashboard }) => path.replace('/:date?', ''));
  const lost = all.filter((path) => !addresses(true).includes(path));
  expect(lost).toEqual([paths.admin.villaCalendars(':slug'), paths.admin.guests]);
});

it('staff do not find the pages for admins', () => {
  const own = new Set(addresses(false));
  const lost = addresses(true).filter((to) => !own.has(to));
  const forAdmins = setupPagesFor(true).filter((page) => page.adminsOnly);
  expect(lost).toEqual([...forAdmins.map(({ to }) => to), paths.admin.securityEvents]);
});

it('finds a page by the beginnings of its words, in any order', () => {
  const names = (search: string) => pageHits(search, true).map(({ name }) => name);
  expect(names('bookings')).toEqual(['Bookings', 'Review Bookings']);
  expect(names('TRANSF airp')).toEqual(['Airport Transfers']);
  expect(names('settings')).toEqual([]);
});
