import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { crewPageOperations, staffCrewOperations } from './operations.ts';
import { crewFormSchema, crewLanguages, crewMemberSchema, maxDaysOff } from './crewMember.ts';
import { crewJobSchema, crewViewSchema } from './crewView.ts';

const form = {
  name: 'Made Suta',
  phone: '+62 812 3456 7890',
  languages: ['en'],
  drives: true,
  guides: false,
  seats: 4,
  daysOff: ['2026-12-14'],
  active: true,
};
const badForm = {
  name: ['', ' ', 'x'.repeat(121), undefined],
  phone: ['', '12', undefined],
  languages: ['en', ['xx'], undefined],
  seats: [0, 21, 1.5, '4'],
  daysOff: [['soon'], Array.from({ length: maxDaysOff + 1 }, () => '2026-12-14'), undefined],
  active: ['yes', undefined],
};
const job = {
  kind: 'bookings',
  id,
  part: 'tour',
  date: '2026-12-14',
  what: 'Ubud Walk',
  roles: ['driver'],
  guests: 2,
  customerName: 'Hannah Vogel',
};

const cases: SchemaCases = {
  'the form of a driver': {
    schema: crewFormSchema,
    good: form,
    bad: { ...badForm, drives: [false] },
  },
  'what saveCrew takes': {
    schema: staffCrewOperations.saveCrew.input,
    good: { ...form, crewId: id, seen: 5 },
    bad: { ...badForm, crewId: ['1', undefined], seen: ['now', 1.5] },
  },
  'a driver as stored': {
    schema: crewMemberSchema,
    good: { ...form, id, createdAt: at, updatedAt: at },
    bad: { name: [undefined], drives: [undefined], createdAt: [undefined] },
  },
  'what assignCrew takes': {
    schema: staffCrewOperations.assignCrew.input,
    good: { kind: 'bookings', id, role: 'driver', crewId: id, seen: null },
    bad: { role: ['boss'], crewId: ['1', undefined], seen: [undefined, 5], kind: ['messages'] },
  },
  'what assignCrew answers': {
    schema: staffCrewOperations.assignCrew.answer,
    good: { crewId: null },
    bad: { crewId: [5] },
  },
  'what crewAddress takes': {
    schema: staffCrewOperations.crewAddress.input,
    good: { crewId: id },
    bad: { crewId: ['1'] },
  },
  'what crewAddress answers': {
    schema: staffCrewOperations.crewAddress.answer,
    good: { key: 'k' },
    bad: { key: [undefined] },
  },
  'what tickByCrew takes': {
    schema: crewPageOperations.tickByCrew.input,
    good: { key: 'k', kind: 'transfers', id, part: 'transfer', what: null },
    bad: { key: ['x'.repeat(101)], part: ['lunch'], what: ['late', undefined] },
  },
  'a job on the page of a driver': {
    schema: crewJobSchema,
    good: { ...job, time: '07:30', tick: { what: 'done', at } },
    bad: { date: ['soon'], guests: [1.5], roles: [['boss']] },
  },
  'the page of a driver': {
    schema: crewViewSchema,
    good: { name: 'Made Suta', jobs: [job], updatedAt: at },
    bad: { jobs: [undefined], updatedAt: [undefined] },
  },
};
describeSchemas(cases);

it('each language has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  expect(crewLanguages.filter((code) => names.of(code) === undefined)).toEqual([]);
});
