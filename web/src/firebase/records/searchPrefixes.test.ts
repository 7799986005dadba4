import { expect, it } from 'vitest';
import { searchPrefixes } from './searchPrefixes.ts';

const begins = (search: string, field: string) =>
  searchPrefixes(search)
    .filter((prefix) => prefix.field === field)
    .map(({ begin }) => begin);

it('takes a reference for the beginning of an id, whatever its case', () => {
  expect(searchPrefixes(' #1A2b3c4D ')).toEqual([{ field: 'id', begin: '1a2b3c4d' }]);
  expect(begins('00ff', 'id')).toEqual(['00ff']);
  expect(begins('wayan', 'id')).toEqual([]);
});

it('looks for names as they are usually written', () => {
  expect(begins("mary-ann o'neil", 'customerName')).toEqual(["mary-ann o'neil", "Mary-Ann O'Neil"]);
  expect(begins('putu', 'customerName')).toContain('Putu');
});

it('looks for an email only among emails, and for two words only among names', () => {
  expect(begins('Ana@Example.com', 'customerEmail')).toEqual([
    'Ana@Example.com',
    'ana@example.com',
  ]);
  expect(begins('Ana@Example.com', 'customerName')).toEqual([]);
  expect(begins('ana maria', 'customerEmail')).toEqual([]);
});

it('looks for nothing when nothing is asked', () => {
  expect(searchPrefixes('   ')).toEqual([]);
  expect(searchPrefixes('#xyz')).toEqual([]);
});
