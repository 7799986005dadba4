import {
  callerKindOf,
  judge,
  operation,
  type CallerKind,
  type OperationAnswer,
  type OperationInput,
  type OperationName,
  type OperationOf,
  type StaffRole,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { callError, isForGuests } from './callError.ts';
import { errorFacts } from './errorFacts.ts';
import { isAborted, isConflict, transactionReader, plainReader } from './firestore.ts';
import * as logger from './log.ts';
import { requestIdOf } from './requestId.ts';
import { languageOf, withLocale } from './i18n/withLocale.ts';
import { clientAddress } from './requests/clientAddress.ts';
import { authorize, type Author } from '../people/authorize.ts';
import { recordRefusal } from '../changes/audit/recordRefusal.ts';

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

type CallerOf<Name extends OperationName> =
  Name extends OperationOf<'staff' | 'admin'> ? Staff : Guest;

/** An operation of the contract (`domain/src/api.ts`) as the server does it. */
export interface Implementation<Name extends OperationName = OperationName> {
  name: Name;
  /** Answers one call: who asks and what is asked is judged before. Rejects with what the caller may see. */
  run: (request: CallableRequest<unknown>) => Promise<OperationAnswer<Name>>;
}

/**
 * Implements an operation. What is the same for all of a kind of caller is done here: errors, request ids, the language
 * of the answer, roles. `run` throws a `callError` to refuse.
 */
export function implement<Name extends OperationName>(
  name: Name,
  run: (input: OperationInput<Name>, caller: CallerOf<Name>) => Promise<OperationAnswer<Name>>,
): Implementation<Name> {
  const kind = callerKindOf(name);
  const { input } = operation(name);
  const runs = run as (input: unknown, caller: Staff | Guest) => Promise<OperationAnswer<Name>>;
  const answer = (request: CallableRequest<unknown>) =>
    logger.asRequest(requestIdOf(request.rawRequest.headers), async () => {
      try {
        const caller = await callerOf(kind, request);
        return await runs(await validate(input, request.data), caller);
      } catch (error) {
        await recordRefusal(name, request, error);
        throw visibleError(name, isStaffKind(kind) ? error : seenByGuests(error));
      }
    });
  return {
    name,
    run: (request) =>
      isStaffKind(kind)
        ? answer(request)
        : withLocale(languageOf(request.data), () => answer(request)),
  };
}

const isStaffKind = (kind: CallerKind): kind is StaffRole => kind === 'staff' || kind === 'admin';

/** A refusal that says more than guests may see is a fault of ours, and hidden. */
const seenByGuests = (error: unknown): unknown =>
  error instanceof HttpsError && !isForGuests(error)
    ? new Error('A guest is refused with what only staff may see.', { cause: error })
    : error;

async function callerOf(
  kind: CallerKind,
  request: CallableRequest<unknown>,
): Promise<Staff | Guest> {
  return isStaffKind(kind)
    ? staffWho(kind, request)
    : { address: clientAddress(request.rawRequest) };
}

/** Refuses everybody else before anything is done. */
async function staffWho(needed: StaffRole, request: CallableRequest<unknown>): Promise<Staff> {
  const { uid } = await authorize(request, needed, plainReader);
  return {
    uid,
    authorize: (transaction) => authorize(request, needed, transactionReader(transaction)),
  };
}

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
export function visibleError(name: string, error: unknown): HttpsError {
  if (error instanceof HttpsError) {
    logger.info('call refused', { operation: name, status: error.code });
    return error;
  }
  if (isConflict(error) || isAborted(error)) {
    logger.warn('call gave way to others', { operation: name });
    return callError({ code: 'busy' });
  }
  logger.error('call failed', { operation: name, ...errorFacts(error) });
  const requestId = logger.currentRequestId();
  return callError({
    code: 'internal',
    facts: { requestId },
    ...(requestId ? { requestId } : {}),
  });
}
