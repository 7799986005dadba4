import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../deploy/command/steps.ts';
import { testEnvironment as environment } from '../deploy/environments/testEnvironment.ts';
import { anchorsOf } from './checks/anchors.ts';
import { ROOT } from './suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const folder = 'docs/operations';

it('every page is in the index', () => {
  const linked = Array.from(
    read('docs/operations.md').matchAll(/\]\(operations\/([\w-]+\.md)\)/g),
    ([, name]) => name,
  );
  expect(new Set(linked)).toEqual(new Set(readdirSync(path.join(ROOT, folder))));
  expect(linked).toHaveLength(new Set(linked).size);
});

it('pages and headings are there, wherever code or a setting names them', () => {
  const pattern = 'docs/operations[a-z/-]*\\.md(#[a-z0-9-]+)?';
  const named = execFileSync('git', ['grep', '-ohE', pattern], { cwd: ROOT, encoding: 'utf8' });
  const wrong = [...new Set(named.trim().split('\n'))].filter((place) => {
    const [page = '', anchor] = place.split('#');
    if (!existsSync(path.join(ROOT, page))) return true;
    return anchor !== undefined && !anchorsOf(read(page)).includes(anchor);
  });
  expect(wrong).toEqual([]);
});

it('the first deploy shows the steps as the command prints them', () => {
  const choice = { preview: undefined, tested: false, yes: false, dryRun: false };
  const steps = stepsOf(environment, { name: environment.name, ...choice });
  const [, shown = ''] = /```text\n([^`]+)```/.exec(read(`${folder}/first-deploy.md`)) ?? [];
  const lines = shown
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(steps.map(({ label }) => label.replace(environment.project, 'PROJECT')));
});

it.each([
  ['scripts/deploy.ts', 'Nothing was deployed. No problem was found.'],
  ['scripts/grant.ts', 'from the next sign-in'],
  ['scripts/seed.ts', 'They appear on the site within a minute.'],
])('the first deploy quotes what %s prints', (file, text) => {
  expect(read(file)).toContain(text);
  expect(read(`${folder}/first-deploy.md`)).toContain(text);
});

/** The sections of the page, and what tests their commands and pages. */
const testedBy: Readonly<Record<string, readonly string[]>> = {
  'Figures had drifted': [
    'tests/functions/in-process/recountStats.test.ts',
    'tests/functions/stats.test.ts',
  ],
  'Figures are late': [
    'tests/functions/in-process/count.test.ts',
    'tests/functions/in-process/burst.test.ts',
  ],
  'Mails fail': ['tests/functions/in-process/mailLog.test.ts', 'tests/e2e/staff-mails.test.ts'],
  'A job fails': ['functions/src/platform/failures.test.ts', 'deploy/alerts/alerts.test.ts'],
  'The site answers with 5xx': [
    'tests/functions/own-process/site.test.ts',
    'tests/functions/own-process/logs.test.ts',
  ],
  'Calls are slow': ['tests/bench/report.ts', 'deploy/alerts/alerts.test.ts'],
  'Many requests are denied': [
    'tests/functions/in-process/abuse.test.ts',
    'tests/functions/in-process/appCheck.test.ts',
  ],
  'A calendar of another portal fails': [
    'tests/browser/staff-calendars.test.ts',
    'functions/src/calendar/feeds/planBlocks.test.ts',
  ],
  'A change of role is not finished': ['tests/functions/in-process/roles.test.ts'],
  'A release is bad': ['tests/browser/site-lost-files.test.ts', 'deploy/command/steps.test.ts'],
  'The service worker is broken': ['tests/browser/site-versions.test.ts'],
  'A document is deleted or damaged': [
    'tests/browser/staff-damaged.test.ts',
    'tests/functions/reindex.test.ts',
  ],
  'A staff account is stolen': [
    'tests/functions/removedAdmin.test.ts',
    'tests/functions/rolesCut.test.ts',
    'tests/functions/grant.test.ts',
  ],
  'A key has leaked': [
    'tests/functions/own-process/tripKeys.test.ts',
    'tests/functions/crew.test.ts',
    'tests/functions/ical.test.ts',
  ],
  'A quota or the budget is reached': ['deploy/apply.test.ts', 'tests/bench/costs/costs.test.ts'],
  'Firestore is lost': ['scripts/docs.test.ts'],
};

describe('when something is wrong', () => {
  const sections = read(`${folder}/when-something-is-wrong.md`)
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ title: text.slice(0, text.indexOf('\n')), text }));
  /** Half a screen. */
  const mostLines = 40;

  it('has sections, each of which is tested', () => {
    expect(sections.map(({ title }) => title)).toEqual(Object.keys(testedBy));
  });

  it.each(sections)(
    '$title: symptoms, meaning, steps, and how to tell that it is resolved',
    ({ text }) => {
      const parts = Array.from(text.matchAll(/^(?:\*\*([A-Z][\w ]+)\*\* |1\. )/gm), ([all]) => all);
      expect(parts).toEqual(['**You see** ', '**It means** ', '1. ', '**Resolved when** ']);
      expect(text.split('\n').length).toBeLessThan(mostLines);
    },
  );

  it.each(Object.entries(testedBy))('%s is tested by files that exist', (_, files) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
