import {
  callErrorSchema,
  collections,
  covers,
  isFromBeforeLoss,
  pathOf,
  roleClaim,
  type StaffRole,
} from '@selasar/domain/core';
import { mostRefusalsCounted, userProfileSchema } from '@selasar/domain/people';
import { FieldValue } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { type Author, authorFields, eventTimes } from './audit.ts';
import { callError } from './callError.ts';
import { errorFacts } from './errorFacts.ts';
import { hourOf } from './expiry.ts';
import { db, type ReadAll } from './firestore.ts';
import * as logger from './log.ts';

const authorSchema = userProfileSchema.pick({
  email: true,
  fullName: true,
  role: true,
  rightsLostAt: true,
});

/** Throws without the role. A token may be an hour old: the profile and the last loss of rights count too. */
export async function authorize(
  { auth }: Pick<CallableRequest<unknown>, 'auth'>,
  needed: StaffRole,
  read: ReadAll,
): Promise<Author> {
  if (!auth) throw callError({ code: 'sign-in-required', facts: { roleHasChanged: false } });
  const { uid, token } = auth;
  refuseUnless(token[roleClaim], needed);
  if (token.email_verified !== true) {
    throw callError({ code: 'staff-only', facts: { isVerified: false } });
  }
  const [profile] = await read(db.doc(pathOf(collections.users, uid)));
  const stored = authorSchema.safeParse(profile?.data()).data;
  refuseUnless(stored?.role, needed);
  if (isFromBeforeLoss(token, stored?.rightsLostAt)) {
    throw callError({ code: 'sign-in-required', facts: { roleHasChanged: true } });
  }
  return { uid, email: stored?.email ?? '', fullName: stored?.fullName ?? '' };
}

function refuseUnless(role: unknown, needed: StaffRole): void {
  if (!covers(role, 'staff')) throw callError({ code: 'staff-only', facts: { isVerified: true } });
  if (!covers(role, needed)) throw callError({ code: 'admin-only' });
}

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
    const [calls, count] = [FieldValue.arrayUnion(call), FieldValue.increment(1)];
    const what = { kind: 'call-refused', calls, count };
    const who = authorFields({ uid, fullName, email: token.email ?? '' });
    await event.set({ what, ...who, ...eventTimes() }, { merge: true });
  } catch (failure) {
    logger.error('A refused call could not be written down', { call, ...errorFacts(failure) });
  }
}
