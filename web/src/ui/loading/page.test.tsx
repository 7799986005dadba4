import { screen } from '@testing-library/react';
import {
  Outlet,
  useLoaderData,
  useMatches,
  type RouteObject,
  createMemoryRouter,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { page, onNewPathOrReload } from './page.ts';

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

it('a page is loaded for another path or when asked to, not for another query or hash', async () => {
  const loader = vi.fn<() => null>(() => null);
  const route = { path: '*', loader, shouldRevalidate: onNewPathOrReload };
  const router = createMemoryRouter([route], { initialEntries: ['/tours'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/tours?category=family');
  await router.navigate('/tours?category=romantic');
  await router.navigate('/tours?category=romantic#book');
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(loader).toHaveBeenCalledTimes(1);
  await router.revalidate();
  expect(loader).toHaveBeenCalledTimes(2);
  await router.navigate('/villas');
  expect(loader).toHaveBeenCalledTimes(3);
});
