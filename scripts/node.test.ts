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
const oldest = minVersion(supported)?.version ?? '';
const [major = 0, minor = 0] = oldest.split('.').map(Number);

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly engines?: { readonly node?: string };
        readonly optional?: boolean;
        readonly os?: readonly string[];
      }
    >
  >;
}
const locked = Object.entries((json('package-lock.json') as Lock).packages);
/** The Node versions that installed packages support. */
const needed = locked
  .filter(([name, { optional }]) => name.startsWith('node_modules/') && !optional)
  .flatMap(([, { engines }]) => (engines?.node ? [engines.node] : []));
const runs = (version: string) => needed.every((range) => satisfies(version, range));

describe('the supported version of Node', () => {
  it('is one that all packages take, and no minor version before is', () => {
    expect(needed.length).toBeGreaterThan(100);
    expect(runs(oldest)).toBe(true);
    expect(runs(`${major}.${minor - 1}.99`)).toBe(false);
  });

  it('is that of production', () => {
    const { functions } = json('firebase.json') as { functions: { runtime: string } };
    expect(functions.runtime).toBe(`nodejs${major}`);
    expect((json('functions/package.json') as Manifest).engines.node).toBe(supported);
    expect(read('.nvmrc').trim()).toBe(String(major));
  });

  it('is what the packages bring that have Node itself', () => {
    const brought = locked.filter(([name]) => /^node_modules\/node-(?:linux|darwin)-/.test(name));
    expect(brought).toHaveLength(3);
    for (const [, { version = '', optional }] of brought) {
      expect(satisfies(version, supported)).toBe(true);
      expect(optional).toBe(true);
    }
  });

  // npm leaves an optional package out, without a word, where the Node that runs npm is too old for it.
  it('is not needed while npm installs', () => {
    const leftOut = locked.filter(
      ([, { optional, os, engines }]) =>
        optional && !os && engines?.node && !satisfies('20.19.0', engines.node),
    );
    expect(leftOut.map(([name]) => name)).toEqual([]);
  });

  it('is the one that runs this', () => {
    expect(satisfies(process.version, supported)).toBe(true);
  });

  it.each(['README.md', 'docs/make-it-yours.md'])('is said in %s', (page) => {
    expect(read(page)).toContain(`Node ${major}`);
  });

  it('is what the engine is tried with, beside the one before', () => {
    const { node } = (json('packages/emulators-without-java/package.json') as Manifest).engines;
    const majors = node.split(' || ').map((range) => minVersion(range)?.major);
    expect(majors).toContain(major);
    expect(read('packages/emulators-without-java/README.md')).toContain(
      `Node ${majors.join(' or ')}`,
    );
    expect(read('.github/workflows/ci.yml')).toContain(`engine: [${majors.join(', ')}]`);
  });
});

describe('the first step of every command', () => {
  /** Starts it with the properties of another machine. */
  const startOn = (machine: Partial<Record<'versions' | 'platform' | 'arch', unknown>>) => {
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

  it.each(['20.19.0', '22.22.0', '24.14.0', '26.0.0'])(
    'runs the project on its own Node on %s',
    (node) => {
      const { status, stderr } = startOn({ versions: { node } });
      expect(status).toBe(1);
      const [said, ...rest] = stderr.split('\n');
      expect(said).toBe(
        `This machine has Node ${node}; the project runs on its own Node ${major}.`,
      );
      // It came as far as the command, which does not exist.
      expect(rest.join('\n')).toContain('none.ts');
    },
  );

  it('says which Node to install where no package has one', () => {
    const { status, stderr } = startOn({ versions: { node: '22.22.0' }, arch: 'riscv64' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Node 22.22.0 cannot run this, and npm has no Node ${major} for ${process.platform} on riscv64: ` +
        `install Node ${major}.${minor} or a later ${major}, from https://nodejs.org.\n`,
    );
  });

  it('runs on the Node that is there if it fits', () => {
    expect(startOn({}).stderr).not.toContain('This machine has');
  });

  it('stops on Windows itself', () => {
    const { status, stderr } = startOn({ platform: 'win32' });
    expect(status).toBe(1);
    expect(stderr).toBe('Windows itself cannot run this: run it in WSL 2 (wsl --install).\n');
  });
});
