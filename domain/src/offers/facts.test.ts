import { expect, it } from 'vitest';
import { validateWith } from '../core/problem.ts';
import { offerRulesSchema } from '../pricing/rules/offerRules.ts';
import { tourSchema, villaSchema, factSchema, storedFactsSchema } from './offer.ts';
import {
  textFactsOf,
  factNames,
  offerFacts,
  tourFacts,
  villaFacts,
  type FactName,
  shownFacts,
} from './facts.ts';

it.each<[FactName, string, string]>([
  ['tourType', 'secret', 'field-invalid'],
  ['guideLanguages', 'en\nxx', 'field-invalid'],
  ['difficulty', 'easy\nhard', 'field-invalid'],
  ['walking', 'x'.repeat(81), 'text-too-long'],
  ['youngestAge', 'eight', 'number-not-whole'],
  ['youngestAge', '8.5', 'number-not-whole'],
  ['youngestAge', '0', 'number-too-small'],
  ['youngestAge', '100', 'number-too-large'],
  ['checkIn', '2 pm', 'time-invalid'],
  ['checkOut', '24:00', 'time-invalid'],
  ['rain', 'x'.repeat(301), 'text-too-long'],
  ['bring', 'x'.repeat(10_021), 'text-too-long'],
  ['captions', `/images/a.webp ${'x'.repeat(121)}`, 'text-too-long'],
  ['hostName', 'x'.repeat(81), 'text-too-long'],
  ['hostLanguages', 'en\nxx', 'field-invalid'],
])('refuses %s = %s', async (name, value, code) => {
  const { problems } = await validateWith(factSchema(offerFacts[name]), value);
  expect(problems).toMatchObject([{ code }]);
});

it.each<[FactName, string]>([
  ['tourType', 'private'],
  ['guideLanguages', 'en\nid'],
  ['youngestAge', '99'],
  ['checkIn', '14:00'],
  ['walking', 'x'.repeat(80)],
  ['beds', 'Bedroom 1: 1 king\nBedroom 2: 2 singles'],
])('accepts %s = %s', (name, value) => {
  expect(factSchema(offerFacts[name]).parse(value)).toBe(value);
});

it('every fact may be empty', () => {
  for (const spec of Object.values(offerFacts)) expect(factSchema(spec).parse('')).toBe('');
});

it('invalid facts are read as none, and the others stay', () => {
  const schema = storedFactsSchema(villaFacts);
  expect(schema.parse({ checkIn: 14, checkOut: '11:00', moonPhase: 'full' })).toEqual({
    checkOut: '11:00',
  });
  for (const damaged of [7, null, 'none', []]) expect(schema.parse(damaged)).toBeUndefined();
  expect(schema.parse(undefined)).toBeUndefined();
});

it('no two different fields, facts and rules of offers have the same name, as forms and translations require', () => {
  const fields = [tourSchema, villaSchema].flatMap(({ shape }) => Object.keys(shape));
  const others = new Set([...fields, ...Object.keys(offerRulesSchema.shape)]);
  expect(factNames.filter((name) => others.has(name))).toEqual([]);
  const ofBoth = Object.keys(tourFacts).filter((name) => name in villaFacts);
  for (const name of ofBoth)
    expect(Reflect.get(tourFacts, name)).toBe(Reflect.get(villaFacts, name));
  const all = [...Object.keys(tourFacts), ...Object.keys(villaFacts)];
  expect(factNames).toHaveLength(all.length - ofBoth.length);
});

it('shows the facts of a place in order, in words', () => {
  const facts = {
    rain: 'We go',
    youngestAge: '8',
    guideLanguages: 'en\nid',
    tourType: 'private',
    walking: '',
  };
  expect(shownFacts(tourFacts, 'summary', { facts })).toEqual([
    { name: 'tourType', label: 'Tour type', lines: ['Private'], language: undefined },
    {
      name: 'guideLanguages',
      label: 'Guide speaks',
      lines: ['English, Indonesian'],
      language: undefined,
    },
    { name: 'youngestAge', label: 'Age', lines: ['from 8'], language: undefined },
  ]);
  expect(shownFacts(tourFacts, 'details', { facts })).toEqual([
    { name: 'rain', label: 'If it rains', lines: ['We go'], language: 'en' },
  ]);
  expect(shownFacts(villaFacts, 'details', { facts: { beds: 'A\nB' } })).toMatchObject([
    { lines: ['A', 'B'] },
  ]);
  expect(shownFacts(villaFacts, 'summary', { facts: { size: '1200' } })).toMatchObject([
    { lines: ['1,200 m²'] },
  ]);
  expect(shownFacts(villaFacts, 'summary', {})).toEqual([]);
});

it('only what staff write is translated', () => {
  expect(textFactsOf(tourFacts)).toEqual([
    'walking',
    'pickupAreas',
    'bring',
    'rain',
    'hostAbout',
    'captions',
  ]);
});
