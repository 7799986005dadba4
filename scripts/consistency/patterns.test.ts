import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import knip from '../../knip.ts';
import { DOMAIN, FUNCTIONS } from '../../tests/mutants/vitest.config.ts';
import vitest from '../../vitest.config.ts';
import { ROOT } from '../suite/root.ts';

/** A pattern that matches nothing leaves out nothing, and finds nothing: no tool complains. */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const list = (one: unknown): string[] => [one ?? []].flat() as string[];
const tracked = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', pattern], {
    cwd: ROOT,
    encoding: 'utf8',
    // It warns of a folder that is not there.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\0')
    .filter(Boolean);

/** 'a/{b,c}.ts' → 'a/b.ts', 'a/c.ts', each of which has to match. */
const alternatives = (pattern: string): string[] => {
  const [all, inner = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return all === undefined
    ? [pattern]
    : inner.split(',').flatMap((one) => alternatives(pattern.replace(all, one)));
};

/** A file of the project, or a folder that is built and not in git. */
const matches = (pattern: string): boolean =>
  tracked(`:(glob)${pattern}`).length > 0 ||
  spawnSync('git', ['check-ignore', '-q', `${pattern.replace(/^\*\*\//, '')}/`], { cwd: ROOT })
    .status === 0;

/** Patterns as written, and the folder that they begin in. */
interface Patterns {
  readonly what: string;
  readonly patterns: readonly string[];
  readonly folder?: string | undefined;
}

const ofStryker = ['stryker.config.json', 'tests/mutants/stryker.functions.json'].map(
  (what): Patterns => ({
    what,
    patterns: [...json(what).mutate, ...json(what).ignorePatterns],
  }),
);
const oxlint = json('.oxlintrc.json') as {
  overrides: { files: string[] }[];
  ignorePatterns: string[];
};
const ofKnip = Object.entries(knip.workspaces).map(
  ([folder, { entry = [], project = [] }]: [
    string,
    { entry?: string[]; project?: string[] },
  ]): Patterns => ({ what: `knip.ts, ${folder}`, patterns: [...entry, ...project, '**'], folder }),
);
interface Project {
  root?: string;
  test: { name: string; include: string[]; exclude?: string[] };
}
const ofVitest = ([...(vitest.test?.projects ?? []), ...DOMAIN, ...FUNCTIONS] as Project[]).map(
  ({ root, test }): Patterns => ({
    what: `Vitest's ${test.name}`,
    patterns: [...test.include, ...list(test.exclude)],
    folder: root,
  }),
);
const ofTypes = tracked(':(glob)**/tsconfig*.json').map((file): Patterns => {
  const { include, exclude, files, references } = json(file);
  const linked = list(references?.map((one: { path: string }) => one.path));
  const patterns = [path.basename(file), include, exclude, files, linked].flatMap(list);
  return { what: file, patterns, folder: path.dirname(file) };
});
const ofDependabot = Array.from(
  read('.github/dependabot.yml').matchAll(/^ +directory: \/(.*)$/gm),
  ([, folder = '']) => folder || '.',
);

/** Without a slash, of any folder. */
const ofAttributes = Array.from(read('.gitattributes').matchAll(/^([^#\s]+) /gm), ([, one = '']) =>
  one.includes('/') ? one : `**/${one}`,
);

const all: readonly Patterns[] = [
  ...ofStryker,
  {
    what: '.oxlintrc.json',
    patterns: [...oxlint.overrides.flatMap(({ files }) => files), ...oxlint.ignorePatterns],
  },
  { what: '.oxfmtrc.json', patterns: json('.oxfmtrc.json').ignorePatterns },
  ...ofKnip,
  ...ofVitest,
  ...ofTypes,
  { what: '.github/dependabot.yml', patterns: ofDependabot },
  { what: '.gitattributes', patterns: ofAttributes },
];

it.each(all)('each pattern of $what matches a file', ({ patterns, folder = '.' }) => {
  expect(patterns).not.toEqual([]);
  const whole = patterns
    .flatMap(alternatives)
    .map((pattern) => path.join(folder, pattern.replace(/^!/, '')));
  expect(whole.filter((pattern) => !matches(pattern))).toEqual([]);
});

it.each(['domain/src/words/**', 'domain/nothing', 'web/src/**/*.nothing'])(
  'sees that %s matches nothing',
  (pattern) => {
    expect(matches(pattern)).toBe(false);
  },
);
