import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../scripts/suite/root.ts';
import { runToEnd } from '../scripts/suite/run.ts';

// The scripts are real; a stub replaces `gcloud` and records its calls.
const stand = `#!/bin/sh
echo "$*" >> "$GCLOUD_LOG"
case "$*" in
  *"channels list"*|*"policies list"*|*"budgets list"*) [ -z "$GCLOUD_FILLED" ] || echo there/1 ;;
  *"metrics describe"*) [ -n "$GCLOUD_FILLED" ] ;;
  *"channels create"*) echo channels/new ;;
esac
`;
let folder: string;
const log = () => path.join(folder, 'log');
const apply = (filled: string, ...args: string[]) =>
  runScript('deploy/alerts/apply.sh', args, filled);
const runScript = async (script: string, args: string[], filled = '') => {
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    GCLOUD_LOG: log(),
    GCLOUD_FILLED: filled,
  };
  const { code, output } = await runToEnd('sh', [script, ...args], env);
  return { code, output, calls: (await readFile(log(), 'utf8')).trim().split('\n') };
};
const count = (calls: string[], words: string) =>
  calls.filter((line) => line.includes(words)).length;
const files = (kind: string) => readdirSync(path.join(ROOT, 'deploy', 'alerts', kind)).length;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  await writeFile(path.join(folder, 'gcloud'), stand);
  await chmod(path.join(folder, 'gcloud'), 0o755);
});
beforeEach(() => writeFile(log(), ''));
afterAll(() => rm(folder, { recursive: true }));

it('sets up channel, metrics, policies and budget of a new project', async () => {
  const { code, calls } = await apply('', 'my-project', 'me@example.com', '0-1-2', '100USD');
  expect(code).toBe(0);
  expect(count(calls, 'channels create')).toBe(1);
  expect(count(calls, 'logging metrics create')).toBe(files('metrics'));
  expect(count(calls, '--notification-channels=channels/new')).toBe(files('policies'));
  expect(calls.at(-1)).toContain('--filter-projects=projects/my-project');
  expect(
    calls
      .filter((line) => !line.includes('billing'))
      .every((line) => line.includes('--project=my-project')),
  ).toBe(true);
});

it('a second run updates existing resources and creates nothing', async () => {
  const { code, calls } = await apply('yes', 'my-project', 'me@example.com', '0-1-2', '200USD');
  expect(code).toBe(0);
  expect(count(calls, ' create')).toBe(0);
  expect(count(calls, 'logging metrics update')).toBe(files('metrics'));
  expect(count(calls, 'policies update there/1')).toBe(files('policies'));
  expect(calls.at(-1)).toBe('billing budgets update there/1 --budget-amount=200USD');
});

it('prints its usage', async () => {
  const { code, output, calls } = await apply('', 'my-project');
  expect(code).toBe(1);
  expect(output).toContain('Usage: deploy/alerts/apply.sh PROJECT EMAIL');
  expect(calls).toEqual(['']);
});

it('the bucket keeps deleted pictures for 30 days', async () => {
  const { code, calls } = await runScript('deploy/pictures/apply.sh', ['my-project', 'my-bucket']);
  expect(code).toBe(0);
  const file = 'deploy/pictures/lifecycle.json';
  expect(calls).toEqual([
    `storage buckets update gs://my-bucket --versioning --lifecycle-file=${file} --project=my-project`,
  ]);
  const { rule } = JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as { rule: object[] };
  expect(rule).toEqual([
    { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } },
  ]);
});

it('deploy/pictures/apply.sh prints its usage', async () => {
  const { code, output } = await runScript('deploy/pictures/apply.sh', ['my-project']);
  expect(code).toBe(1);
  expect(output).toContain('Usage: deploy/pictures/apply.sh PROJECT BUCKET');
});
