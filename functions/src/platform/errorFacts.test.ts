import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorFacts } from './errorFacts.ts';

const typed = 'hannah@example.com\n    and more';

it('has the kind and origin of an error, not what was typed', () => {
  const facts = errorFacts(Object.assign(new TypeError(`no ${typed}`), { code: 5 }));
  expect(facts).toMatchObject({ error: 'TypeError', code: '5' });
  expect(facts['stack_trace']).toMatch(/^TypeError\n +at .*errorFacts\.test\.ts/);
  expect(JSON.stringify(facts)).not.toMatch(/hannah|and more/);
});

it('takes only frame-like lines after the whole message as frames', () => {
  const frame = '    at charge (bookings.ts:3:1)';
  const only = `Error\n${frame}`;
  const factsOf = (message: string, ...after: string[]) =>
    errorFacts(
      Object.assign(new Error(message), { stack: [`Error: ${message}`, ...after].join('\n') }),
    );
  expect(factsOf('lost\n    at Jalan Pantai 12', frame)['stack_trace']).toBe(only);
  expect(factsOf('Error', frame, 'Look at the log', '')['stack_trace']).toBe(only);
});

it('finds the frames of an error without a message', () => {
  expect(errorFacts(new Error(''))['stack_trace']).toContain('errorFacts.test.ts');
});

it('names the fields that a schema refused, not their values', () => {
  const { error } = z.object({ of: z.array(z.email()) }).safeParse({ of: [typed] });
  const facts = errorFacts(error);
  expect(facts['issues']).toEqual(['of.0: invalid_format']);
  expect(JSON.stringify(facts)).not.toContain('hannah');
});

it('has the release', () => {
  expect(errorFacts(new Error(typed))['serviceContext']).toEqual({
    service: 'functions',
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

it('is empty for a value that is no error', () => {
  expect(errorFacts(typed)).toEqual({ error: 'string' });
});
