import type { Position } from '../language/ast.ts';

/**
 * What an expression answers when it has no value. With a `cause` it is an error; without one the value is not
 * known yet (the document was not loaded, or a query does not say), and another pass may find out.
 * Both are absorbed by the side of `&&` or `||` that decides alone.
 */
export class Failure {
  constructor(
    readonly cause: string | undefined,
    readonly at?: Position | undefined,
  ) {}

  located(at: Position): Failure {
    return this.at || this.cause === undefined ? this : new Failure(this.cause, at);
  }
}

/** Too much was asked: the evaluation went no further. */
export class Exhausted extends Failure {}

/** Stops the whole evaluation; unlike a Failure nothing absorbs it. */
export class EvaluationAborted extends Error {}

export const UNKNOWN = new Failure(undefined);
export const fail = (cause: string): Failure => new Failure(cause);
export const nullError = (): Failure => fail('Null value error.');
export const isUnknown = (value: unknown): boolean =>
  value instanceof Failure && value.cause === undefined;

/** Of two failed sides the unknown one counts: it may still be found out. */
export const combine = (left: Failure, right: Failure): Failure =>
  left.cause !== undefined && right.cause === undefined ? right : left;
