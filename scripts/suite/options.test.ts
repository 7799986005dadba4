import net from 'node:net';
import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { findFreeBase, portsFrom } from './ports.ts';

it('takes the ports from the one that is given, and nothing else unless it is asked for', async () => {
  const base = await findFreeBase(29_000);
  expect(await readOptions(['--port', String(base)])).toEqual({
    ports: portsFrom(base),
    official: false,
    fresh: false,
    busy: false,
  });
  const all = ['--port', String(base), '--official', '--fresh', '--busy'];
  expect(await readOptions(all)).toMatchObject({ official: true, fresh: true, busy: true });
});

it.each(['80', '65501', '5200.5', 'abc', ''])('refuses the port "%s"', async (port) => {
  await expect(readOptions(['--port', port])).rejects.toThrow(
    `--port ${port}: please use a whole number from 1024 to 65500.`,
  );
});

it('explains what there is when it is asked for something else', async () => {
  await expect(readOptions(['--slow'])).rejects.toThrow(/--slow[\s\S]*--fresh/);
});

it('names the port that is in use, and others that are free', async () => {
  const base = await findFreeBase(30_000);
  const ports = portsFrom(base);
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(ports.auth, '127.0.0.1', resolve));
  try {
    const refused = await readOptions(['--port', String(base)]).catch((error: Error) => error);
    const message = refused instanceof Error ? refused.message : '';
    expect(message).toContain(`Already in use: port ${ports.auth} (auth).`);
    const offered = Number(/--port (\d+)/.exec(message)?.[1]);
    expect(offered).toBeGreaterThanOrEqual(base + 100);
    expect((await readOptions(['--port', String(offered)])).ports).toEqual(portsFrom(offered));
  } finally {
    await new Promise((done) => server.close(done));
  }
});
