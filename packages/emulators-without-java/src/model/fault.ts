import { StatusError } from './status.ts';

/**
 * What the client is told of something thrown. Anything but a StatusError is a fault of ours: it is reported, and the
 * client gets INTERNAL.
 * @param where what the engine was doing, e.g. `gRPC Commit`
 */
export function toStatusError(error: unknown, where: string): StatusError {
  if (error instanceof StatusError) return error;
  reportFault(error, where);
  return new StatusError('INTERNAL', messageOf(error));
}

/** The one way to stderr for faults of ours: a line with where and what, and the stack below it. */
export function reportFault(error: unknown, where: string): void {
  const stack = (error instanceof Error && error.stack) || '';
  const what = stack.includes(messageOf(error)) ? stack : [messageOf(error), stack].join('\n');
  console.error(`Internal fault (${where}): ${what.trimEnd()}`);
}

/** Input that nests too deep runs out of stack: the one RangeError that is no fault. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
