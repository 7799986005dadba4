import type { z } from 'zod';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserKeys } from '../browserKeys.ts';
import { localStore, tabStorage } from '../browserStorage.ts';

/** With its owner: nobody sees what another person typed. */
export interface FormName {
  /** The uid of a staff member. Their form outlives the tab and the session; a visitor's ends with the tab. */
  uid?: string;
  name: string;
}

export interface PersistedForm<Content extends object> {
  /** With the ISO instant of the last change. Undefined without valid content. */
  read: () => Persisted<Content> | undefined;
  /** With its key if the content was sent before. Undefined keeps only the keys. */
  write: (content: Content | undefined, idempotencyKey?: string) => void;
  /**
   * The same key each time, so that a retry is no second request: until the form is removed, the keys are renewed, or a
   * key for another `text` is needed. A text that is sent by several channels (`way`) has a key for each.
   */
  idempotencyKey: (text?: string, way?: string) => string;
  renew: () => void;
  /** If so, the content may have been sent, and its answer lost. */
  isBegun: () => boolean;
  remove: () => void;
}
export type Persisted<Content> = Content & { at: string };

interface Stored {
  at: string;
  content?: object | undefined;
  requestIds?: { text: string; ids: Record<string, string> } | undefined;
}

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

const storageOf = ({ uid }: FormName) => (uid === undefined ? tabStorage : localStore);
const keyOf = ({ uid, name }: FormName) =>
  browserKeys.draft + (uid === undefined ? name : `${uid}/${name}`);

function readStored(form: FormName): Stored | undefined {
  const [storage, key] = [storageOf(form), keyOf(form)];
  try {
    const stored = JSON.parse(storage.read(key) ?? 'null') as Stored | null;
    if (stored && Date.now() - Date.parse(stored.at) < lifetimeMs) return stored;
  } catch {
    // Unreadable content is dropped.
  }
  storage.remove(key);
  return undefined;
}

/** Content that no longer fits `empty` is repaired from it; content that `schema` rejects after that is ignored. */
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
    write: (content, idempotencyKey) =>
      change({ content, ...(idempotencyKey ? requestIdsOf('', { '': idempotencyKey }) : {}) }),
    idempotencyKey: (text = '', way = '') => {
      const known = readStored(form)?.requestIds;
      const ids = (known?.text === text && known.ids) || {};
      const id = ids[way] ?? crypto.randomUUID();
      change(requestIdsOf(text, { ...ids, [way]: id }));
      return id;
    },
    renew: () => change({ requestIds: undefined }),
    isBegun: () => readStored(form)?.requestIds !== undefined,
    remove: () => storage.remove(key),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOfKind = (value: unknown, known: unknown): boolean =>
  (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)) ||
  (typeof value === 'number' && known === '');

const fit = <Values extends object>(values: Record<string, unknown>, empty: Values): Values => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(values).filter(([field, value]) =>
      isOfKind(value, empty[field as keyof Values]),
    ),
  ),
});

const fitParts = <Content extends object>(content: object, empty: Content): Content =>
  Object.fromEntries(
    Object.entries(fit(content as Record<string, unknown>, empty)).map(([name, part]) => {
      const known: unknown = empty[name as keyof Content];
      const hasFields = isObject(part) && isObject(known) && Object.keys(known).length > 0;
      return [name, hasFields ? fit(part, known) : part];
    }),
  ) as Content;

export function persistedNames(uid: string, prefix: string): string[] {
  const start = keyOf({ uid, name: '' });
  return localStore
    .keys(start + prefix)
    .map((key) => key.slice(start.length))
    .filter((name) => readStored({ uid, name })?.content);
}

/** A form of staff with a guest's data: it is removed when they sign out. */
export const guestForm = (uid: string, name: string): FormName => ({ uid, name: `guest/${name}` });
export const hasGuestForms = (uid: string): boolean => persistedNames(uid, 'guest/').length > 0;
export function removeGuestForms(uid: string): void {
  for (const key of localStore.keys(keyOf({ uid, name: 'guest/' }))) localStore.remove(key);
}

interface PersistedFormOptions<Values extends FieldValues, Content extends object> {
  form: UseFormReturn<Values>;
  persisted: PersistedForm<Content>;
  /** Returns undefined if nothing worth keeping was typed. A new function is applied at once. */
  contentOf: (values: Values) => Content | undefined;
  isPaused?: boolean;
}

export function usePersistedForm<Values extends FieldValues, Content extends object>(
  options: PersistedFormOptions<Values, Content>,
): () => void {
  const { form, persisted, contentOf, isPaused = false } = options;
  const ended = useRef(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const save = () => {
      if (!ended.current) persisted.write(contentOf(form.getValues()));
    };
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, persisted, contentOf, isPaused]);
  return useCallback(() => {
    ended.current = true;
    persisted.remove();
  }, [persisted]);
}

export function changesSince({ getValues }: { getValues: () => unknown }): () => boolean {
  const before = JSON.stringify(getValues());
  return () => JSON.stringify(getValues()) !== before;
}
