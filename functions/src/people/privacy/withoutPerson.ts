import { isDeepStrictEqual } from 'node:util';
import { type PersonalData, personalDataKinds, removedText } from '@selasar/domain/core';
import type { Payment } from '@selasar/domain/requests';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import type { z } from 'zod';

interface PersonalSchema {
  schema: z.ZodObject;
  personalData: Readonly<Record<string, PersonalData>>;
}

export function withoutPerson(
  { schema, personalData }: PersonalSchema,
  data: DocumentData,
): DocumentData {
  const changed = Object.entries(personalData).flatMap(([field, kind]) => {
    if (data[field] === undefined) return [];
    const { erased } = personalDataKinds[kind];
    if (erased === 'no') return [];
    if (erased === 'its notes') {
      const payments = withoutNotes(data[field]);
      return isDeepStrictEqual(payments, data[field]) ? [] : [[field, payments]];
    }
    if (schema.shape[field]?.safeParse(undefined).success) return [[field, FieldValue.delete()]];
    const empty = kind === 'email' || kind === 'phone' ? '' : removedText;
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

export function eventWithoutPerson(
  { personalData }: Pick<PersonalSchema, 'personalData'>,
  event: DocumentData,
): DocumentData {
  const { change } = event;
  if (!change) return {};
  const left = {
    what: change.what,
    before: valuesLeft(personalData, change.what, change.before),
    after: valuesLeft(personalData, change.what, change.after),
  };
  return isDeepStrictEqual(left, change) ? {} : { change: left };
}

/** A change lists fields by path, and a payment as a whole. Unknown fields are removed. */
const valuesLeft = (
  personalData: PersonalSchema['personalData'],
  what: string,
  values: DocumentData,
): DocumentData =>
  Object.fromEntries(
    Object.entries(what === 'message' ? {} : values).flatMap(([path, value]) => {
      if (what === 'payment') return [[path, value && withoutNote(value)]];
      const kind = personalData[path.split('.')[0] ?? ''];
      return kind && personalDataKinds[kind].erased === 'no' ? [[path, value]] : [];
    }),
  );
