import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeConfig } from './config.ts';
import { portsFrom } from './ports.ts';
import { LOCAL, ROOT } from './root.ts';

const ports = portsFrom(55_000);
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

it("has this suite's ports, on this machine alone, and the rest as it is", async () => {
  const own = await read(path.join(ROOT, 'firebase.json'));
  const { file, remove } = await writeConfig(ports, undefined);
  try {
    expect(path.dirname(file)).toBe(ROOT);
    const { emulators, ...others } = await read(file);
    const { emulators: _, ...ownOthers } = own;
    expect(others).toEqual(ownOthers);
    expect(emulators.auth).toMatchObject({ host: '127.0.0.1', port: ports.auth });
    expect(emulators.firestore).toMatchObject({
      host: '127.0.0.1',
      port: ports.firestore,
      websocketPort: ports.firestoreWebsocket,
    });
    // Downloaded at the first start, so only plain firebase-tools have it.
    expect(own.emulators.ui).toEqual({ host: '127.0.0.1', port: portsFrom(5200).ui });
    expect(emulators.ui).toEqual({ enabled: false });
    // These are not emulators.
    expect(emulators.vite ?? emulators.mailbox).toBeUndefined();
  } finally {
    await remove();
  }
  expect(existsSync(file)).toBe(false);
});

it('serves the build that it is given', async () => {
  await mkdir(LOCAL, { recursive: true });
  const webDir = await mkdtemp(path.join(LOCAL, 'web-'));
  for (const folder of ['assets', 'fonts', 'images', 'videos']) {
    await mkdir(path.join(webDir, folder));
    await writeFile(path.join(webDir, folder, 'a.txt'), '');
  }
  const { file, remove } = await writeConfig(ports, webDir);
  try {
    const { hosting } = await read(file);
    expect(path.resolve(ROOT, hosting.public)).toBe(webDir);
    const sources = hosting.headers.map(({ source }: { source: string }) => source);
    expect(sources).toContain('/assets/@(a.txt)');
    expect(sources).not.toContain('/assets/**');
  } finally {
    await remove();
    await rm(webDir, { recursive: true });
  }
});
