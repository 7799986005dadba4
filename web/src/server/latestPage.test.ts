import { expect, it } from 'vitest';
import { latestPage } from './latestPage.ts';

it('returns a page as long as its data is the same', () => {
  const cache = latestPage<string>();
  cache.set('/tours', 'six tours', 'a page');
  expect(cache.get('/tours', 'six tours')).toBe('a page');
  expect(cache.get('/tours', 'seven tours')).toBeUndefined();
  expect(cache.get('/villas', 'six tours')).toBeUndefined();
  cache.set('/tours', 'seven tours', 'another page');
  expect(cache.get('/tours', 'six tours')).toBeUndefined();
});

it('evicts the least recently used page', () => {
  const cache = latestPage<number>();
  for (let i = 0; i < 50; i++) cache.set(`/tours?page=${i}`, '', i);
  cache.set('/tours?page=0', '', 0);
  cache.set('/villas', '', 50);
  expect(cache.get('/tours?page=0', '')).toBe(0);
  expect(cache.get('/tours?page=1', '')).toBeUndefined();
  expect(cache.get('/tours?page=2', '')).toBe(2);
});
