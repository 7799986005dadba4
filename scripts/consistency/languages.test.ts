import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes, mainLanguage } from '@selasar/domain/i18n';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const { hosting } = JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: Record<'rewrites' | 'headers', { source: string; destination?: string }[]>;
};
const others = languageCodes.filter((code) => code !== mainLanguage);
/** '/{trip,crew/**}' → 'trip', 'crew/**' */
const sourcesOf = (source: string) => source.replaceAll(/^\/(?:@\(|\{)?|[)}]$/g, '').split(/[,|]/);
/** Pages for guests, drivers and guides that the function does not render. */
const forGuests = /^(?:trip|crew|contact|privacy|terms)(?:$|\/)/;

it.each([...hosting.rewrites, ...hosting.headers].map(({ source }) => source))(
  'firebase.json says of %s the same in each language',
  (source) => {
    const sources = sourcesOf(source);
    const own = sources.filter((one) => forGuests.test(one));
    const wanted = others.flatMap((code) => own.map((one) => `${code}/${one}`));
    expect(sources).toEqual(expect.arrayContaining(wanted));
  },
);
