import { callErrorSchema, collections, mostRefusalsCounted } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { authorFields } from '../../people/authorFields.ts';
import { hourOf } from '../../platform/requests/hour.ts';
import { eventTimes } from './recordSecurityEvent.ts';

/** The error codes of `authorize`. */
const codes: readonly string[] = ['sign-in-required', 'staff-only', 'admin-only'];

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpsError &&
  codes.includes(callErrorSchema.safeParse(error.details).data?.code ?? '');

/** The maximum length of a name that people give themselves. */
const nameLength = 100;

/**
 * Logs a refused call by a signed-in person: one document per person and hour with a limited counter, so nobody can
 * flood the list. Calls without an account are in the server log only. Never throws: the call is refused whether this
 * log entry succeeds or not.
 */
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
