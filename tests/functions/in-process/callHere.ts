import type { UserRole } from '@selasar/domain/core';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { db } from '../../../functions/src/platform/firestore.ts';

interface Person {
  uid: string;
  role: UserRole;
}

/** Stores the account and profile that functions look up for a person. */
export async function enrolHere({ uid, role }: Person): Promise<void> {
  const email = `${uid}@example.com`;
  await db.doc(`users/${uid}`).set({ email, fullName: 'Made Wirawan', role, tokenRole: role });
}

/** An operation, or a function that consists of one. */
export interface Callable<Answer> {
  run: (request: CallableRequest<unknown>) => Promise<Answer>;
}

/**
 * Calls an operation in this process, signed in or not. Parallel calls share nothing but the database, as on separate
 * servers; the Functions emulator would start a process for each.
 */
export function callHere<Answer>(
  operation: Callable<Answer>,
  data: unknown,
  person?: Person,
  address?: string,
): Promise<Answer> {
  const token = { role: person?.role, email: `${person?.uid}@example.com`, email_verified: true };
  const request = {
    data,
    ...(person ? { auth: { uid: person.uid, token, rawToken: '' } } : {}),
    rawRequest: {
      headers: address ? { 'x-forwarded-for': address } : {},
      ip: '127.0.0.1',
      socket: {},
    },
    acceptsStreaming: false,
  };
  return operation.run(request as unknown as CallableRequest<unknown>);
}
