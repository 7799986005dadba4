import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../scripts/suite/run.ts';
import { whyNotMain } from './guard.ts';

let folder: string;
let clone: string;
const git = (...args: string[]) =>
  run('git', ['-C', clone, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]);
const commit = () => git('commit', '--quiet', '--allow-empty', '--message', 'A change');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guard-'));
  clone = path.join(folder, 'clone');
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}/origin`]);
  await run('git', ['clone', '--quiet', `${folder}/origin`, clone]);
  await git('checkout', '--quiet', '-B', 'main');
});
afterAll(() => rm(folder, { recursive: true }));

it('takes any pushed commit of main, and nothing else', async () => {
  await commit();
  expect(await whyNotMain(clone)).toContain('no origin/main');
  await git('push', '--quiet', 'origin', 'main');
  expect(await whyNotMain(clone)).toBeUndefined();
  await writeFile(path.join(clone, 'new.txt'), '');
  expect(await whyNotMain(clone)).toContain('uncommitted files');
  await rm(path.join(clone, 'new.txt'));
  await commit();
  expect(await whyNotMain(clone)).toContain('not on origin/main');
  // An earlier release.
  await git('push', '--quiet', 'origin', 'main');
  await git('checkout', '--quiet', 'HEAD~1');
  expect(await whyNotMain(clone)).toBeUndefined();
});
