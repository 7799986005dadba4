import { type CallError, callErrorSchema } from '@selasar/domain/core';
import { FirebaseError } from 'firebase/app';
import { ZodError } from 'zod';

/**
 * `refused`: the server said no, so nothing was done. `unreachable`: no answer came, so the outcome is unknown.
 * `broken`: a fault of the server or of this client, or an invalid answer.
 */
export type FailureKind = 'refused' | 'unreachable' | 'broken';

interface FailureParts {
  details?: CallError | undefined;
  cause?: unknown;
}

/** Everything in this folder rejects with it; callers choose the text that users see. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly details: CallError | undefined;

  constructor(kind: FailureKind, code: string, { details, cause }: FailureParts = {}) {
    super(code, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

const unanswered: ReadonlySet<string> = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'unknown',
  'auth/network-request-failed',
  'auth/timeout',
  'storage/retry-limit-exceeded',
  'storage/unknown',
  'appCheck/fetch-network-error',
]);

const faults: ReadonlySet<string> = new Set([
  'internal',
  'invalid-argument',
  'out-of-range',
  'unimplemented',
  'data-loss',
  'auth/internal-error',
  'auth/argument-error',
  'auth/invalid-api-key',
  'storage/invalid-argument',
  'storage/internal-error',
]);

const kindOfCode = (code: string): FailureKind => {
  if (unanswered.has(code)) return 'unreachable';
  return faults.has(code) ? 'broken' : 'refused';
};

/** A callable without an answer fails like a server fault, except that its status is 0. */
const isUnanswered = ({ code, message }: FirebaseError): boolean =>
  code === 'functions/internal' && message.endsWith('[0]');

function ofService(error: FirebaseError): Failure {
  const details = callErrorSchema.safeParse('details' in error ? error.details : undefined).data;
  if (details) {
    const kind = details.code === 'internal' ? 'broken' : 'refused';
    return new Failure(kind, details.code, { details, cause: error });
  }
  const code = error.code.replace(/^functions\//, '');
  return new Failure(isUnanswered(error) ? 'unreachable' : kindOfCode(code), code, {
    cause: error,
  });
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof FirebaseError) return ofService(error);
  return new Failure('broken', error instanceof ZodError ? 'bad-answer' : 'fault', {
    cause: error,
  });
}

export async function failing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toFailure(error);
  }
}

/** Settles as the work does, or rejects with a Failure after the given milliseconds; the outcome is then unknown. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure('unreachable', 'deadline-exceeded')), milliseconds);
  });
  try {
    return await failing(Promise.race([work, late]));
  } finally {
    clearTimeout(timer);
  }
}
