import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
interface Manifest {
  readonly engines: { readonly node: string };
}

const supported = (json('package.json') as Manifest).engines.node;
const ranges = supported.split(' || ');
const oldest = ranges.map((range) => minVersion(range)?.version ?? '');

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: boolean }>
  >;
}
/** The Node versions that installed packages support. */
const needed = Object.entries((json('package-lock.json') as Lock).packages)
  .filter(([name, { optional }]) => name.startsWith('node_modules/') && !optional)
  .flatMap(([, { engines }]) => (engines?.node ? [engines.node] : []));
const runs = (version: string) => needed.every((range) => satisfies(version, range));

describe('the supported versions of Node', () => {
  it('are those that all packages take, and none before', () => {
    expect(needed.length).toBeGreaterThan(100);
    expect(oldest.filter((version) => !runs(version))).toEqual([]);
    const before = oldest.flatMap((version) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return minor > 0 ? [`${major}.${minor - 1}.99`] : [];
    });
    expect(before.filter(runs)).toEqual([]);
  });

  it.each([21, 23, 25])('%s is none of them: a package refuses it', (major) => {
    expect(satisfies(`${major}.99.0`, supported)).toBe(false);
    expect(runs(`${major}.99.0`)).toBe(false);
  });

  it.each(['functions', 'emulator'])('are those of %s', (folder) => {
    expect((json(`${folder}/package.json`) as Manifest).engines.node).toBe(supported);
  });

  it.each(['README.md', 'emulator/README.md'])('are said in %s', (page) => {
    const minors = oldest.map((version) => version.split('.').slice(0, 2).join('.'));
    const versions = minors.map((version) => version.replace(/\.0$/, ''));
    expect(read(page)).toContain(`Node ${versions.slice(0, -1).join(', ')} or ${versions.at(-1)}`);
  });

  it('are tested in CI', () => {
    const majors = oldest.map((version) => version.split('.')[0]).join(', ');
    expect(read('.github/workflows/ci.yml')).toContain(`node: [${majors}]`);
  });
});

describe('the first step of every command', () => {
  /** Starts it with the properties of another machine. */
  const startOn = (machine: Partial<Record<'versions' | 'platform', unknown>>) => {
    const lines = Object.entries(machine).map(
      ([name, value]) =>
        `Object.defineProperty(process,'${name}',{value:${JSON.stringify(value)}})`,
    );
    const first = `data:text/javascript,${encodeURIComponent(lines.join(';'))}`;
    return spawnSync(process.execPath, ['--import', first, 'scripts/run.mjs', 'none'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  };

  it.each(['18.20.0', '20.18.3', '22.12.0', '23.11.0'])('stops on Node %s', (node) => {
    const { status, stderr } = startOn({ versions: { node } });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node [\d.]+ cannot run this: install Node 22 \(.*\)\.\n$/);
  });

  it('stops on Windows itself', () => {
    const { status, stderr } = startOn({ platform: 'win32' });
    expect(status).toBe(1);
    expect(stderr).toBe('Windows itself cannot run this: run it in WSL 2 (wsl --install).\n');
  });
});
