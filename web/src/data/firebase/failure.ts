import type { CallError } from '@selasar/domain';
import { callErrorSchema } from '@selasar/domain';
import { FirebaseError } from 'firebase/app';
import { ZodError } from 'zod';

/**
 * `refused`: the server was heard and said no, so nothing was done. `unreachable`: no answer came, so nothing is known.
 * `broken`: a fault of the server or of ours, or an answer that makes no sense.
 */
export type FailureKind = 'refused' | 'unreachable' | 'broken';

interface FailureParts {
  /** What a callable said of it. */
  details?: CallError | undefined;
  cause?: unknown;
}

/** Why something asked of Firebase did not come about. All of this folder rejects with it; its words are the rooms'. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** Of a callable the code in its details, of a service of Firebase the service's own. */
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

/** Codes that come from the line, not from the server's judgement. */
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

/** Codes of faults: the server's, or ours in how we ask. */
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

const judge = (code: string): FailureKind => {
  if (unanswered.has(code)) return 'unreachable';
  return faults.has(code) ? 'broken' : 'refused';
};

/** A callable that gets no answer at all fails as the server's own faults do, but for the status 0. */
const isUnanswered = ({ code, message }: FirebaseError): boolean =>
  code === 'functions/internal' && message.endsWith('[0]');

function ofService(error: FirebaseError): Failure {
  const details = callErrorSchema.safeParse('details' in error ? error.details : undefined).data;
  if (details) {
    const kind = details.code === 'internal' ? 'broken' : 'refused';
    return new Failure(kind, details.code, { details, cause: error });
  }
  const code = error.code.replace(/^functions\//, '');
  return new Failure(isUnanswered(error) ? 'unreachable' : judge(code), code, { cause: error });
}

/** The failure that an error of an SDK, or of ours, stands for. */
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
