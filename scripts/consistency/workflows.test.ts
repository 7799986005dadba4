import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import { DEFAULT_BASE_PORT, portsFrom } from '../suite/ports.ts';
import { ROOT } from '../suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const folder = '.github/workflows';
const uses = readdirSync(path.join(ROOT, folder)).flatMap((file) =>
  Array.from(read(`${folder}/${file}`).matchAll(/\buses: (.+)/g), ([, what = '']) => what),
);

it('actions are pinned to a commit, which cannot be moved as a tag can, and say their version', () => {
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((one) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
});

it('workflows use the same version of an action', () => {
  const names = new Set(uses.map((one) => one.split('@')[0]));
  expect(new Set(uses).size).toBe(names.size);
});

it('workflows and functions use the same Node version', () => {
  const { functions } = JSON.parse(read('firebase.json')) as { functions: { runtime: string } };
  for (const file of ['ci.yml', 'deploy.yml']) {
    const used = read(`${folder}/${file}`).matchAll(/node-version: (\d+)/g);
    expect(new Set(Array.from(used, ([, major]) => `nodejs${major}`))).toEqual(
      new Set([functions.runtime]),
    );
  }
});

it('Dependabot updates packages and actions', () => {
  const kinds = read('.github/dependabot.yml').matchAll(/package-ecosystem: (.+)/g);
  expect(Array.from(kinds, ([, kind]) => kind)).toEqual(['npm', 'github-actions']);
});

it('the development container has a Node that the project takes, and the ports of a local suite', () => {
  const { image, forwardPorts } = JSON.parse(read('.devcontainer/devcontainer.json'));
  const { engines } = JSON.parse(read('package.json'));
  expect(satisfies(`${/:(\d+)$/.exec(image)?.[1]}.99.0`, engines.node)).toBe(true);
  const { hosting, auth, firestore, functions, storage, vite, mailbox } =
    portsFrom(DEFAULT_BASE_PORT);
  expect(forwardPorts).toEqual([hosting, auth, firestore, functions, storage, vite, mailbox]);
});
