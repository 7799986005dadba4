import { AsyncLocalStorage } from 'node:async_hooks';
import * as logger from 'firebase-functions/logger';

// The log: each entry is one line of JSON. No other file asks firebase-functions for it, so that no line of a call is
// without the call's id.

const current = new AsyncLocalStorage<string>();

/** Does some work as the call, or the run of a job, that has this id. */
export const asRequest = <Answer>(id: string, work: () => Answer): Answer => current.run(id, work);

/** The id of the call that this is part of, if it is part of one. */
export const currentRequestId = (): string | undefined => current.getStore();

type Write = (message: string, facts?: object) => void;

const withId =
  (write: (...parts: unknown[]) => void): Write =>
  (message, facts) => {
    const requestId = currentRequestId();
    write(message, { ...facts, ...(requestId ? { requestId } : {}) });
  };

export const info = withId(logger.info);
export const warn = withId(logger.warn);
export const error = withId(logger.error);
/** An entry that has its form from elsewhere. */
export const write: typeof logger.write = (entry) => logger.write(entry);
