import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { onlyOnNewPath } from './onlyOnNewPath.ts';

it('loads for another path and when asked to, not for another query', async () => {
  const loader = vi.fn(() => null);
  const route = { path: '*', loader, shouldRevalidate: onlyOnNewPath };
  const router = createMemoryRouter([route], { initialEntries: ['/tours'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(loader).toHaveBeenCalledTimes(1);
  await router.navigate('/tours?category=family');
  await router.navigate('/tours?category=romantic');
  expect(loader).toHaveBeenCalledTimes(1);
  await router.revalidate();
  expect(loader).toHaveBeenCalledTimes(2);
  await router.navigate('/villas');
  expect(loader).toHaveBeenCalledTimes(3);
});
