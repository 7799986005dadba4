/** What is kept and done for who is signed in ends with their session; what of it still shows begins with the next. */
const endings = new Set<() => void>();
const beginnings = new Set<() => void>();
let session = new AbortController();

/** What of a session is kept in memory, or goes on by itself, is ended here. */
export const atSessionEnd = (end: () => void): void => void endings.add(end);

export const atSessionStart = (begin: () => void): void => void beginnings.add(begin);

/** Aborted when the session ends. */
export const sessionSignal = (): AbortSignal => session.signal;

/** Comes before a sign-out, so that no listener fails by it. */
export function endSession(): void {
  if (session.signal.aborted) return;
  session.abort();
  for (const end of endings) end();
}

export function beginSession(): void {
  if (!session.signal.aborted) return;
  session = new AbortController();
  for (const begin of beginnings) begin();
}

/** Settles as the work does, but never once its session has ended: who waited for it has gone. */
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
