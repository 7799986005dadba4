import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { onNewPathOrReload } from './onNewPathOrReload.ts';

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
