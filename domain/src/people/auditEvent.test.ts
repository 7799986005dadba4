import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { staffPeopleOperations } from './operations.ts';
import { mostRefusalsCounted, securityEventSchema } from './securityEvent.ts';
import { editSchema, editOf, editTextLength } from './auditEvent.ts';

const event = { id, by: 'made', byName: 'Made', at, expiresAt: at };
const roleChanged = {
  kind: 'role-changed',
  person: 'k',
  name: 'Ketut',
  from: 'staff',
  to: 'admin',
};
const refused = { kind: 'call-refused', calls: ['setRole'], count: 2 };
const exported = { kind: 'export-made', list: 'bookings', rows: 12 };

describeSchemas({
  'a changed role': {
    schema: securityEventSchema,
    good: { ...event, what: roleChanged },
    bad: {
      what: [{ ...roleChanged, to: 'owner' }, { kind: 'role-changed' }, { kind: 'theft' }],
      by: [undefined],
      at: ['soon'],
      expiresAt: [undefined],
    },
  },
  'refused calls': {
    schema: securityEventSchema,
    good: { ...event, what: refused },
    bad: {
      what: [
        { ...refused, count: mostRefusalsCounted + 1 },
        { ...refused, calls: 'setRole' },
      ],
    },
  },
  'an export': {
    schema: securityEventSchema,
    good: { ...event, what: exported },
    bad: {
      what: [
        { ...exported, list: 'guests' },
        { ...exported, rows: 1.5 },
      ],
    },
  },
  'what a guest has asked for': {
    schema: securityEventSchema,
    good: { ...event, what: { kind: 'person-removed', ref: 'r-1' } },
    bad: { what: [{ kind: 'person-removed' }, { kind: 'person-exported', ref: 1 }] },
  },
  'the call before an export': {
    schema: staffPeopleOperations.recordExport.input,
    good: { exportId: id, list: 'transfers', rows: 0 },
    bad: { exportId: ['x', undefined], list: ['guests'], rows: [-1, 1.5, '3', 1_000_001] },
  },
});

const villa = { name: 'Villa Sawah', pricePerNight: 180, amenities: ['Pool'], updatedAt: 1 };

it('has the changed fields only', () => {
  expect(editOf(villa, { ...villa, pricePerNight: 195, updatedAt: 2 })).toEqual({
    what: 'changed',
    before: { pricePerNight: 180 },
    after: { pricePerNight: 195 },
  });
  const rules = { seats: 8, deposit: 20 };
  expect(editOf({ rules }, { rules: { deposit: 20, seats: 8 } })).toBeUndefined();
  expect(editOf({ rules }, { rules: { seats: 8 } })).toMatchObject({
    after: { rules: { seats: 8 } },
  });
  expect(editOf({ list: ['a'] }, { list: { 0: 'a' } })).toBeDefined();
});

it('is undefined if only a timestamp changed', () => {
  expect(editOf(villa, { ...villa, updatedAt: 2, createdAt: 2 })).toBeUndefined();
  expect(editOf(undefined, undefined)).toBeUndefined();
});

it('has all fields of a created or deleted document', () => {
  const { updatedAt: _, ...fields } = villa;
  expect(editOf(undefined, villa)).toEqual({ what: 'created', before: {}, after: fields });
  expect(editOf(villa, undefined)).toEqual({ what: 'deleted', before: fields, after: {} });
  expect(editOf({ a: 1 }, { b: 1 })).toMatchObject({ before: { a: 1 }, after: { b: 1 } });
});

it('truncates long texts, also in lists, but not the addresses of pictures', () => {
  const long = 'x'.repeat(editTextLength + 1);
  const after = { text: long, rows: [long, 'short'], image: long, gallery: [long], url: long };
  const cut = `${'x'.repeat(editTextLength)}…`;
  expect(editOf({}, after)?.after).toEqual({
    ...after,
    text: cut,
    rows: [cut, 'short'],
  });
});

describeSchemas({
  'an edit': {
    schema: editSchema,
    good: {
      id,
      kind: 'villas',
      of: 'villas/villa-sawah',
      name: 'Villa Sawah',
      what: 'changed',
      before: { pricePerNight: 180 },
      after: { pricePerNight: 195 },
      by: 'one',
      byName: 'Made',
      at,
    },
    bad: {
      kind: ['bookings'],
      of: [undefined],
      what: ['moved'],
      before: [1, undefined],
      after: ['x'],
      by: [undefined],
      at: ['soon'],
    },
  },
});
