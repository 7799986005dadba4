import {
  callerKindOf,
  validateWith,
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

/** The staff member who calls an operation. */
export interface Staff {
  uid: string;
  /**
   * Checks the role again, in the transaction; throws a `callError` if it is gone. Every transaction that writes for
   * staff must await it, because the role may be lost meanwhile. Returns the person with their name.
   */
  authorize: (transaction: Transaction) => Promise<Author>;
}

/** Any caller, known only by their IP address. */
export interface Guest {
  address: string;
}

type CallerOf<Name extends OperationName> =
  Name extends OperationOf<'staff' | 'admin'> ? Staff : Guest;

/** The server side of an operation of the contract (`domain/src/api.ts`). */
export interface Implementation<Name extends OperationName = OperationName> {
  name: Name;
  /** Answers one call; caller and input are already checked. Rejects with an error that the caller may see. */
  run: (request: CallableRequest<unknown>) => Promise<OperationAnswer<Name>>;
}

/**
 * Implements an operation. Handles what all operations of one kind of caller share: errors, request ids, the language
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

/** A refusal with more than guests may see is a bug; the guest gets an internal error. */
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

/** Checks the role before anything else runs. */
async function staffWho(needed: StaffRole, request: CallableRequest<unknown>): Promise<Staff> {
  const { uid } = await authorize(request, needed, plainReader);
  return {
    uid,
    authorize: (transaction) => authorize(request, needed, transactionReader(transaction)),
  };
}

/** Parses the input; throws a `callError` if the schema refuses it. */
export async function validate<Input>(schema: z.ZodType<Input>, data: unknown): Promise<Input> {
  const result = await validateWith(schema, data);
  if (!result.problems) return result.data;
  // Input that is no object has no field to name.
  const problem = result.problems.find(({ field }) => field !== '');
  throw callError({
    code: 'invalid-input',
    ...(problem ? { field: problem.field, problem: problem.code } : {}),
    facts: { problem },
  });
}

/** The error that the caller sees, after logging it: without a stack. The log has nothing that a person typed. */
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
