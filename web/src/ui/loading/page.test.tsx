import { screen } from '@testing-library/react';
import { Outlet, useLoaderData, useMatches } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { page } from './page.ts';

const Layout = () => (
  <>
    <h1>{String(useMatches().at(-1)?.handle)}</h1>
    <Outlet />
  </>
);
const within = (pages: RouteObject[]) => [
  { path: '/', Component: Layout, HydrateFallback: () => null, children: pages },
];

it('shows a page with its loader data, and passes its handle to the layout', async () => {
  const Trip = () => <p>{useLoaderData<string>()}</p>;
  renderAt(
    '/trips/7',
    within([
      page(
        '/trips/:id',
        async () => ({ Component: Trip, handle: 'A trip' }),
        async () => ({ loader: ({ params }) => `Trip ${params['id']}` }),
      ),
    ]),
  );
  expect(await screen.findByText('Trip 7')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('A trip');
});

it('requests the data before the code of the page has loaded', async () => {
  let comes = () => {};
  const code = new Promise<void>((resolve) => {
    comes = resolve;
  });
  let isLoaded = false;
  renderAt(
    '/trips',
    within([
      page(
        '/trips',
        () => code.then(() => ({ Component: () => <p>There</p> })),
        async () => ({ loader: () => (isLoaded = true) }),
      ),
    ]),
  );
  await expect.poll(() => isLoaded).toBe(true);
  expect(screen.queryByText('There')).toBeNull();
  comes();
  expect(await screen.findByText('There')).toBeTruthy();
});
