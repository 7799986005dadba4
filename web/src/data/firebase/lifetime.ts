/**
 * Data and work of the signed-in user end with their session; what is still on screen starts again with the next one.
 */
const endings = new Set<() => void>();
const startHandlers = new Set<() => void>();
let session = new AbortController();

export const atSessionEnd = (end: () => void): void => void endings.add(end);

export const atSessionStart = (handler: () => void): void => void startHandlers.add(handler);

export const sessionSignal = (): AbortSignal => session.signal;

/** Called before sign-out, so that no listener fails because of it. */
export function endSession(): void {
  if (session.signal.aborted) return;
  session.abort();
  for (const end of endings) end();
}

export function beginSession(): void {
  if (!session.signal.aborted) return;
  session = new AbortController();
  for (const handler of startHandlers) handler();
}

/** Settles as the work does, but never after its session has ended, because its caller is gone. */
export function inSession<T>(work: Promise<T>): Promise<T> {
  const { signal } = session;
  return new Promise((resolve, reject) => {
    work.then(
      (value) => {
        if (!signal.aborted) resolve(value);
      },
      (error: unknown) => {
        if (!signal.aborted) reject(error);
      },
    );
  });
}
