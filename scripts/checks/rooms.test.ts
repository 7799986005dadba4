import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { tool } from '../suite/run.ts';

/** The refused and the allowed imports of a file in each folder. */
const ROOMS: Record<string, { refused: string[]; allowed: string[] }> = {
  'brand/texts/en/a.ts': {
    refused: ['react', '@selasar/domain/core', '@selasar/web', '../../../domain/src/api.ts'],
    allowed: ['zod', '../../schema/index.ts', '../../company.ts'],
  },
  'domain/src/trips/a.ts': {
    refused: ['react', 'node:fs', '@selasar/functions', '../../../functions/src/a.ts'],
    allowed: ['zod', 'libphonenumber-js/min', '@selasar/brand', '../offers/a.ts'],
  },
  'web/src/app/a.ts': {
    refused: ['firebase/app', '@selasar/functions', '../../../functions/src/a.ts'],
    allowed: ['../site/a.ts', '../staff/a.ts', '../ui/a.ts', '../paths.ts', '@selasar/domain/core'],
  },
  'web/src/data/offers/a.ts': {
    refused: ['../../site/a.ts', '../../staff/a.ts', '../../app/a.ts', '@selasar/functions'],
    allowed: ['firebase/app', 'reactfire', '../../ui/a.ts', '../a.ts', '@selasar/domain/core'],
  },
  'web/src/site/catalogue/tours/a.ts': {
    refused: [
      '../../staff/a.ts',
      '../../app/a.ts',
      'firebase/app',
      'reactfire',
      '@selasar/functions',
    ],
    allowed: ['../../data/a.ts', '../../ui/a.ts', '../../clock/a.ts', '../a.ts', '../../paths.ts'],
  },
  'web/src/staff/offers/images/a.ts': {
    refused: [
      '../../site/a.ts',
      '../../app/a.ts',
      'firebase/firestore',
      'reactfire',
      '@selasar/functions',
    ],
    allowed: ['../../data/a.ts', '../../ui/a.ts', '../../brand/a.ts', '../a.ts', '../../paths.ts'],
  },
  'web/src/clock/a.ts': {
    refused: ['../site/a.ts', '../staff/a.ts', '../app/a.ts', 'firebase/app'],
    allowed: ['@selasar/domain/core', '../ui/a.ts'],
  },
  'web/src/ui/loading/a.ts': {
    refused: [
      '@selasar/domain/core',
      '../../data/a.ts',
      '../../site/a.ts',
      '../../staff/a.ts',
      '../../app/a.ts',
      '../../brand/a.ts',
      '../../clock/a.ts',
      '../../pictures/a.ts',
      'firebase/app',
    ],
    allowed: ['../a.ts', 'react', '@mui/material/Box', '@selasar/domain/i18n'],
  },
  'packages/emulators-without-java/src/cli/a.ts': {
    refused: ['@selasar/domain/core', '../../../scripts/suite/a.ts', '../../../domain/src/a.ts'],
    allowed: ['../rules/index.ts', 'esbuild'],
  },
  'web/src/paths.ts': { refused: ['@selasar/domain/core', './site/a.ts'], allowed: [] },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  await copyFile(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The modules whose import oxlint refuses in the file. */
async function refusedIn(file: string, modules: string[]): Promise<string[]> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  const imports = modules.map((name, i) => `export { a as a${i} } from '${name}';`);
  await writeFile(path.join(folder, file), `${imports.join('\n')}\n`);
  const output = await new Promise<string>((resolve) => {
    execFile(tool('oxlint'), ['--format=unix', file], { cwd: folder }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  return modules.filter((name) =>
    [`'${name}' import`, `from '${name}'`].some((what) => output.includes(`${what} is restricted`)),
  );
}

it.each(Object.entries(ROOMS))(
  '%s imports what its room may, and nothing else',
  async (file, rules) => {
    expect(await refusedIn(file, [...rules.refused, ...rules.allowed])).toEqual(rules.refused);
  },
);
