import { expect, it } from 'vitest';
import { commissionAt, sourceKeyName, sourceKeyOf, sourceText } from './changes/source.ts';
import { partnersSchema, readPartners, sourceKeySchema } from './partners.ts';

const hotel = { name: 'Hotel Sari', percent: 10 };
const source = { via: 'partner', partner: 'Hotel Sari', percent: 10 } as const;

it.each([source, { via: 'phone' } as const, undefined])('%o is chosen by its key', (one) => {
  expect(sourceKeySchema.parse(sourceKeyOf(one))).toBe(sourceKeyOf(one));
});

it.each(['', 'pigeon', 'partner ', 'toString', `partner ${'x'.repeat(61)}`])(
  'no source is called %j',
  (key) => expect(sourceKeySchema.safeParse(key).success).toBe(false),
);

it('is named as staff say it', () => {
  expect(sourceText(undefined)).toBe('Website');
  expect(sourceText(source)).toBe('Hotel Sari (10% commission)');
  expect(sourceKeyName('toString')).toBe('toString');
  expect(commissionAt({ ...source, percent: 15 }, 91.1)).toBe(13.67);
  expect(commissionAt({ via: 'phone' }, 91.1)).toBe(0);
});

it.each([
  [[hotel, { ...hotel, name: 'hotel sari' }], 'partners.1.name'],
  [[{ ...hotel, name: ' ' }], 'partners.0.name'],
  [[{ ...hotel, name: 'see www.example.com' }], 'partners.0.name'],
  [[{ ...hotel, percent: 101 }], 'partners.0.percent'],
  [[{ ...hotel, percent: -1 }], 'partners.0.percent'],
  [[{ ...hotel, percent: 2.5 }], 'partners.0.percent'],
  [Array.from({ length: 51 }, (_, index) => ({ ...hotel, name: `${index}` })), 'partners'],
])('refuses invalid partners, and names the field: %#', (partners, field) => {
  const { error } = partnersSchema.safeParse({ partners });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it('reads the valid ones of a damaged list', () => {
  expect(readPartners({ partners: [hotel, { name: 3 }, null] })).toEqual([hotel]);
  expect([undefined, null, { partners: 'all' }].map(readPartners)).toEqual([[], [], []]);
});
