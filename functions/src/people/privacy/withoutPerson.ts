import { personalDataKinds, removedText, type Payment, type PersonalData } from '@selasar/domain';
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

interface Told {
  schema: z.ZodObject;
  /** What each field says about a person. */
  tells: Readonly<Record<string, PersonalData>>;
}

/** The field changes that anonymize a record; empty if it is anonymous already. */
export function withoutPerson({ schema, tells }: Told, data: DocumentData): DocumentData {
  const changed = Object.entries(tells).flatMap(([field, told]) => {
    if (data[field] === undefined) return [];
    const { erased } = personalDataKinds[told];
    if (erased === 'no') return [];
    if (erased === 'its notes') {
      const payments = withoutNotes(data[field]);
      return isDeepStrictEqual(payments, data[field]) ? [] : [[field, payments]];
    }
    if (schema.shape[field]?.safeParse(undefined).success) return [[field, FieldValue.delete()]];
    const empty = told === 'email' || told === 'phone' ? '' : removedText;
    return data[field] === empty ? [] : [[field, empty]];
  });
  return Object.fromEntries(changed);
}

const withoutNotes = (payments: unknown): unknown =>
  Array.isArray(payments) ? payments.map(withoutNote) : payments;

function withoutNote(payment: Payment): Omit<Payment, 'note'> {
  const { note: _, ...left } = payment;
  return left;
}

/** The field changes that anonymize an event of a history. */
export function eventWithoutPerson(
  { tells }: Pick<Told, 'tells'>,
  event: DocumentData,
): DocumentData {
  const { change } = event;
  if (!change) return {};
  const left = {
    what: change.what,
    before: valuesLeft(tells, change.what, change.before),
    after: valuesLeft(tells, change.what, change.after),
  };
  return isDeepStrictEqual(left, change) ? {} : { change: left };
}

/** A change lists fields by path, and a payment as a whole. Unknown fields are removed. */
const valuesLeft = (tells: Told['tells'], what: string, values: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(what === 'message' ? {} : values).flatMap(([path, value]) => {
      if (what === 'payment') return [[path, value && withoutNote(value)]];
      const told = tells[path.split('.')[0] ?? ''];
      return told && personalDataKinds[told].erased === 'no' ? [[path, value]] : [];
    }),
  );
