import List from '@mui/material/List';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ChunkLoadError } from '../../ui/loading/fetchedFirst.ts';
import { tryAgain, untilLoaded } from '../../ui/loading/waiting.ts';
import { adminLinks, moreLinks } from '../common/links.ts';
import { Page } from './AdminLayout.tsx';
import { SidebarLink } from './Sidebar.tsx';

const Shell = () => (
  <>
    <List>
      {[...adminLinks, ...moreLinks].map((link) => (
        <SidebarLink key={link.to} {...link} count={undefined} onChoose={undefined} />
      ))}
    </List>
    <Page />
  </>
);

/** On the tours page, with links to pages whose code loads on command; after a failure it loads at once. */
function open() {
  let code = { come: () => {}, fail: (_error: Error) => {} };
  const first = new Promise<void>((come, fail) => (code = { come, fail }));
  let hasFailed = false;
  const lazy = (title: string) => ({
    Component: untilLoaded(async () => {
      if (!hasFailed) await first;
      return () => <h2>{title}</h2>;
    }),
  });
  renderAt(paths.admin.tours, [
    {
      path: '/admin',
      Component: Shell,
      children: [
        { path: paths.admin.tours, element: <h2>All tours</h2> },
        { path: paths.admin.day(), lazy: lazy('The day') },
        { path: paths.admin.transfers, element: <Link to={paths.admin.transferTerms}>Terms</Link> },
        { path: paths.admin.transferTerms, lazy: lazy('The terms') },
        { path: paths.admin.setup, element: <Link to={paths.admin.currencies}>Currencies</Link> },
        { path: paths.admin.currencies, element: <h2>The currencies</h2> },
      ],
    },
  ]);
  return {
    come: () => code.come(),
    fail: (error: Error) => {
      hasFailed = true;
      code.fail(error);
    },
  };
}
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
const shown = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

it('shows the placeholder of the requested page at once, and marks its link', async () => {
  const code = open();
  expect(marked()).toEqual(['Tours']);
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(screen.getByRole('status', { name: 'Loading Today' })).toBeTruthy();
  expect(shown()).toEqual([]);
  expect(marked()).toEqual(['Today']);
  await act(async () => code.come());
  expect(shown()).toEqual(['The day']);
  expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull();
  expect(marked()).toEqual(['Today']);
});

it('shows and marks the current page while the other cannot load', async () => {
  const code = open();
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await act(async () => code.fail(new ChunkLoadError('offline', undefined)));
  expect(shown()).toEqual(['All tours']);
  expect(marked()).toEqual(['Tours']);
  await act(async () => tryAgain());
  expect(shown()).toEqual(['The day']);
  expect(marked()).toEqual(['Today']);
});

it('marks Setup for a page in it; below the address of a main link, that link', async () => {
  const code = open();
  await userEvent.click(screen.getByRole('link', { name: 'Airport Transfers' }));
  expect(marked()).toEqual(['Airport Transfers']);
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(screen.getByRole('status', { name: 'Loading Transfer terms' })).toBeTruthy();
  expect(marked()).toEqual(['Airport Transfers']);
  await act(async () => code.come());
  expect(shown()).toEqual(['The terms']);
  expect(marked()).toEqual(['Airport Transfers']);

  await userEvent.click(screen.getByRole('link', { name: 'Setup' }));
  await userEvent.click(screen.getByRole('link', { name: 'Currencies' }));
  expect(shown()).toEqual(['The currencies']);
  expect(marked()).toEqual(['Setup']);
});
