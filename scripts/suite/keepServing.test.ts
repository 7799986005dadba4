import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/** A server as there are several in firebase-tools: whatever is not caught in it ends it. */
const SERVER = `
  const server = require('node:http').createServer(async (request, response) => {
    if (request.url === '/works') return response.end('works');
    if (request.url === '/begun') response.write('begun');
    if (request.url === '/rejects') throw new Error('rejected');
    setImmediate(() => new (require('node:events'))().emit('error', new Error('emitted')));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.stdin.on('data', () => { throw new Error('of nobody'); });
`;

async function start(more = '') {
  const keepServing = path.join(import.meta.dirname, 'keepServing.cjs');
  const server = spawn(process.execPath, ['--require', keepServing, '-e', SERVER + more]);
  const lines: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => lines.push(line));
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  const get = async (url: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    return `${answer.status} ${await answer.text()}`;
  };
  const said = () => lines.filter((line) => line.startsWith('suite: '));
  return { server, get, said };
}

it('an uncaught error is answered and logged with its request, and others are served', async () => {
  const { server, get, said } = await start();
  expect(await get('/rejects')).toBe('500 Error: rejected\n');
  expect(await get('/emits')).toBe('500 Error: emitted\n');
  await expect(get('/begun')).rejects.toThrow('terminated');
  expect(await get('/works')).toBe('200 works');
  expect(said()).toEqual([
    'suite: uncaught error in GET /rejects: Error: rejected',
    'suite: uncaught error in GET /emits: Error: emitted',
    'suite: uncaught error in GET /begun: Error: emitted',
  ]);
  server.kill();
});

it.each([
  ['ends the program', '', 1],
  ["is the program's own to handle", "process.on('uncaughtException', () => process.exit(7));", 7],
])('an error outside of a request %s', async (_, more, code) => {
  const { server, said } = await start(more);
  const ended = once(server, 'close');
  server.stdin.write('fail');
  expect(await ended).toEqual([code, null]);
  expect(said()).toEqual(['suite: uncaught error in no request: Error: of nobody']);
});
