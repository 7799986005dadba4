import { afterEach, expect, it, vi } from 'vitest';
import { draftOf, type DraftPlace, hasDraft } from '../editing/drafts.ts';
import { draftsOf, newPictures } from './drafts.tsx';

const place: DraftPlace = { uid: 'ayu', collection: 'tours', slug: 'walk' };
const empty = { title: '', price: 0, steps: [''] };
const draft = {
  name: 'Walk',
  base: { title: 'Walk', price: 60, steps: ['a'] },
  values: { title: 'Long walk', price: 60, steps: ['a', 'b'] },
  texts: { price: '60' },
  files: ['a.png'],
};

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('returns a draft as it was stored, only to the same user for the same form', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:32:00Z') });
  draftOf(place, empty).write(draft);
  expect(draftOf(place, empty).read()).toEqual({ ...draft, at: '2026-11-20T06:32:00.000Z' });
  for (const other of [{ uid: 'made' }, { collection: 'villas' as const }, { slug: undefined }]) {
    expect(draftOf({ ...place, ...other }, empty).read()).toBeUndefined();
  }
  draftOf(place, empty).remove();
  expect(hasDraft(place)).toBe(false);
});

it('drops fields that the form no longer has, or of another collection', () => {
  const values = { title: true, price: 75, steps: 'a', discount: 1 };
  draftOf<object>(place, {}).write({ ...draft, values });
  expect(draftOf(place, empty).read()?.values).toEqual({ title: '', price: 75, steps: [''] });
});

it.each(['', '{', 'null', '7', '{"at":"never"}'])('reads no draft from %s', (text) => {
  localStorage.setItem('draft:ayu/tours/walk', text);
  expect(draftOf(place, empty).read()).toBeUndefined();
  expect(draftsOf('ayu')).toEqual([]);
});

it('lists the drafts of one user, newest first', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:32:00Z') });
  draftOf(place, empty).write(draft);
  draftOf({ ...place, uid: 'made' }, empty).write(draft);
  vi.setSystemTime('2026-11-21T06:32:00Z');
  draftOf({ ...place, slug: undefined }, empty).write({ ...draft, name: '' });
  expect(draftsOf('ayu').map(({ slug, name }) => [slug, name])).toEqual([
    [undefined, ''],
    ['walk', 'Walk'],
  ]);
});

it('knows the images that were uploaded for it', () => {
  const base = { image: 'old', gallery: ['a', ''] };
  const values = { image: 'new', gallery: ['a', 'b', ''] };
  expect(newPictures({ ...draft, base, values })).toEqual(['new', 'b']);
});
