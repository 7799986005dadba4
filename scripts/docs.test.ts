import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const pages = [
  '.',
  '.github',
  'art',
  'docs',
  'docs/decisions',
  'docs/operations',
  'docs/security',
  'emulator',
].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);
const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(ROOT, file)));

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** Of ours, in a code span; what a person makes, such as `environments/staging.env`, is no code of a folder named here. */
const file =
  /`((?:domain|functions|web|emulator|art|tests|scripts)\/[\w/-]+(?:\.[\w-]+)*\.[a-z]+)`/g;
const command = /npm run ([\w:]+)\b(?! --workspace)/g;

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('leads to files that exist', () => {
    expect(missing(found(text, link).map((to) => path.join(path.dirname(page), to)))).toEqual([]);
  });

  it('names files that exist', () => {
    expect(missing(found(text, file))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(found(text, command).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('decisions', () => {
  const index = read('docs/decisions/README.md');
  const decisions = pages.filter((page) => /decisions\/\d/.test(page));
  const form = /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: .+\.\n\n## Context\n/;

  it.each(decisions)('%s has a date, a status and a line in the index', (page) => {
    expect(read(page)).toMatch(form);
    expect(index).toContain(`(${path.basename(page)})`);
  });
});
