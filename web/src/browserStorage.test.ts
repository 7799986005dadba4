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
  localStore.write('language', 'id');
  const reloaded = await load();
  expect(reloaded.localStore.read('language')).toBe('id');
  expect(reloaded.localStore.keys('la')).toEqual(['language']);
  reloaded.localStore.remove('language');
  expect((await load()).localStore.read('language')).toBeUndefined();
});

it('what it keeps nowhere lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { localStore, clearTab } = await load();
  localStore.write('language', 'id');
  expect(localStore.read('language')).toBe('id');
  clearTab();
  expect(localStore.read('language')).toBeUndefined();
});
