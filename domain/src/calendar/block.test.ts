import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id, stay } from '../../testing/values.ts';
import { blockSchema } from './block.ts';
import { blockNightsAnswerSchema, calendarOperations } from './operations.ts';

const block = { villaId: 'villa-sawah', ...stay, reason: 'repair', note: 'New roof' };

const cases: SchemaCases = {
  'what blockNights takes': {
    schema: calendarOperations.blockNights.input,
    good: { ...block, blockId: id },
    bad: {
      blockId: ['1', undefined],
      villaId: ['a/b', '', undefined],
      startDate: [undefined, 1],
      endDate: [undefined, 1],
      reason: ['feed', '', undefined],
      note: ['x'.repeat(201), undefined],
    },
  },
  'what blockNights answers': {
    schema: blockNightsAnswerSchema,
    good: { ...block, blockId: id },
    bad: { blockId: [1], startDate: ['tomorrow'], endDate: [''], reason: ['guest'], note: [1] },
  },
  'what unblockNights takes': {
    schema: calendarOperations.unblockNights.input,
    good: { blockId: `${id}_${'a'.repeat(22)}`, reason: 'The guest has cancelled.' },
    bad: { blockId: ['1', 'a/b', `${id}_`, `${id}/a`, undefined], reason: ['x'.repeat(201), 1] },
  },
  'what unblockNights answers': {
    schema: calendarOperations.unblockNights.answer,
    good: { blockId: id },
    bad: { blockId: [undefined] },
  },
  'a stored block': {
    schema: blockSchema,
    good: {
      id,
      ...block,
      reason: 'feed',
      feedId: 'airbnb',
      uid: 'event@airbnb.example',
      source: 'Airbnb',
      createdAt: at,
      createdBy: 'feed',
      createdByName: 'Made',
    },
    bad: {
      villaId: [undefined],
      startDate: ['2027-02-29'],
      endDate: ['soon'],
      reason: ['guest', undefined],
      createdAt: ['today'],
      createdBy: [undefined],
    },
  },
};

describeSchemas(cases);
