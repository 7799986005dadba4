import net from 'node:net';
import { expect, it } from 'vitest';
import { findFreeBase } from './ports.ts';
import { watchEngine } from './watchEngine.ts';

it('goes on after a connection that was ended, and tells once that nobody accepts any more', async () => {
  const port = await findFreeBase(31_000);
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let lost = 0;
  watchEngine(port, () => (lost += 1));
  await expect.poll(() => sockets.length).toBe(1);
  sockets[0]?.destroy();
  await expect.poll(() => sockets.length).toBe(2);
  expect(lost).toBe(0);
  server.close();
  sockets[1]?.destroy();
  await expect.poll(() => lost).toBe(1);
  expect(sockets).toHaveLength(2);
});
