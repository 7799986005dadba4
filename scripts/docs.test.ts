import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from './checks/anchors.ts';
import { ROOT } from './suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const pages = [
  '.',
  '.github',
  'brand/art',
  'docs',
  'docs/decisions',
  'docs/operations',
  'docs/security',
  'packages/emulators-without-java',
].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);
const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(ROOT, file)));

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const anchored = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;
/** Our files in code spans. The files of environments are not in the repository. */
const file =
  /`((?:domain|functions|web|packages|brand\/art|deploy(?!\/environments\/(?:staging|production)\.)|tests|scripts)\/[\w/-]+(?:\.[\w-]+)*\.[a-z]+)`/g;
const command = /npm run ([\w:]+)\b(?! --workspace)/g;
/** A command of firebase-tools, and what follows it, which may go on in a line that begins with an option. */
const firebaseCommand = /npx firebase ([a-z][\w:]*)((?:[^`\n]|\n(?=\s*--))*)/g;

interface FirebaseTools {
  getCommand(name: string): { readonly options: readonly { readonly long: string }[] } | undefined;
}
const require = createRequire(import.meta.url);
const firebaseTools = require('firebase-tools') as FirebaseTools;
const commands = require('firebase-tools/lib/commands') as { load(tools: FirebaseTools): void };
commands.load(firebaseTools);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('leads to files that exist', () => {
    expect(missing(found(text, link).map((to) => path.join(path.dirname(page), to)))).toEqual([]);
  });

  it('leads to headings that exist', () => {
    const lost = Array.from(text.matchAll(anchored)).filter(([, to = '', anchor = '']) => {
      const target = to ? path.join(path.dirname(page), to) : page;
      return !anchorsOf(read(target)).includes(anchor);
    });
    expect(lost.map(([whole]) => whole)).toEqual([]);
  });

  it('names files that exist', () => {
    expect(missing(found(text, file))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(found(text, command).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names commands of firebase-tools that exist, with options that they take', () => {
    const wrong = Array.from(text.matchAll(firebaseCommand)).filter(([, name = '', rest = '']) => {
      const taken = firebaseTools.getCommand(name)?.options.map(({ long }) => long);
      const options = found(rest, /\s(--[\w-]+)/g).filter((option) => option !== '--project');
      return !taken || options.some((option) => !taken.includes(option));
    });
    expect(wrong.map(([whole]) => whole)).toEqual([]);
  });
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const index = read(`${folder}/README.md`);
  const decisions = readdirSync(path.join(ROOT, folder)).filter((name) => /^\d/.test(name));
  const head = /^# (\d+)\. .+\n\nAccepted \d{4}-\d\d-\d\d\.\n\n## Context\n/;
  const sections = ['Context', 'Decision', 'Rejected', 'Revisit when'];
  const numberOf = (name: string) => Number(name.slice(0, 4));
  /** A screen. */
  const mostLines = 50;

  it('are numbered without holes', () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, place) => place + 1));
  });

  it.each(decisions)('%s has its sections on one page, and a line in the index', (name) => {
    const text = read(`${folder}/${name}`);
    expect(Number(head.exec(text)?.[1])).toBe(numberOf(name));
    expect(found(text, /^## (.+)$/gm)).toEqual(sections);
    expect(text.split('\n').length).toBeLessThan(mostLines);
    expect(index).toContain(`[${numberOf(name)}](${name})`);
  });

  /** Code, pages and settings, as git knows them. */
  const texts = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT },
  )
    .toString()
    .split('\0')
    .filter((name) => /\.(md|tsx?|[cm]?js|css|sh|yml|json|rules)$/.test(name))
    .filter((name) => name !== 'package-lock.json' && existsSync(path.join(ROOT, name)));
  const mentions = (pattern: RegExp) =>
    texts.flatMap((name) => found(read(name), pattern).map((what) => ({ name, what })));

  it('are there, wherever a file or a number of one is named', () => {
    const named = mentions(/decisions\/(\d{4}-[\w-]+)/g);
    expect(named.length).toBeGreaterThan(decisions.length);
    expect(named.filter(({ what }) => !decisions.includes(`${what}.md`))).toEqual([]);
    const numbered = mentions(/\b(?:[Dd]ecision|ADR)\s+(\d+)\b/g);
    expect(numbered.filter(({ what }) => Number(what) > decisions.length)).toEqual([]);
  });

  it('have the number that a link to one says', () => {
    const links = mentions(/\b[Dd]ecision (\d+\]\([./\w]*\d{4})-/g);
    expect(links.length).toBeGreaterThan(0);
    const numbers = links.map(({ name, what }) => ({ name, numbers: what.split(/\D+/) }));
    expect(numbers.filter(({ numbers: [said, is] }) => Number(said) !== Number(is))).toEqual([]);
  });
});

it('the words of the business stand where the architecture says', () => {
  const [, section = ''] =
    /## Words of the business\n([\s\S]*?)\n## /.exec(read('docs/architecture.md')) ?? [];
  const places = found(section, /^- \*\*.* `([^`]+)`$/gm);
  expect(places.length).toBeGreaterThan(15);
  expect(places.length).toBe(found(section, /^(- )/gm).length);
  expect(missing(places.map((place) => `domain/src/${place}`))).toEqual([]);
});
