import { screen } from '@testing-library/react';
import type { Edit } from '@selasar/domain';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { EditItem } from './EditItem.tsx';
import { EditList } from './EditList.tsx';
import { editText, fieldsOf } from './editText.ts';

const edit: Edit = {
  id: 'one',
  kind: 'villas',
  of: 'villas/villa-sawah',
  name: 'Villa Sawah',
  what: 'changed',
  before: { pricePerNight: 180 },
  after: { pricePerNight: 195 },
  by: 'made',
  byName: 'Made',
  at: new Date('2026-11-20T02:05:00Z'),
};

const upload = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/selasar.appspot.com/o/tour-images%2Fvilla-images%2F${name}-5e1a?alt=media&token=a-1`;

it('describes in words who has edited what', () => {
  expect(editText(edit)).toBe('Made changed Villa Sawah');
  expect(editText({ ...edit, what: 'created', by: 'system' })).toBe('The system added Villa Sawah');
  const { byName: _, ...gone } = edit;
  expect(editText({ ...gone, what: 'deleted' })).toBe('Someone who has left deleted Villa Sawah');
});

it.each<[Partial<Edit>, string[]]>([
  [{}, ['Price per night (USD): $180 → $195']],
  [
    {
      before: { hasPool: false, amenities: ['Pool', 'Garden'], image: '' },
      after: { hasPool: true, amenities: [], image: '/images/a.webp' },
    },
    ['Private pool: No → Yes', 'Amenities: Pool; Garden → –', 'Main image: – → /images/a.webp'],
  ],
  [
    {
      before: { image: upload('0f3c11aa'), gallery: [] },
      after: { image: '', gallery: [upload('1b2c33dd')] },
    },
    ['Main image: Picture 0f3c11aa → –', 'Gallery: – → Picture 1b2c33dd'],
  ],
  [
    {
      before: { rules: { seats: 8, weekdays: [1, 3], deposit: 20 } },
      after: { rules: { seats: 10, weekdays: [1, 3], seasons: { '2026-12-20/2027-01-05': 250 } } },
    },
    ['Seats a day: 8 → 10', 'Deposit: 20 → –', 'Season prices: – → 2026-12-20/2027-01-05 250'],
  ],
  [{ after: { rules: { seats: 10 } }, before: {} }, ['Seats a day: – → 10']],
  [
    {
      kind: 'tours',
      before: { facts: { difficulty: 'easy', guideLanguages: 'en' } },
      after: { facts: { difficulty: 'hard', guideLanguages: 'en\nid' } },
    },
    ['Difficulty: Easy → Hard', 'Guide speaks: English → English, Indonesian'],
  ],
  [
    {
      kind: 'tours',
      before: { translations: { id_title: 'Jalan', id_duration: '8 jam' } },
      after: { translations: { id_title: 'Jalan-jalan', id_duration: '8 jam' } },
    },
    ['Title (Indonesian): Jalan → Jalan-jalan'],
  ],
  [
    { kind: 'users', before: { role: 'pending' }, after: { role: 'staff' } },
    ['Role: Waiting for approval → Staff'],
  ],
  [
    {
      kind: 'terms',
      before: { leadHours: 6 },
      after: { vehicles: [{ id: 'one', name: 'Sedan', priceUsd: 45 }] },
    },
    ['Lead time: 6 → –', 'Vehicles: – → name Sedan, priceUsd $45'],
  ],
  [
    {
      kind: 'currencies',
      before: { EUR: { perUsd: 0.91, asOf: '2026-10-01' } },
      after: {
        EUR: { perUsd: 0.93, asOf: '2026-11-20' },
        IDR: { perUsd: 16350, asOf: '2026-11-20' },
      },
    },
    ['EUR: 0.91 as of Oct 1, 2026 → 0.93 as of Nov 20, 2026', 'IDR: – → 16350 as of Nov 20, 2026'],
  ],
  [
    { kind: 'templates', before: { text: 'x'.repeat(130) }, after: { text: 'Hello' } },
    [`Text: ${'x'.repeat(120)}… → Hello`],
  ],
  [{ what: 'created', before: {}, after: { name: 'Villa Sawah' } }, []],
])('says which fields became others: %#', (more, words) => {
  const fields = fieldsOf({ ...edit, ...more });
  expect(fields.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual(words);
});

it.each<[Partial<Edit>, string | undefined]>([
  [{}, '/admin/villas?edit=villa-sawah'],
  [{ kind: 'tours', of: 'tours/ubud' }, '/admin/tours?edit=ubud'],
  [{ kind: 'terms', of: 'terms/transfers' }, '/admin/airport-transfers/terms'],
  [{ kind: 'currencies', of: 'currencies/table' }, '/admin/currencies'],
  [{ kind: 'templates', of: 'templates/driver' }, '/admin/templates'],
  [{ kind: 'users', of: 'users/made' }, undefined],
  [{ what: 'deleted' }, undefined],
])('leads to what was edited: %#', (more, href) => {
  renderAt('/', [{ path: '/', element: <EditItem edit={{ ...edit, ...more }} hasLink /> }]);
  const link = screen.queryByRole('link', { name: 'Open Villa Sawah' });
  expect(link?.getAttribute('href')).toBe(href);
  expect(screen.getByRole('listitem').textContent).toContain('Nov 20, 2026, 10:05 AM');
});

it('lists edits in order, and says if there are none', () => {
  const edits = [edit, { ...edit, id: 'two', name: 'Villa Embun', what: 'deleted' as const }];
  renderAt('/', [{ path: '/', element: <EditList edits={edits} /> }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('changed Villa Sawah'),
    expect.stringContaining('deleted Villa Embun'),
  ]);
  renderAt('/', [{ path: '/', element: <EditList edits={[]} /> }]);
  expect(screen.getByText('No edits yet')).toBeTruthy();
});
