import { AsyncLocalStorage } from 'node:async_hooks';
import * as logger from 'firebase-functions/logger';

// Only this file imports the logger of firebase-functions, so every line of a call has the call's id.

const current = new AsyncLocalStorage<string>();

export const asRequest = <Answer>(id: string, work: () => Answer): Answer => current.run(id, work);

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
export const write: typeof logger.write = (entry) => logger.write(entry);
