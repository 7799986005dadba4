import { expect, it } from 'vitest';
import { messagesOf } from './messages.ts';

it('are rules that do not compile and what our own code says, and nothing else of what firebase-tools prints', () => {
  const output = `\u001b[36mi  firestore:\u001b[39m Change detected, updating rules...
\u001b[33m⚠ \u001b[39m ../../firestore.rules:20:13 - \u001b[31mERROR\u001b[39m Missing conditional expression after 'if'.
✔  firestore: Rules updated.
⚠  missing '}' at 'allow' in /home/ann/selasar/storage.rules:10
suite: uncaught error in GET /: Error: write EPIPE
    at afterWriteDispatched (node:internal/stream_base_commons:161:15)
`;
  expect(messagesOf(output))
    .toBe(`⚠  ../../firestore.rules:20:13 - ERROR Missing conditional expression after 'if'.
⚠  missing '}' at 'allow' in /home/ann/selasar/storage.rules:10
suite: uncaught error in GET /: Error: write EPIPE
`);
});
