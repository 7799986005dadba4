import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { notOnNewQuery, onlyOnNewPath } from './onlyOnNewPath.ts';

it.each([
  ['a page', onlyOnNewPath, 1],
  ['a session', notOnNewQuery, 2],
])(
  '%s is not loaded for another query; asked for anew at its address: %#',
  async (_, shouldRevalidate, afterAsking) => {
    const loader = vi.fn<() => null>(() => null);
    const route = { path: '*', loader, shouldRevalidate };
    const router = createMemoryRouter([route], { initialEntries: ['/tours'] });
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/tours?category=family');
    await router.navigate('/tours?category=romantic');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.revalidate();
    expect(loader).toHaveBeenCalledTimes(afterAsking);
    await router.navigate('/villas');
    expect(loader).toHaveBeenCalledTimes(afterAsking + 1);
  },
);
