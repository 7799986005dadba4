import { foundBy } from '@selasar/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { Staff } from '../core/operation.ts';
import { line, writeUnlessChanged } from '../core/firestore.ts';
import type { Author } from '../people/authorize.ts';
import { mailsWaitingOf } from '../mail/outbox.ts';
import { readSubject, type AnyStatus, type HasStatus } from '../status/subject.ts';
import { moveEmail } from '../trips/moveEmail.ts';
import type { Read } from '../trips/ownRequest.ts';
import { changeFields } from './changeFields.ts';
import type { Fields, Mendable } from './mendable.ts';
import { refuseClosed } from './refuseClosed.ts';
import { refuseStale } from './refuseStale.ts';
import { tellChange } from './tellChange.ts';

/** All who change the same request wait in one line, whatever they change of it. */
export const inTurn = line();

interface Mending<Form> {
  id: string;
  /** The `updatedAt` that the staff member saw, in milliseconds. */
  seen: number;
  despite: readonly string[];
  form: Form;
}

/** Mends a booking or transfer, with all that belongs to it, in one transaction. Sent again, it is done already. */
export const mend = <Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  mendable: Mendable<Status, Stored, Form>,
  { id, seen, despite, form }: Mending<Form>,
  staff: Staff,
): Promise<{ total: number; eventId?: string }> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { subject, price, fieldsOf, isMoved, judge, move } = mendable;
    const read = await readMendable(transaction, mendable, id);
    const { document, stored } = read;
    refuseClosed(subject, stored);
    const wanted = emptied(fieldsOf(form));
    if (differing(document, wanted).length === 0) return { total: Number(document.get(price)) };
    const view = { name: subject.name, seen };
    await refuseStale(document, view);
    const after = { ...stored, ...wanted };
    let fields = wanted;
    try {
      if (isMoved(stored, after)) {
        await move?.(transaction, stored, after);
        fields = { ...wanted, ...(await judge(stored, after, despite)) };
      }
    } catch (error) {
      // What stands in the way may be its own, if somebody has confirmed it since it was read.
      await refuseStale(await document.ref.get(), view);
      throw error;
    }
    const eventId = await changeAndTell(mendable, transaction, read, {
      what: 'mended',
      fields,
      by,
    });
    const total = Number(fields[price] ?? document.get(price));
    return { total, ...(eventId === undefined ? {} : { eventId }) };
  }, inTurn);

/** What is to be changed, with the mails of it that wait. A transaction reads before it writes. */
export async function readMendable<
  Status extends AnyStatus,
  Stored extends HasStatus<Status>,
  Form,
>(
  transaction: Transaction,
  { subject }: Mendable<Status, Stored, Form>,
  id: string,
): Promise<ReadMendable<Stored>> {
  const waiting = await mailsWaitingOf(transaction, id);
  return { ...(await readSubject(subject, id)), waiting };
}
export type ReadMendable<Stored> = Read<Stored> & { waiting: readonly DocumentSnapshot[] };

interface Telling {
  what: 'mended' | 'price';
  fields: Fields;
  by: Author;
  reason?: string;
  undoes?: string;
}

/** Writes what becomes another, what the search finds it by, whose trip it is, and the letter to the guest. */
export async function changeAndTell<
  Status extends AnyStatus,
  Stored extends HasStatus<Status>,
  Form,
>(
  mendable: Mendable<Status, Stored, Form>,
  transaction: Transaction,
  { document, stored, waiting }: ReadMendable<Stored>,
  change: Telling,
): Promise<string | undefined> {
  const after = { ...stored, ...change.fields };
  const found = Object.entries(foundBy(mendable.search, Object.fromEntries(Object.entries(after))));
  const derived = Object.fromEntries(
    found.filter(([field, value]) => !isDeepStrictEqual(document.get(field), value)),
  );
  const eventId = changeFields(transaction, { document, derived, ...change });
  if (eventId === undefined) return undefined;
  await moveEmail(transaction, { ...stored, to: after.customerEmail });
  await tellChange(mendable, transaction, { document, stored, after, eventId, waiting });
  return eventId;
}

/** '' is none, but for the email, which every booking has. */
const emptied = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === '' && field !== 'customerEmail' ? undefined : value,
    ]),
  );

const differing = (document: DocumentSnapshot, fields: Fields): string[] =>
  Object.keys(fields).filter(
    (field) => !isDeepStrictEqual(document.get(field) ?? null, fields[field] ?? null),
  );
