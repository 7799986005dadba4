import { collections, mostAttempts, pathOf } from '@selasar/domain';
import type { Fields, StoredDocument, Value } from './documents.ts';

/** What staff read of a mail that nobody knows to have been sent. */
export const heldReason =
  'It waited when the backup was made. Whether it was sent after that is not known.';

/**
 * A document as it is restored. A mail that had not left when the backup was made has most likely left since: it comes back
 * as one that failed, and staff decide whether it is sent again. All else stays as it is.
 */
export function held(document: StoredDocument): StoredDocument {
  const { path, fields } = document;
  const [collection, id = '', ...within] = path.split('/');
  if (within.length > 0) return document;
  if (collection === collections.outbox) {
    const mail = innerOf(fields['mail']);
    return { path: pathOf(collections.mail, id), fields: { ...mail, delivery: given } };
  }
  if (collection === collections.mail && !isAnswered(fields)) {
    return { path, fields: { ...fields, delivery: given } };
  }
  if (collection === collections.mailLedger && textOf(fields['state']) === 'queued') {
    const { leavesAt: _, nextTryAt: __, ...rest } = fields;
    return { path, fields: { ...rest, state: text('failed'), reason: text(heldReason) } };
  }
  return document;
}

export const isHeld = (document: StoredDocument): boolean => held(document) !== document;

const isAnswered = ({ delivery }: Fields): boolean =>
  ['SUCCESS', 'ERROR'].includes(textOf(innerOf(delivery)['state']) ?? '');

const text = (stringValue: string): Value => ({ stringValue });
const textOf = (value: Value | undefined) => value?.['stringValue'] as string | undefined;
const innerOf = (value: Value | undefined): Fields =>
  (value?.['mapValue'] as { fields?: Fields } | undefined)?.fields ?? {};

/** As if the last attempt had failed: nothing tries again by itself. */
const given: Value = {
  mapValue: {
    fields: {
      state: text('ERROR'),
      error: text(heldReason),
      attempts: { integerValue: String(mostAttempts) },
    },
  },
};
