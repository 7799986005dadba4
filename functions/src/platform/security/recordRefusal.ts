import { callErrorSchema, collections } from '@selasar/domain/core';
import { mostRefusalsCounted } from '@selasar/domain/people';
import { FieldValue } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { errorFacts } from '../errorFacts.ts';
import { db } from '../firestore.ts';
import * as logger from '../log.ts';
import { authorFields } from '../authorFields.ts';
import { hourOf } from '../limits/hour.ts';
import { eventTimes } from './recordSecurityEvent.ts';

/** The error codes of `authorize`. */
const codes: readonly string[] = ['sign-in-required', 'staff-only', 'admin-only'];

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpsError &&
  codes.includes(callErrorSchema.safeParse(error.details).data?.code ?? '');

/** People name themselves. */
const nameLength = 100;

/** One document per person and hour with a limited counter: nobody can flood the list. Never throws. */
export async function recordRefusal(
  call: string,
  { auth }: Pick<CallableRequest<unknown>, 'auth'>,
  error: unknown,
): Promise<void> {
  if (!auth || !isRefusal(error)) return;
  const { uid, token } = auth;
  const events = db.collection(collections.securityEvents);
  const event = events.doc(`refused-${uid}-${hourOf(Date.now())}`);
  try {
    const stored = await event.get();
    if (Number(stored.get('what.count') ?? 0) >= mostRefusalsCounted) return;
    const fullName = String(token['name'] ?? '').slice(0, nameLength);
    await event.set(
      {
        what: {
          kind: 'call-refused',
          calls: FieldValue.arrayUnion(call),
          count: FieldValue.increment(1),
        },
        ...authorFields({ uid, fullName, email: token.email ?? '' }),
        ...eventTimes(),
      },
      { merge: true },
    );
  } catch (failure) {
    logger.error('A refused call could not be written down', { call, ...errorFacts(failure) });
  }
}
