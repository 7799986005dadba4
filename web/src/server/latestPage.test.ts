import { expect, it } from 'vitest';
import { latestPage } from './latestPage.ts';

it('returns a page as long as its data is the same', () => {
  const drawn = latestPage<string>();
  drawn.set('/tours', 'six tours', 'a page');
  expect(drawn.get('/tours', 'six tours')).toBe('a page');
  expect(drawn.get('/tours', 'seven tours')).toBeUndefined();
  expect(drawn.get('/villas', 'six tours')).toBeUndefined();
  drawn.set('/tours', 'seven tours', 'another page');
  expect(drawn.get('/tours', 'six tours')).toBeUndefined();
});

it('evicts the least recently used page', () => {
  const drawn = latestPage<number>();
  for (let i = 0; i < 50; i++) drawn.set(`/tours?page=${i}`, '', i);
  drawn.set('/tours?page=0', '', 0);
  drawn.set('/villas', '', 50);
  expect(drawn.get('/tours?page=0', '')).toBe(0);
  expect(drawn.get('/tours?page=1', '')).toBeUndefined();
  expect(drawn.get('/tours?page=2', '')).toBe(2);
});
