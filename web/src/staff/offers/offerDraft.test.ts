import { afterEach, expect, it } from 'vitest';
import { draftsOf, dropDraft, hasDraft, keepDraft, newPictures, readDraft } from './offerDraft.ts';
import type { DraftPlace } from './offerDraft.ts';

const place: DraftPlace = { uid: 'ayu', collection: 'tours', slug: 'walk' };
const empty = { title: '', price: 0, steps: [''] };
const draft = {
  at: '2026-11-20T06:32:00.000Z',
  name: 'Walk',
  base: { title: 'Walk', price: 60, steps: ['a'] },
  values: { title: 'Long walk', price: 60, steps: ['a', 'b'] },
  texts: { price: '60' },
  files: ['a.png'],
};

afterEach(() => localStorage.clear());

it('gives a draft back as it was kept, to the same person for the same form alone', () => {
  keepDraft(place, draft);
  expect(readDraft(place, empty)).toEqual(draft);
  for (const other of [{ uid: 'made' }, { collection: 'villas' as const }, { slug: undefined }]) {
    expect(readDraft({ ...place, ...other }, empty)).toBeUndefined();
  }
  dropDraft(place);
  expect(hasDraft(place)).toBe(false);
});

it('leaves out fields that the form has no more, or of another collection', () => {
  const values = { title: 7, price: 75, steps: 'a', discount: 1 };
  keepDraft<object>(place, { ...draft, values });
  expect(readDraft(place, empty)?.values).toEqual({ title: '', price: 75, steps: [''] });
});

it.each(['', '{', 'null', '7', '{"at":"never"}'])('takes %s for no draft', (text) => {
  localStorage.setItem('staff.draft ayu tours walk', text);
  expect(readDraft(place, empty)).toBeUndefined();
  expect(draftsOf('ayu')).toEqual([]);
});

it('lists the drafts of one person, newest first', () => {
  keepDraft(place, draft);
  keepDraft({ ...place, slug: undefined }, { ...draft, at: '2026-11-21T06:32:00.000Z', name: '' });
  keepDraft({ ...place, uid: 'made' }, draft);
  expect(draftsOf('ayu').map(({ slug, name }) => [slug, name])).toEqual([
    [undefined, ''],
    ['walk', 'Walk'],
  ]);
});

it('knows the pictures that were uploaded for it', () => {
  const base = { image: 'old', gallery: ['a', ''] };
  const values = { image: 'new', gallery: ['a', 'b', ''] };
  expect(newPictures({ ...draft, base, values })).toEqual(['new', 'b']);
});
