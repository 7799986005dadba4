import { describe, expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { faultLimits, faultSchema, framesIn, scrubbed } from './faults.ts';

describeSchemas({
  'what a browser reports': {
    schema: faultSchema,
    good: { message: 'x', stack: 'y', release: 'z' },
    bad: {
      message: [undefined, 'x'.repeat(faultLimits.message * 4 + 1), { html: 1 }],
      stack: ['x'.repeat(faultLimits.body + 1)],
      release: ['x'.repeat(41)],
    },
  },
});

describe('the text of an error', () => {
  it.each([
    ['hannah@example.com is not there', '(email) is not there'],
    ['Could not read "Hannah Vogel"', 'Could not read (text)'],
    [
      "Cannot read properties of undefined (reading 'name')",
      'Cannot read properties of undefined (reading (text))',
    ],
    ["it doesn't, and it can't", "it doesn't, and it can't"],
    ['begins with “Hannah and is cut', 'begins with (text)'],
    ['call +62 812 3456 7890', 'call +0 0 0 0'],
    ['at https://example.com/trip/x?k=1 it failed', 'at (address) it failed'],
    ['key Zx8Qv0mJtY2nLr4pKs6w of', 'key (key) of'],
    ['two\n\tlines\u202E', 'two lines'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Hannah',
      'Minified React error #418',
    ],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(0)>'],
  ])('%j becomes %j', (message, left) => {
    expect(scrubbed(message)).toBe(left);
  });

  it('is short, and contains no half of an address at its end', () => {
    const message = `${'word '.repeat(38)}hannah@example.com`;
    expect(scrubbed(message)).not.toContain('hannah');
    expect(scrubbed('word '.repeat(1000))).toHaveLength(faultLimits.message);
  });
});

it('keeps only the frames of our own files in a stack', () => {
  const stack = [
    'Error: no hannah@example.com',
    '    at book (https://bali.example/assets/index-Bx1_-2a3.js:10:200)',
    '    at https://bali.example/assets/TripPage-C0.js:1:2?key=secret',
    '    at chrome-extension://abc/content.js:1:1',
    '    at https://evil.example/<script>.js:1:1',
  ].join('\n');
  expect(framesIn(stack)).toEqual(['assets/index-Bx1_-2a3.js:10:200', 'assets/TripPage-C0.js:1:2']);
  expect(framesIn('/assets/a.js:1:1\n'.repeat(100))).toHaveLength(faultLimits.frames);
});
