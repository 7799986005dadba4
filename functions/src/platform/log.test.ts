import { expect, it } from 'vitest';
import { requestIdOf } from './log.ts';

const readable = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/;
const trace = '105445aa7843bc8bf206b12000100000/1;o=1';

it('a call has a short id that can be read out', () => {
  expect(requestIdOf({})).toMatch(readable);
  expect(requestIdOf({})).not.toBe(requestIdOf({}));
});

it('all calls of one trace have the same id', () => {
  const id = requestIdOf({ 'x-cloud-trace-context': trace });
  expect(id).toMatch(readable);
  expect(requestIdOf({ 'x-cloud-trace-context': trace })).toBe(id);
  expect(requestIdOf({ traceparent: trace })).toBe(id);
  expect(requestIdOf({ traceparent: `${trace}0` })).not.toBe(id);
});

it('accepts any value that a client sends', () => {
  for (const written of ['<script>', 'x'.repeat(10_000), 'hannah@example.com']) {
    expect(requestIdOf({ traceparent: written })).toMatch(readable);
  }
});
