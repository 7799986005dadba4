import { documents } from '@selasar/domain/core';
import {
  partnerIn,
  readPartners,
  type Source,
  type SourceKey,
  sourceKeyOf,
  sourceSchema,
  sourceText,
} from '@selasar/domain/requests';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';

/** With the commission that holds now. Undefined is the site. */
export async function readSource(key: SourceKey): Promise<Source | undefined> {
  const partner = partnerIn(key);
  if (partner === undefined) return sourceSchema.safeParse({ via: key }).data;
  const partners = readPartners((await db.doc(documents.partners).get()).data());
  const found = partners.find(({ name }) => name === partner);
  if (!found) throw callError({ code: 'partner-gone', field: 'source', facts: { partner } });
  return { via: 'partner', partner, percent: found.percent };
}

/** A repeated call changes nothing. */
export const setSource = implement('setSource', async ({ kind, id, seen, source: key }, staff) => {
  await changeByStaff(staff, { kind, id }, async ({ transaction, document, by }) => {
    const now = sourceSchema.safeParse(document.get('source')).data;
    if (sourceKeyOf(now) === key) return;
    if (sourceKeyOf(now) !== seen) {
      throw callError({ code: 'source-changed', facts: { source: sourceText(now) } });
    }
    const fields = { source: await readSource(key) };
    await applyChange(transaction, { what: 'source', document, fields, by });
  });
  logger.info('source set', { kind, id, by: staff.uid });
  return { source: key };
});
