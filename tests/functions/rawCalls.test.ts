import type { OperationName } from '@selasar/domain/api';
import { expect, it } from 'vitest';
import { messageRequest } from './support/offer.ts';
import { openSuite, operationUrl } from './support/suite.ts';

const suite = openSuite();
const message = messageRequest(suite);

async function post(name: OperationName, body: string, contentType = 'application/json') {
  const answer = await fetch(operationUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

const type = (name: string) => `type.googleapis.com/google.protobuf.${name}`;
const nested = (depth: number, open: string, close: string) =>
  `{"data":${open.repeat(depth)}1${close.repeat(depth)}}`;
const data = (value: unknown) => JSON.stringify({ data: value });

const bodies: [string, string, string?][] = [
  ['an Int64Value that is none', data({ '@type': type('Int64Value'), value: 'x' })],
  ['an unknown @type', data({ ...message, name: { '@type': 'x', value: 'Hannah' } })],
  ['an @type of another type', data([{ '@type': 7 }])],
  ['an @type that says nothing', data({ '@type': '' })],
  ['lists, 10,000 deep', nested(10_000, '[', ']')],
  ['objects, 10,000 deep', nested(10_000, '{"a":', '}')],
  ['a list of a million', data(Array(1_000_000).fill(0))],
  ['a million characters', data({ ...message, message: 'x'.repeat(1_000_000) })],
  ['no data', JSON.stringify(message)],
  ['data and something else', JSON.stringify({ data: message, more: 1 })],
  ['a list', '[]'],
  ['nothing', '{}'],
  ['a form', 'data=1', 'application/x-www-form-urlencoded'],
  ['plain text', data(message), 'text/plain'],
];

it.each(bodies)(
  'a call with %s is refused with a code and a message',
  async (...[, body, type]) => {
    const { status, text } = await post('submitMessage', body, type);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({
      error: {
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/^[A-Z].*\.$/),
        details: { code: 'invalid-input', message: expect.stringMatching(/^[A-Z].*\.$/) },
      },
    });
  },
);

it.each(bodies)('a staff call with %s checks the caller first', async (...[, body, type]) => {
  const { status, text } = await post('setBookingStatus', body, type);
  expect(status).toBe(401);
  expect(text).toContain('sign-in-required');
});

it('a call without valid JSON is refused', async () => {
  expect((await post('submitMessage', '{"data":')).status).toBe(400);
});

it('a call without a content type is refused', async () => {
  const answer = await fetch(operationUrl('submitMessage'), {
    method: 'POST',
    body: new TextEncoder().encode(data(message)),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { details: { code: 'invalid-input' } } });
});

it('a call of the maximum size is accepted, and a larger one refused', async () => {
  const filled = (bytes: number) => {
    const empty = data({ ...message, message: '' });
    return data({ ...message, message: 'x'.repeat(bytes - empty.length) });
  };
  const detailsOf = async (bytes: number) =>
    JSON.parse((await post('submitMessage', filled(bytes))).text).error.details;
  expect(await detailsOf(100_000)).toMatchObject({ code: 'invalid-input', field: 'message' });
  expect(await detailsOf(100_001)).not.toHaveProperty('field');
});

it('a call of the maximum depth is accepted, and a deeper one refused', async () => {
  const nestedBy = (depth: number): unknown => (depth === 0 ? 1 : { a: nestedBy(depth - 1) });
  const detailsOf = async (depth: number) =>
    JSON.parse((await post('submitMessage', data({ ...message, name: nestedBy(depth) }))).text)
      .error.details;
  expect(await detailsOf(7)).toMatchObject({ code: 'invalid-input', field: 'name' });
  expect(await detailsOf(8)).not.toHaveProperty('field');
});

it.each(['application/json; charset=utf-8', 'application/json ;charset=utf-8'])(
  'a valid call of the type %s is accepted, also when repeated',
  async (contentType) => {
    const { status, text } = await post('submitMessage', data(message), contentType);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ result: { messageId: message.requestId } });
  },
);
