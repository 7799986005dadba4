import { privacy } from '@selasar/brand/texts';
import {
  collections,
  retention,
  subcollectionRetention,
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

const head = `# Stored data, purposes and retention

\`npx vitest run scripts/privacy -u\` generates this page from the schemas and \`domain/src/people/privacy\`; do not edit it by hand. The notice for
visitors is the page \`/privacy\`; [decision 20](decisions/0020-personal-data.md) has the reasons, [people](operations/people.md) what to do when a
guest asks.

Public pages contact no third party but Google: Firebase, and in production reCAPTCHA through App Check.`;

const entries = [...Object.entries(retention), ...Object.entries(subcollectionRetention)];

/** The fields with personal data, each with its kind. */
const personalOf = ({ fields }: Retention): [string, PersonalData][] =>
  Object.entries(fields).filter(([, kind]) => kind !== 'nothing');

const codes = (fields: readonly string[]) =>
  fields.map((field) => `\`${field}\``).join(', ') || 'none';

const overview = markdownTable(
  ['collection', 'read by', 'retention', 'personal data'],
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
    `Purpose: ${one.purpose}.`,
    `Read by: ${one.readBy}.`,
    `Retention: ${one.storedFor}. Then: ${one.removal}.`,
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
    `No personal data: ${codes(others)}.`,
  ].join('\n\n');
}

const inBrowser = [
  'No cookies, and nothing that needs consent: each entry is strictly necessary for what the visitor does.',
  markdownTable(
    ['name', 'content', 'purpose', 'until'],
    [
      ...Object.entries(browserStorage).map(
        ([key, one]) => [browserKeys[key as keyof typeof browserKeys], one] as const,
      ),
      ...Object.entries(packageStorage),
    ].map(([name, { what, purpose, until }]) => [`\`${name}\``, what, purpose, until]),
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
    ...Object.entries(subcollectionRetention).map(section),
  ].join('\n\n')}\n`;

it('docs/privacy.md is up to date: if not, run `npx vitest run scripts/privacy -u`', async () => {
  await expect(privacyPage()).toMatchFileSnapshot('../../docs/privacy.md');
});

it('each collection has an entry', () => {
  expect(Object.keys(retention).toSorted()).toEqual(Object.keys(collections).toSorted());
  expect(Object.keys(subcollectionRetention).toSorted()).toEqual(
    Object.keys(subcollections).toSorted(),
  );
});

it('the site promises its visitors the same', () => {
  const page = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  expect(page).toContain(`bookings for ${yearsText(retentionYears.requests)},`);
  expect(page).toContain(`messages for ${yearsText(retentionYears.messages)}.`);
});
