import {
  type CallerKind,
  callerKindOf,
  operation,
  type OperationAnswer,
  type OperationInput,
  type OperationName,
  type OperationOf,
} from '@selasar/domain/api';
import { type StaffRole, validateWith } from '@selasar/domain/core';
import type { Transaction } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import type { Author } from './audit.ts';
import { authorize, recordRefusal } from './authorize.ts';
import { callError, isForGuests } from './callError.ts';
import { errorFacts } from './errorFacts.ts';
import { isAborted, isConflict, plainReader, transactionReader } from './firestore.ts';
import { clientAddress } from './limits.ts';
import { languageOf, withLocale } from './locale.ts';
import * as logger from './log.ts';

export interface Staff {
  uid: string;
  /** Throws if the role is gone. Every transaction that writes for staff must await it. */
  authorize: (transaction: Transaction) => Promise<Author>;
}

export interface Guest {
  address: string;
}

type CallerOf<Name extends OperationName> =
  Name extends OperationOf<'staff' | 'admin'> ? Staff : Guest;

export interface Implementation<Name extends OperationName = OperationName> {
  name: Name;
  /** Rejects with an error that the caller may see. */
  run: (request: CallableRequest<unknown>) => Promise<OperationAnswer<Name>>;
}

/** `run` throws a `callError` to refuse. */
export function implement<Name extends OperationName>(
  name: Name,
  run: (input: OperationInput<Name>, caller: CallerOf<Name>) => Promise<OperationAnswer<Name>>,
): Implementation<Name> {
  const kind = callerKindOf(name);
  const { input } = operation(name);
  const runs = run as (input: unknown, caller: Staff | Guest) => Promise<OperationAnswer<Name>>;
  const answer = (request: CallableRequest<unknown>) =>
    logger.asRequest(logger.requestIdOf(request.rawRequest.headers), async () => {
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

/** Checks the role before anything else runs. */
async function callerOf(
  kind: CallerKind,
  request: CallableRequest<unknown>,
): Promise<Staff | Guest> {
  if (!isStaffKind(kind)) return { address: clientAddress(request.rawRequest) };
  const { uid } = await authorize(request, kind, plainReader);
  return {
    uid,
    authorize: (transaction) => authorize(request, kind, transactionReader(transaction)),
  };
}

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

/** The caller sees no stack. The log has nothing that a person typed. */
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
  const code = 'internal';
  return callError({ code, facts: { requestId }, ...(requestId ? { requestId } : {}) });
}
