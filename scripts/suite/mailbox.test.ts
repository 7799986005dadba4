import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openMailbox } from './mailbox.ts';

const mailbox = await openMailbox({ auth: 0, mailbox: 0 });
afterAll(() => mailbox.close());
const { hostname: host, port } = new URL(mailbox.url);

/** As a browser's fetch would not send it. */
async function statusOf(path: string): Promise<number | undefined> {
  const [answer] = await once(get({ host, port, path }), 'response');
  return answer.resume().statusCode;
}

it('an address that is none, and visitors who leave, do not end it', async () => {
  expect(await statusOf('//')).toBe(404);
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const socket = connect(Number(port), host);
    socket.write('GET /mails HTTP/1.1\r\nHost: mailbox\r\n\r\n', () => socket.destroy());
    await once(socket, 'close');
  }
  expect(await statusOf('/mails')).toBe(404);
});
