import { browserKeys } from '../../../browserKeys.ts';

/** A form that has not been sent: what was typed, and the id of the request that it will be. */
export interface Draft<Values> {
  values: () => Values;
  /** With a request id, when the draft is one that has been sent before. */
  save: (values: Values, requestId?: string) => void;
  /** The same until the draft is discarded or renewed, so that sending again is not asking twice. */
  requestId: () => string;
  /** What is sent next is another request. */
  renew: () => void;
  discard: () => void;
}

interface Stored {
  values?: object;
  requestId?: string;
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** Lasts as long as the browser's tab, reloads included. Where there is no storage it lasts as long as the page. */
const kept = new Map<string, Stored>();

function read(key: string): Stored {
  const inMemory = kept.get(key);
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isStored(stored) ? stored : {};
  } catch {
    return {};
  }
}

function write(key: string, stored: Stored): void {
  kept.set(key, stored);
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Private windows may refuse; the page's memory has it.
  }
}

/** Forgets every draft. */
export function discardAllDrafts(): void {
  kept.clear();
  sessionStorage.clear();
}

/** Fields of the draft that are not of the type of the empty form's are left out; some that are empty may be numbers. */
export function draftOf<Values extends object>(
  name: string,
  empty: Values,
  numbers: readonly string[] = [],
): Draft<Values> {
  const key = browserKeys.draft + name;
  const change = (part: Stored) => write(key, { ...read(key), ...part });
  return {
    values: () => {
      const fitting = Object.entries(read(key).values ?? {}).filter(
        ([field, value]) =>
          typeof value === typeof empty[field as keyof Values] ||
          (typeof value === 'number' && numbers.includes(field)),
      );
      return { ...empty, ...Object.fromEntries(fitting) };
    },
    save: (values, requestId) =>
      change({ values: { ...values }, ...(requestId ? { requestId } : {}) }),
    requestId: () => {
      const requestId = read(key).requestId ?? crypto.randomUUID();
      change({ requestId });
      return requestId;
    },
    renew: () => change({ requestId: undefined }),
    discard: () => write(key, {}),
  };
}
