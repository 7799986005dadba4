import type { UserRole } from '@selasar/domain';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';

interface Person {
  uid: string;
  role: UserRole;
}

/**
 * Calls a function in this process, signed in or not. Calls run side by side and share nothing but the database,
 * as on servers of their own; the Functions emulator would start a process for each.
 */
export function callHere<Answer>(
  callable: CallableFunction<unknown, Promise<Answer>>,
  data: unknown,
  person?: Person,
): Promise<Answer> {
  const token = { role: person?.role, email: `${person?.uid}@example.com` };
  const request = {
    data,
    ...(person ? { auth: { uid: person.uid, token, rawToken: '' } } : {}),
    rawRequest: { headers: {}, ip: '127.0.0.1', socket: {} },
    acceptsStreaming: false,
  };
  return callable.run(request as unknown as CallableRequest<unknown>);
}
