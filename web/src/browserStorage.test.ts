import { afterEach, expect, it, vi } from 'vitest';
import { removeOldTrips } from './browserStorage.ts';

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

it('removes keys and copies of trips that earlier versions kept, and nothing else', () => {
  for (const name of ['trip', 'trip-copy:a', 'trip-copy:b', 'currency']) {
    localStorage.setItem(name, 'x');
  }
  sessionStorage.setItem('trip', 'a-key');
  removeOldTrips();
  expect(Object.keys(localStorage)).toEqual(['currency']);
  expect(sessionStorage.getItem('trip')).toBe('a-key');
});
