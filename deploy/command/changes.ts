import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { webDir } from '../../scripts/build/marker.ts';
import type { Environment } from '../environments/environment.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { changedSince, deploysOf, headCommit, shortHash } from './git.ts';
import { builtManifest } from './manifest.ts';

const shared = ['domain', 'package-lock.json'];
const parts: Readonly<Record<string, readonly string[]>> = {
  Indexes: ['firestore.indexes.json'],
  Rules: ['firestore.rules', 'storage.rules'],
  Functions: ['functions', 'web/src/server', ...shared],
  Site: ['web', 'firebase.json', ...shared],
};

/** What a deploy of the current build would change, compared with the last known deploy. */
export async function changesOf({ name, settings }: Environment): Promise<string[]> {
  const last = (await deploysOf(name)).at(-1);
  const contents: Record<string, string> = {
    Indexes: `${await indexCount()} indexes`,
    Rules: 'firestore.rules, storage.rules',
    Functions: await functionCounts(),
    Site: await siteSize(),
  };
  const rows = Object.entries(parts).map(async ([part, places]) => {
    const content = `${part.padEnd(10)} ${contents[part]}`;
    if (!last) return content;
    const changed = await changedSince(last.commit, places);
    return `${content}; ${changed === 0 ? 'unchanged' : `${changed} files changed`}`;
  });
  const own = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  return [
    last
      ? `Since ${last.tag} (${shortHash(last.commit)} → ${shortHash(await headCommit())}):`
      : `No earlier deploy to ${name} is known, so everything counts as new:`,
    ...(await Promise.all(rows)),
    `Settings   ${own.length > 0 ? own.join(', ') : 'as in functions/.env'}`,
  ];
}

async function indexCount(): Promise<number> {
  const file = await readFile(path.join(ROOT, 'firestore.indexes.json'), 'utf8');
  return (JSON.parse(file) as { indexes: unknown[] }).indexes.length;
}

async function functionCounts(): Promise<string> {
  const endpoints = Object.values((await builtManifest()).endpoints);
  const count = (trigger: string) => endpoints.filter((endpoint) => trigger in endpoint).length;
  return (
    `${endpoints.length} functions: ${count('callableTrigger')} callables, ${count('eventTrigger')} event triggers, ` +
    `${count('scheduleTrigger')} schedules, ${count('httpsTrigger')} HTTP`
  );
}

async function siteSize(): Promise<string> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/(^|\/)\./.test(entry.name));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  const megabytes = sizes.reduce((total, size) => total + size, 0) / 1e6;
  return `${files.length} files, ${megabytes.toFixed(1)} MB`;
}
