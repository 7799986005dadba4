import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { runToEnd } from './run.ts';

/** In milliseconds. Each command starts a process. */
const timeoutMs = 60_000;

describe('a command on the data of a project, without credentials', () => {
  /** A home folder without a login. */
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'google-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  it.each([
    ['reindex', []],
    ['grant', ['ann@example.com', 'staff']],
  ])(
    '%s says in a sentence what is missing, and what to do',
    async (name, args) => {
      const { code, output } = await runToEnd(
        process.execPath,
        ['--import', 'tsx', `scripts/${name}.ts`, ...args],
        {
          HOME: home,
          GOOGLE_APPLICATION_CREDENTIALS: '',
          METADATA_SERVER_DETECTION: 'none',
        },
      );
      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        /^This machine has no Google credentials, .* `gcloud auth application-default login` .*\.$/,
      );
    },
    timeoutMs,
  );

  it.each(['reindex', 'grant', 'seed'])('%s runs as the others do', async (name) => {
    const source = await readFile(path.join(ROOT, `scripts/${name}.ts`), 'utf8');
    expect(source).toContain('await googleCommand(');
    expect(source).toContain('await requireCredentials(');
  });
});
