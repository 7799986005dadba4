import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFirebaseTools, OLDEST_MAJOR } from './firebaseTools.ts';
import { findConfig, rulesFiles } from './project.ts';
import { assertRulesCompile } from './rulesCheck.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'project-')));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file of the project; answers its path. */
async function put(name: string, content: unknown = ''): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the configuration', () => {
  it('is the next firebase.json above, or what --config names', async () => {
    const config = await put('firebase.json', {});
    const other = await put('app/other.json', {});
    const inside = path.join(folder, 'app');
    expect(findConfig(inside, [])).toBe(config);
    expect(findConfig(inside, ['--only', 'auth', '--config', 'other.json'])).toBe(other);
    expect(findConfig(inside, ['--config=other.json'])).toBe(other);
    expect(findConfig(inside, ['-c', 'other.json'])).toBe(other);
  });

  it('is told to be missing', () => {
    expect(() => findConfig(folder, [])).toThrow(`There is no firebase.json in ${folder}`);
    expect(() => findConfig(folder, ['--config', 'a.json'])).toThrow(
      'a.json, which --config names',
    );
  });

  it('names files of rules, in each of its forms', async () => {
    const named = [await put('a.rules'), await put('rules/b.rules')];
    const firestore = [
      { database: 'x', rules: 'a.rules' },
      { database: 'y', rules: 'none.rules' },
    ];
    const storage = { rules: 'rules/b.rules' };
    expect(await rulesFiles(await put('firebase.json', { firestore, storage }))).toEqual(named);
    expect(await rulesFiles(await put('firebase.json', { hosting: {} }))).toEqual([]);
    expect(await rulesFiles(await put('firebase.json', '{ // a comment'))).toEqual([]);
  });
});

describe('the rules', () => {
  const body = (condition: string) =>
    `rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow read: if ${condition}; }\n}\n`;

  it('compile, or are told with the place of what does not', async () => {
    const good = await put('good.rules', body('true'));
    const bad = await put('bad.rules', body(''));
    await expect(assertRulesCompile([good])).resolves.toBeUndefined();
    await expect(assertRulesCompile([good, bad])).rejects.toThrow(/bad\.rules:3:\d+ Missing/);
  });
});

describe('firebase-tools', () => {
  const install = (name: string, version: string) =>
    put(`${name}/node_modules/firebase-tools/package.json`, { name: 'firebase-tools', version });
  const NEW = `${OLDEST_MAJOR}.0.0`;
  const OLD = `${OLDEST_MAJOR - 1}.99.9`;

  it('is the one that the project has', async () => {
    const manifest = await install('.', NEW);
    const { command, args } = await findFirebaseTools(path.join(folder, 'app'), '');
    expect(command).toBe(process.execPath);
    expect(args).toEqual([path.join(path.dirname(manifest), 'lib/bin/firebase.js')]);
  });

  it('else is the first on the PATH, a link or a program of its own', async () => {
    const searchPath = [path.join(folder, 'none'), path.join(folder, 'bin')].join(path.delimiter);
    const firebase = await put('bin/firebase');
    const found = { command: firebase, args: [] };
    expect(await findFirebaseTools(folder, searchPath)).toEqual(found);

    await rm(firebase);
    await symlink(await put('g/node_modules/firebase-tools/lib/bin/firebase.js'), firebase);
    await install('g', NEW);
    expect(await findFirebaseTools(folder, searchPath)).toEqual(found);
    await install('g', OLD);
    await expect(findFirebaseTools(folder, searchPath)).rejects.toThrow(`${OLD} in`);
  });

  it('is told to be missing, or too old', async () => {
    await expect(findFirebaseTools(folder, '')).rejects.toThrow('npm install --save-dev');
    await install('.', OLD);
    await expect(findFirebaseTools(folder, '')).rejects.toThrow(`${OLD} in`);
  });
});
