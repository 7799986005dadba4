import { describe, expect, it } from 'vitest';
import { bookingSearch } from '../requests/bookings/booking.ts';
import { transferSearch } from '../requests/transfers/transfer.ts';
import { foundBy, phoneTerm, searchWords } from './searchTerms.ts';

const searched = { ...bookingSearch, ...transferSearch };

const transfer = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  customerName: 'Amelia Hughes',
  customerEmail: 'Johannes.van.der.Merwe@example.com',
  customerPhone: '+62 812 3456 7890',
  itemName: 'Mount Batur Sunrise Trek',
  pickupLocation: 'Ngurah Rai International Airport (DPS)',
  destination: 'Alaya Resort, Ubud',
  hotelName: 'Alaya Resort',
  flightNumber: 'QF 43',
};
const isFound = (record: typeof transfer, search: string) => {
  const { searchTerms } = foundBy(searched, record);
  const words = searchWords(search);
  return words.length > 0 && words.every((word) => searchTerms.includes(word));
};
const finds = (customerName: string, search: string) =>
  isFound({ ...transfer, customerName }, search);

describe('a name', () => {
  it.each([
    ['Emma van Dijk', 'emma'],
    ['Emma van Dijk', 'EMMA  van d'],
    ['Emma van Dijk', 'van dijk'],
    ['Emma van Dijk', 'dijk emma'],
    ['Emma van Dijk', 'dij'],
    ['Chloé Dubois', 'chloe'],
    ['Chloe Dubois', 'Chloé'],
    ['Liam O’Connor', "o'con"],
    ['Liam O’Connor', 'oconnor'],
    ['Liam O’Connor', 'connor'],
    ['Mary-Ann Tan', 'ann'],
    ['Mary-Ann Tan', 'tan mary-ann'],
    ['Ana 𠮷野', '𠮷野'],
  ])('%s is found by "%s"', (name, search) => {
    expect(finds(name, search)).toBe(true);
  });

  it.each([
    ['Emma van Dijk', 'mma'],
    ['Emma van Dijk', 'emma dijks'],
    ['Emma van Dijk', '#'],
    ['Emma van Dijk', ''],
  ])('%s is not found by "%s"', (name, search) => {
    expect(finds(name, search)).toBe(false);
  });
});

it.each([
  'johannes.v',
  'johannes.van.der.merwe@example.com',
  '#1a2b',
  ' #1A2B3C4D ',
  '1a2b3c4d',
  '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  // The phone number in any notation.
  '+62 812 3456',
  '+628123456',
  '0812 3456',
  '08123456',
  '(0812) 3456-78',
  '0062 812',
  '812 3456 7890',
  // Its last digits.
  '567 890',
  '7890',
  '890',
  // The flight.
  'QF43',
  'qf 43',
  'QF-43',
  'qf',
  // Item, places and hotel; words of several of them, in any order.
  'batur',
  'sunrise mount',
  'airport',
  'dps',
  'ubud alaya',
  'amelia batur',
  'hughes amelia',
  'qf43 hughes',
  'hughes 0812 3456 ubud',
])('a record is found by "%s"', (search) => {
  expect(isFound(transfer, search)).toBe(true);
});

it.each([
  ['Groß', 'gross'],
  ['GROSS', 'groß'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Yılmaz', 'yilmaz'],
  ['Đorđe Æbeltoft', 'dorde aebel'],
  ['+49 (0)151 2345', '+49151'],
  ['+49 151 2345', '+49 (0)151 23'],
  ['+49 (0)151 2345', '0151'],
])('%s is found by "%s"', (customerName, search) => {
  const field = customerName.startsWith('+') ? 'customerPhone' : 'customerName';
  expect(isFound({ ...transfer, [field]: customerName }, search)).toBe(true);
});

it.each(['example.com', '3456', 'qf 44', 'amelia batur canggu', '0813'])(
  '"%s" does not find the record',
  (search) => {
    expect(isFound(transfer, search)).toBe(false);
  },
);

it('finds a record by a reference of digits only', () => {
  const record = { ...transfer, id: '01234567-5e1a-4bae-8ba1-000000000000' };
  expect(isFound(record, '01234567')).toBe(true);
  expect(isFound(record, '#0123')).toBe(true);
});

it('searches for the longest word first', () => {
  expect(searchWords(' Amelia  of Batur of ')).toEqual(['amelia', 'batur', 'of']);
});

it('stores at most twelve words of a text and twenty characters of a word', () => {
  const letters = Array.from('abcdefghijklmnopqrst');
  const words = letters.map((letter) => letter.padEnd(30, 'xyz'));
  const { searchTerms } = foundBy({ customerName: 'text' }, { customerName: words.join(' ') });
  expect(searchTerms).toHaveLength(12 * 20);
  expect(Math.max(...searchTerms.map((term) => term.length))).toBe(20);
  expect(searchTerms).toContain('l');
  expect(searchTerms).not.toContain('m');
});

it('finds a word by its stored characters, and by more', () => {
  const record = { ...transfer, customerName: 'Wolfeschlegelsteinhausen' };
  expect(isFound(record, 'wolfeschlegelsteinha')).toBe(true);
  expect(isFound(record, 'wolfeschlegelsteinhausen')).toBe(true);
});

it('never splits a character', () => {
  const { searchTerms } = foundBy(searched, { ...transfer, customerName: '𠮷'.repeat(60) });
  expect(searchTerms.some((term) => /\p{Cs}/u.test(term))).toBe(false);
});

it('sorts names without case and accents', () => {
  const keys = ['Zoe', 'émile', 'Anna', 'ZACK', 'emil'].map(
    (customerName) => foundBy(searched, { id: 'x', customerName }).customerNameKey,
  );
  expect(keys.toSorted()).toEqual(['anna', 'emil', 'emile', 'zack', 'zoe']);
});

it('accepts a record that lacks fields', () => {
  expect(foundBy(searched, { id: '1a2b3c4d' })).toEqual({
    searchTerms: [
      '#1',
      '#1a',
      '#1a2',
      '#1a2b',
      '#1a2b3',
      '#1a2b3c',
      '#1a2b3c4',
      '#1a2b3c4d',
      '1a2b3c4d',
    ],
    customerNameKey: '',
  });
});

describe('the words of a search', () => {
  it.each([
    // A sign alone is no search word.
    ['# amelia', ['amelia']],
    // A number is one word however its digits are grouped; a word that only begins or ends with digits is no number.
    ['0812 3456 78', ['812345678']],
    ['ubud 0812 3456', ['8123456', 'ubud']],
    ['qf43 812', ['qf43', '812']],
    ['812 43qf', ['43qf', '812']],
    // Only leading zeros are dropped.
    ['1002', ['1002']],
    ['0', ['0']],
    // Of two words of equal length, the alphabetically first one, in any order of input.
    ['bb aa', ['aa', 'bb']],
    ['aa bb', ['aa', 'bb']],
  ])('of "%s" are %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

it('keeps the leading zero of a word that is no number', () => {
  const { searchTerms } = foundBy({ customerName: 'text' }, { customerName: '0a1' });
  expect(searchTerms).toEqual(['0', '0a', '0a1']);
});

it('ignores an invalid field', () => {
  expect(foundBy({ customerName: 'text' }, { customerName: 5 })).toEqual({
    searchTerms: [],
    customerNameKey: '',
  });
});

it.each([
  ['+62 812 3456 7890', '0812-3456-7890'],
  ['+62 (0)812 3456 7890', '+62 812 3456 7890'],
  ['0062 812 3456 7890', '62 812 3456 7890'],
  ['+49 (0)151 0034 5678', '+49 151 00345678'],
  ['+1 212 000 0123', '0012120000123'],
  ['+354 410 4000', '+3544104000'],
])('a phone number is found by its last digits, however it is written: %s, %s', (typed, stored) => {
  const { searchTerms } = foundBy(searched, { ...transfer, customerPhone: stored });
  expect(searchTerms).toContain(phoneTerm(typed));
});

it('a phone number without its country has no such term', () => {
  expect([phoneTerm(''), phoneTerm('361 234567'), phoneTerm('Removed')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
