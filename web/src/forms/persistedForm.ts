import type { z } from 'zod';
import { browserKeys } from '../browserKeys.ts';
import { localStore, tabStorage } from '../browserStorage.ts';

/** Which form, and whose: nobody is shown what another person typed. */
export interface FormName {
  /** Of one of the staff. Their form outlives the tab and the session; a visitor's ends with the tab. */
  uid?: string;
  name: string;
}

/** What was typed into a form and is neither sent nor given up. */
export interface PersistedForm<Content extends object> {
  /** The content, with the ISO instant of the last change. Undefined when there is none that fits. */
  read: () => Persisted<Content> | undefined;
  /** With a request id, when the content was sent before. Undefined keeps request ids alone. */
  write: (content: Content | undefined, requestId?: string) => void;
  /**
   * The same each time, so that sending again is not asking twice: until the form is removed, the ids are renewed, or an id
   * for another `text` is asked for. A text that is sent in several ways has an id for each.
   */
  requestId: (text?: string, way?: string) => string;
  /** What is sent next is another request. */
  renew: () => void;
  remove: () => void;
}
export type Persisted<Content> = Content & { at: string };

interface Stored {
  at: string;
  content?: object | undefined;
  requestIds?: { text: string; ids: Record<string, string> } | undefined;
}

/** Thirty days. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

const storageOf = ({ uid }: FormName) => (uid === undefined ? tabStorage : localStore);
const keyOf = ({ uid, name }: FormName) =>
  browserKeys.draft + (uid === undefined ? name : `${uid}/${name}`);

function readStored(form: FormName): Stored | undefined {
  const [storage, key] = [storageOf(form), keyOf(form)];
  try {
    const stored = JSON.parse(storage.read(key) ?? 'null') as Stored | null;
    // Also false for no date.
    if (stored && Date.now() - Date.parse(stored.at) < lifetimeMs) return stored;
  } catch {
    // What cannot be read goes.
  }
  storage.remove(key);
  return undefined;
}

/** The form of this name. What no longer fits `empty` is repaired from it; what `schema` refuses then is taken for none. */
export function persistedForm<Content extends object>(
  form: FormName,
  empty: Content,
  schema?: z.ZodType,
): PersistedForm<Content> {
  const [storage, key] = [storageOf(form), keyOf(form)];
  const change = (part: Partial<Stored>) => {
    const stored = { ...readStored(form), at: new Date().toISOString(), ...part };
    if (stored.content || stored.requestIds) storage.write(key, JSON.stringify(stored));
    else storage.remove(key);
  };
  const requestIdsOf = (text: string, ids: Record<string, string>) => ({
    requestIds: { text, ids },
  });
  return {
    read: () => {
      const { at = '', content } = readStored(form) ?? {};
      if (!isObject(content)) return undefined;
      const fitting = fitParts(content, empty);
      const isRefused = schema && !schema.safeParse(fitting).success;
      return isRefused ? undefined : { ...fitting, at };
    },
    write: (content, requestId) =>
      change({ content, ...(requestId ? requestIdsOf('', { '': requestId }) : {}) }),
    requestId: (text = '', way = '') => {
      const known = readStored(form)?.requestIds;
      const ids = known?.text === text ? known.ids : {};
      const id = ids[way] ?? crypto.randomUUID();
      change(requestIdsOf(text, { ...ids, [way]: id }));
      return id;
    },
    renew: () => change({ requestIds: undefined }),
    remove: () => storage.remove(key),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A field of a number that is empty holds ''. */
const isOfKind = (value: unknown, known: unknown): boolean =>
  (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)) ||
  (typeof value === 'number' && known === '');

/** The fields of an earlier version of the form that are still of the same kind; the others as in `empty`. */
const fit = <Values extends object>(values: Record<string, unknown>, empty: Values): Values => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(values).filter(([field, value]) =>
      isOfKind(value, empty[field as keyof Values]),
    ),
  ),
});

/** A part without fields of its own takes any. */
const fitParts = <Content extends object>(content: object, empty: Content): Content =>
  Object.fromEntries(
    Object.entries(fit(content as Record<string, unknown>, empty)).map(([name, part]) => {
      const known: unknown = empty[name as keyof Content];
      const hasFields = isObject(part) && isObject(known) && Object.keys(known).length > 0;
      return [name, hasFields ? fit(part, known) : part];
    }),
  ) as Content;

/** The names of the forms of one person that begin so. */
export function persistedNames(uid: string, prefix: string): string[] {
  const start = keyOf({ uid, name: '' });
  return localStore
    .keys(start + prefix)
    .map((key) => key.slice(start.length))
    .filter((name) => readStored({ uid, name })?.content);
}

/** What staff type for a guest names one, so it goes when they sign out themselves. */
export const guestForm = (uid: string, name: string): FormName => ({ uid, name: `guest/${name}` });
export const hasGuestForms = (uid: string): boolean => persistedNames(uid, 'guest/').length > 0;
export function removeGuestForms(uid: string): void {
  for (const key of localStore.keys(keyOf({ uid, name: 'guest/' }))) localStore.remove(key);
}
