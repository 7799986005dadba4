import { expect, it, vi } from 'vitest';
import { hydratedRouter } from './hydratedRouter.ts';

const load = vi.fn<() => string>(() => 'loaded');
const routes = [
  { id: 'tours', path: '/tours', loader: load },
  { id: 'villas', path: '/villas', loader: load },
];

it('shows the data from the server, and loads that of the next page', async () => {
  window.history.replaceState({ key: 'k', usr: 'state' }, '', '/id/tours?a=b#c');
  const router = hydratedRouter(routes, {
    basename: '/id',
    hydrationData: { loaderData: { tours: 'served' } },
  });
  const served = {
    location: { pathname: '/id/tours', search: '?a=b', hash: '#c', key: 'k', state: 'state' },
    loaderData: { tours: 'served' },
    restoreScrollPosition: false,
  };
  expect(router.state).toMatchObject(served);
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['tours']);

  const shown: string[] = [];
  const end = router.subscribe(({ location }) => shown.push(location.pathname));
  await router.navigate('/villas');
  expect(router.state).toMatchObject({
    location: { pathname: '/id/villas' },
    loaderData: { villas: 'loaded' },
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/id/villas');
  expect(shown.at(-1)).toBe('/id/villas');

  end();
  await router.navigate('/tours');
  expect(shown.at(-1)).toBe('/id/villas');
});
