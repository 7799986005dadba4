import { isLanguage, judge, mainLanguage, type Language, type StaffRole } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { callError, isForGuests } from './callError.ts';
import { errorFacts } from './errorFacts.ts';
import { isAborted, isConflict, lockedBy, unlocked } from './firestore.ts';
import * as logger from './log.ts';
import { onPlainCall, type Needs } from './onPlainCall.ts';
import { awaited } from './options.ts';
import { speaking } from '../language/speaking.ts';
import { countedCall } from '../health/countedCall.ts';
import { noteServerFault } from '../health/noteServerFault.ts';
import { clientAddress } from '../requests/clientAddress.ts';
import { authorize, type Author } from '../people/authorize.ts';
import { recordRefusal } from '../security/recordRefusal.ts';

interface Operation<Input, Answer, Caller> {
  /** Names the operation in the logs. */
  name: string;
  /** What it takes, whatever time it is. */
  input: () => z.ZodType<Input>;
  /** Throws a `callError` to refuse. */
  run: (input: Input, caller: Caller) => Promise<Answer>;
}

/** The staff member on whose behalf an operation runs. */
export interface Staff {
  uid: string;
  /**
   * Looks again whether the person may do this, as the transaction sees it; throws a `callError` if not. Every transaction
   * that writes for them awaits it: they may lose their role while the operation runs. Only this tells their name.
   */
  authorize: (transaction: Transaction) => Promise<Author>;
}

/** Anyone, known by nothing but the address that the request came from. */
export interface Guest {
  address: string;
}

/** A callable that anyone may call. A refusal that says more than guests may see is a fault of ours, and hidden. */
export const publicCallable = <Input, Answer>(operation: Operation<Input, Answer, Guest>) => {
  const run = async (input: Input, guest: Guest): Promise<Answer> => {
    try {
      return await operation.run(input, guest);
    } catch (error) {
      if (error instanceof HttpsError && !isForGuests(error)) {
        throw new Error('A guest is refused with what only staff may see.', { cause: error });
      }
      throw error;
    }
  };
  return onPlainCall(
    (request) =>
      speaking(languageOf(request.data), () =>
        answer({ ...operation, run }, request, ({ rawRequest }) => ({
          address: clientAddress(rawRequest),
        })),
      ),
    awaited,
  );
};

/** The language of the page that asks. It stands beside what the operation takes, which does not see it. */
function languageOf(data: unknown): Language {
  const said = typeof data === 'object' && data !== null && 'language' in data && data.language;
  return isLanguage(said) ? said : mainLanguage;
}

/** A callable for staff. */
export const staffCallable = <Input, Answer>(
  operation: Operation<Input, Answer, Staff>,
  needs?: Needs,
) => onPlainCall((request) => answer(operation, request, staffWho('staff')), needs);

/** A callable for admins. */
export const adminCallable = <Input, Answer>(
  operation: Operation<Input, Answer, Staff>,
  needs?: Needs,
) => onPlainCall((request) => answer(operation, request, staffWho('admin')), needs);

const answer = <Input, Answer, Caller>(
  operation: Operation<Input, Answer, Caller>,
  request: CallableRequest<unknown>,
  callerOf: (request: CallableRequest<unknown>) => Caller | Promise<Caller>,
): Promise<Answer> =>
  countedCall(request, async () => {
    try {
      const caller = await callerOf(request);
      return await operation.run(await validate(operation.input(), request.data), caller);
    } catch (error) {
      await recordRefusal(operation.name, request, error);
      throw visibleError(operation.name, error);
    }
  });

/** Refuses everybody else before anything is done. */
const staffWho =
  (needed: StaffRole) =>
  async (request: CallableRequest<unknown>): Promise<Staff> => {
    const { uid } = await authorize(request, needed, unlocked);
    return {
      uid,
      authorize: (transaction) => authorize(request, needed, lockedBy(transaction)),
    };
  };

/** The input as the schema takes it; refuses what it does not take. */
export async function validate<Input>(schema: z.ZodType<Input>, data: unknown): Promise<Input> {
  const judged = await judge(schema, data);
  if (!judged.problems) return judged.data;
  // Of input that is none at all there is no more to say.
  const problem = judged.problems.find(({ field }) => field !== '');
  throw callError({
    code: 'invalid-input',
    ...(problem ? { field: problem.field, problem: problem.code } : {}),
    facts: { problem },
  });
}

/** What the caller sees of an error, after it is logged: never a stack, and in the log nothing that a person typed. */
export function visibleError(operation: string, error: unknown): HttpsError {
  if (error instanceof HttpsError) {
    logger.info('call refused', { operation, status: error.code });
    return error;
  }
  if (isConflict(error) || isAborted(error)) {
    logger.warn('call gave way to others', { operation });
    return callError({ code: 'busy' });
  }
  logger.error('call failed', { operation, ...errorFacts(error) });
  noteServerFault(operation, error);
  const requestId = logger.currentRequestId();
  return callError({
    code: 'internal',
    facts: { requestId },
    ...(requestId ? { requestId } : {}),
  });
}
