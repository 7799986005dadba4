import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '@selasar/domain/core';
import { beforeAll, expect, it } from 'vitest';
import { buildFunctions } from '../../scripts/suite/build.ts';
import { functionsDir } from '../../scripts/build/marker.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { run, tool } from '../../scripts/suite/run.ts';

/** The manifest of the built functions, as firebase-functions generates it for a deploy. */
interface Manifest {
  readonly endpoints: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly params: readonly { readonly name: string; readonly type: string }[];
}

/** Generates the manifest as firebase-tools does. The functions must be built. */
async function builtManifest(): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  const file = path.join(folder, 'manifest.json');
  try {
    // It reads its first argument only if there are two.
    await run(tool('firebase-functions'), [functionsDir, ''], {
      FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      GCLOUD_PROJECT: 'demo-manifest',
    });
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let manifest: Manifest;
let defaults: NodeJS.Dict<string>;
beforeAll(async () => {
  await buildFunctions();
  manifest = await builtManifest();
  defaults = parseEnv(await readFile(path.join(ROOT, 'functions/.env'), 'utf8'));
}, 60_000);

it('each function runs in the region of the environment', () => {
  const regions = Object.values(manifest.endpoints).map((endpoint) => endpoint['region']);
  expect(new Set(regions)).toEqual(new Set(['{{ params.REGION }}']));
});

it('each function runs as the service account of the environment', () => {
  const accounts = Object.values(manifest.endpoints).map((one) => one['serviceAccountEmail']);
  expect(new Set(accounts)).toEqual(new Set(['{{ params.SERVICE_ACCOUNT }}']));
});

it('functions that guests wait for have the minimum instances of the environment', () => {
  const ready = Object.entries(manifest.endpoints)
    .filter(([, { minInstances }]) => minInstances === '{{ params.MIN_INSTANCES }}')
    .map(([name]) => name);
  expect(ready).toEqual(
    expect.arrayContaining(['createBooking', 'createTransfer', 'trip', 'site']),
  );
  expect(ready).not.toContain('staff');
});

it('memory and timeout are those of the environment unless a function overrides them', () => {
  expect(manifest.endpoints['createBooking']).toMatchObject({
    availableMemoryMb: '{{ params.MEMORY_MIB }}',
    timeoutSeconds: '{{ params.TIMEOUT_SECONDS }}',
  });
  expect(manifest.endpoints['everyHour']).toMatchObject({
    availableMemoryMb: 1024,
    timeoutSeconds: 540,
  });
});

it('every setting has a default without running costs', () => {
  expect(manifest.params.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(defaults).toSorted(),
  );
  expect(defaults).toMatchObject({ REGION: region, MIN_INSTANCES: '0', PREVIEWS: 'false' });
});
