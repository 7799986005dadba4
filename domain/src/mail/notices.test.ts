import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { noticeKinds, readNoticeSettings, noticeOperations } from './operations.ts';

const set = {
  schema: noticeOperations.setNotice.input,
  good: { kind: 'reply', isOn: false },
  bad: { kind: ['rating', undefined], isOn: ['no', undefined] },
};

describeSchemas({
  'the input of setNotice': set,
  'the answer of setNotice': { ...set, schema: noticeOperations.setNotice.answer },
});

it.each([
  ['no document', undefined],
  ['an empty document', {}],
  ['a damaged document', 'off'],
  ['damaged switches', { newBooking: 'off', reply: null, cancellation: 0 }],
])('with %s every notice is on', (_, data) => {
  expect(Object.entries(readNoticeSettings(data))).toEqual(noticeKinds.map((kind) => [kind, true]));
});

it('a switch that is off turns off its own kind alone', () => {
  const { reply, ...others } = readNoticeSettings({ reply: false, newBooking: true });
  expect(reply).toBe(false);
  expect(Object.values(others)).toEqual([true, true, true, true, true]);
});
