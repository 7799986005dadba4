import { privacy } from '@selasar/brand/texts';
import {
  collections,
  type PersonalData,
  personalDataKinds,
  subcollections,
} from '@selasar/domain/core';
import {
  retention,
  retentionYears,
  subcollectionRetention,
  yearsText,
} from '@selasar/domain/people';
import { expect, it } from 'vitest';
import { browserKeys } from '../../web/src/browserKeys.ts';
import { browserStorage, packageStorage } from './browser.ts';

const head = `# Stored data, purposes and retention

\`npx vitest run scripts/privacy -u\` writes this page from the schemas, \`domain/src/people/retention.ts\` and
\`scripts/privacy/browser.ts\`; the reasons: [decision 20](decisions/0020-personal-data.md).

Public pages contact no third party but Google: Firebase, and in production reCAPTCHA through App Check.`;

const entries = [...Object.entries(retention), ...Object.entries(subcollectionRetention)];
const within = Object.keys(subcollectionRetention).map((name) => `\`${name}\``);
const readers = [...new Set(entries.map(([, { readBy }]) => readBy))];

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const collectionsPart = [
  `Each line has the purpose and the retention. Personal data is erased when its retention ends, or when
[the guest asks](operations/people.md). A request is a booking or a transfer; that of a guest who waits for an answer or owes money is
kept longer. Firestore deletes a document itself after its \`expiresAt\`. Within documents are ${within.join(', ')}.`,
  ...readers.flatMap((reader) => [
    `### Read by: ${reader}`,
    entries
      .filter(([, { readBy }]) => readBy === reader)
      .map(([name, { purpose, storedFor }]) => `- \`${name}\`: ${purpose}. ${sentence(storedFor)}`)
      .join('\n'),
  ]),
].join('\n\n');

const kinds = (Object.keys(personalDataKinds) as PersonalData[]).filter(
  (kind) => kind !== 'nothing',
);

/** The fields of a kind in each collection that has some. */
const placesOf = (kind: PersonalData): string =>
  entries
    .flatMap(([name, { fields }]) => {
      const ofKind = Object.keys(fields).filter((field) => fields[field] === kind);
      return ofKind.length > 0
        ? [`${name}: ${ofKind.map((field) => `\`${field}\``).join(', ')}`]
        : [];
    })
    .join('; ');

const fieldsPart = [
  'All other fields have no personal data. What is not marked is erased.',
  kinds
    .map((kind) => {
      const { what, erased } = personalDataKinds[kind];
      const exception = erased === 'yes' ? '' : ` (erased: ${erased})`;
      return `- **${what}**${exception}: ${placesOf(kind)}.`;
    })
    .join('\n'),
].join('\n\n');

const inBrowser = [
  'No cookies, and nothing that needs consent: each entry is strictly necessary for what the visitor does.',
  [
    ...Object.entries(browserStorage).map(
      ([key, one]) => [browserKeys[key as keyof typeof browserKeys], one] as const,
    ),
    ...Object.entries(packageStorage),
  ]
    .map(
      ([name, { what, purpose, until }]) => `- \`${name}\`: ${what}; ${purpose}. Until ${until}.`,
    )
    .join('\n'),
].join('\n\n');

/** The text of docs/privacy.md. */
const privacyPage = (): string =>
  `${[
    head,
    '## Collections',
    collectionsPart,
    '## Fields with personal data',
    fieldsPart,
    '## In the browser',
    inBrowser,
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
