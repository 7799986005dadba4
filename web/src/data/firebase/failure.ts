import type { CallError } from '@selasar/domain';
import { callErrorSchema } from '@selasar/domain';
import { FirebaseError } from 'firebase/app';
import { ZodError } from 'zod';

/**
 * `refused`: the server said no, so nothing was done. `unreachable`: no answer came, so the outcome is unknown.
 * `broken`: a fault of the server or of this client, or an invalid answer.
 */
export type FailureKind = 'refused' | 'unreachable' | 'broken';

interface FailureParts {
  /** Error details from a callable. */
  details?: CallError | undefined;
  cause?: unknown;
}

/** Why a Firebase request failed. Everything in this folder rejects with it; callers choose the text that users see. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** The code in a callable's error details, or a Firebase service's own code. */
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

/** Codes caused by the connection, not by a decision of the server. */
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

/** Codes of faults: the server's, or ours in the request. */
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

/** Converts an error of an SDK, or of this client, to a failure. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof FirebaseError) return ofService(error);
  return new Failure('broken', error instanceof ZodError ? 'bad-answer' : 'fault', {
    cause: error,
  });
}

/** Settles as the work does, but rejects with a Failure. */
export async function failing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toFailure(error);
  }
}
