import { describeSchemas } from '../../../testing/describeSchemas.ts';
import { at, id } from '../../../testing/values.ts';
import { recordExportInputSchema } from './recordExport.ts';
import { mostRefusalsCounted, securityEventSchema } from './securityEvent.ts';

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
    schema: recordExportInputSchema,
    good: { exportId: id, list: 'transfers', rows: 0 },
    bad: { exportId: ['x', undefined], list: ['guests'], rows: [-1, 1.5, '3', 1_000_001] },
  },
});
