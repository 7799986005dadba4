import { privacy } from '@selasar/brand/texts';
import {
  collections,
  kept,
  retentionWithin,
  retentionYears,
  subcollections,
  personalDataKinds,
  yearsText,
  type Retention,
  type PersonalData,
} from '@selasar/domain';
import { expect, it } from 'vitest';
import { markdownTable } from '../../tests/bench/costs/table.ts';
import { browserKeys } from '../../web/src/browserKeys.ts';
import { browserStorage, packageStorage } from './browser.ts';

const head = `# What is stored, why, and how long

Made by \`npx vitest run scripts/privacy -u\` of what the schemas and \`domain/src/people/privacy\` say; do not edit it by hand. What the site tells its
visitors is on its page \`/privacy\`; why it is so is in [decision 20](decisions/0020-personal-data.md), what to do when a guest
asks in [people](operations/people.md).

No other company is asked by a public page but Google: Firebase, and in production reCAPTCHA through App Check.`;

const entries = [...Object.entries(kept), ...Object.entries(retentionWithin)];

/** The fields that tell something of a person, each with what. */
const personalOf = ({ fields }: Retention): [string, PersonalData][] =>
  Object.entries(fields).filter(([, kind]) => kind !== 'nothing');

const codes = (fields: readonly string[]) =>
  fields.map((field) => `\`${field}\``).join(', ') || 'none';

const overview = markdownTable(
  ['collection', 'who reads it', 'how long', 'of a person'],
  entries.map(([name, one]) => [
    `\`${name}\``,
    one.readBy,
    one.storedFor,
    personalOf(one).length > 0 ? 'yes' : 'no',
  ]),
);

function section([name, one]: [string, Retention]): string {
  const personal = personalOf(one);
  const facts = [
    `Why: ${one.why}.`,
    `Who reads it: ${one.readBy}.`,
    `How long: ${one.storedFor}. Then: ${one.goes}.`,
  ].map((fact) => `- ${fact}`);
  const table = markdownTable(
    ['field', 'personal data', 'erased'],
    personal.map(([field, kind]) => {
      const { what, erased } = personalDataKinds[kind];
      return [`\`${field}\``, what, erased];
    }),
  );
  const others = Object.keys(one.fields).filter((field) => one.fields[field] === 'nothing');
  return [
    `### \`${name}\``,
    facts.join('\n'),
    ...(personal.length > 0 ? [table] : []),
    `Nothing of a person: ${codes(others)}.`,
  ].join('\n\n');
}

const inBrowser = [
  'No cookie, and nothing that needs consent: each of these is needed for what the person does.',
  markdownTable(
    ['name', 'what', 'why', 'until'],
    [
      ...Object.entries(browserStorage).map(
        ([key, one]) => [browserKeys[key as keyof typeof browserKeys], one] as const,
      ),
      ...Object.entries(packageStorage),
    ].map(([name, { what, why, until }]) => [`\`${name}\``, what, why, until]),
  ),
].join('\n\n');

/** The text of docs/privacy.md. */
const privacyPage = (): string =>
  `${[
    head,
    '## At a glance',
    overview,
    '## In the browser',
    inBrowser,
    '## Collections',
    ...entries.filter(([name]) => name in collections).map(section),
    '## Within documents',
    ...Object.entries(retentionWithin).map(section),
  ].join('\n\n')}\n`;

it('docs/privacy.md is up to date: if not, run `npx vitest run scripts/privacy -u`', async () => {
  await expect(privacyPage()).toMatchFileSnapshot('../../docs/privacy.md');
});

it('each collection has an entry', () => {
  expect(Object.keys(kept).toSorted()).toEqual(Object.keys(collections).toSorted());
  expect(Object.keys(retentionWithin).toSorted()).toEqual(Object.keys(subcollections).toSorted());
});

it('the site promises its visitors the same', () => {
  const page = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  expect(page).toContain(`bookings for ${yearsText(retentionYears.requests)},`);
  expect(page).toContain(`messages for ${yearsText(retentionYears.messages)}.`);
});
