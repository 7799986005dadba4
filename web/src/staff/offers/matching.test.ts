import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const items = [
  { name: 'Ubud Walk', location: 'Ubud' },
  { name: 'Sunset', location: 'Uluwatu' },
];
const found = (search: string) =>
  matching(items, search, ({ name, location }) => [name, location]).map(({ name }) => name);

it('finds items with the words in any of their texts, ignoring case', () => {
  expect(found('')).toEqual(['Ubud Walk', 'Sunset']);
  expect(found('WALK')).toEqual(['Ubud Walk']);
  expect(found('ulu')).toEqual(['Sunset']);
  expect(found('walk sunset')).toEqual([]);
});
