import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import {
  noticeKinds,
  noticeOperations,
  ownNoticeOperations,
  readNoticeSettings,
  readOwnNotices,
} from './notices.ts';

const set = {
  schema: noticeOperations.setNotice.input,
  good: { kind: 'reply', isOn: false },
  bad: { kind: ['rating', undefined], isOn: ['no', undefined] },
};

describeSchemas({
  'the input of setNotice': set,
  'the answer of setNotice': { ...set, schema: noticeOperations.setNotice.answer },
  'the input of setOwnNotices': {
    schema: ownNoticeOperations.setOwnNotices.input,
    good: { pace: 'morning', review: false },
    bad: { pace: ['weekly', 7], review: ['no', null] },
  },
});

it.each([
  ['no document', undefined],
  ['an empty document', {}],
  ['a damaged document', 'off'],
  ['damaged switches', { newBooking: 'off', reply: null, cancellation: 0 }],
])('with %s the company hears of what it always heard of, and nobody of staff hears', (_, data) => {
  const later = ['review', 'unpaidDeposit'];
  expect(Object.entries(readNoticeSettings(data))).toEqual(
    noticeKinds.map((kind) => [kind, !later.includes(kind)]),
  );
  expect(readOwnNotices(data)).toMatchObject({ pace: 'never', review: true });
});

it('a switch that is off turns off its own kind alone', () => {
  const { reply, ...others } = readNoticeSettings({ reply: false, newBooking: true });
  expect(reply).toBe(false);
  expect(Object.values(others)).toEqual([true, true, true, true, true, false, false]);
  expect(readNoticeSettings({ review: true }).review).toBe(true);
  expect(readOwnNotices({ pace: 'atOnce', reply: false })).toMatchObject({
    pace: 'atOnce',
    reply: false,
    review: true,
  });
});
