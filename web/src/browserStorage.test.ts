import { afterEach, expect, it, vi } from 'vitest';

/** The storages of a page that was just loaded. */
const load = () => {
  vi.resetModules();
  return import('./browserStorage.ts');
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('what a browser refuses to keep for long lasts as long as the tab, reloads included', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { localStore } = await load();
  localStore.write('trip', 'a-key');
  const reloaded = await load();
  expect(reloaded.localStore.read('trip')).toBe('a-key');
  expect(reloaded.localStore.keys('tr')).toEqual(['trip']);
  reloaded.localStore.remove('trip');
  expect((await load()).localStore.read('trip')).toBeUndefined();
});

it('what it keeps nowhere lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { localStore, clearTab } = await load();
  localStore.write('trip', 'a-key');
  expect(localStore.read('trip')).toBe('a-key');
  clearTab();
  expect(localStore.read('trip')).toBeUndefined();
});
