import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { onNewVisit } from './visit.ts';

it('a list is loaded again for another visit, not for other filters', async () => {
  const loader = vi.fn<() => null>(() => null);
  const route = { path: '*', loader, shouldRevalidate: onNewVisit };
  const router = createMemoryRouter([route], { initialEntries: ['/tours'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const visit = 'from=2026-12-05&to=2026-12-08';
  const loads = async (path: string) => {
    loader.mockClear();
    await router.navigate(path);
    return loader.mock.calls.length;
  };
  expect(await loads('/tours?q=ubud')).toBe(0);
  expect(await loads(`/tours?q=ubud&${visit}`)).toBe(1);
  expect(await loads(`/tours?${visit}`)).toBe(0);
  expect(await loads(`/tours?${visit}&guests=4`)).toBe(1);
  expect(await loads('/tours')).toBe(1);
  expect(await loads('/villas')).toBe(1);
});
