import { useEffect, useRef, useState, useCallback, useLayoutEffect, useMemo } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { changedFields, pick } from '../../data/offers/changes.ts';
import { formResolver } from '../../forms/formResolver.ts';
import { usePersistedForm } from '../../forms/persistedForm.ts';
import { useOwnUid } from '../common/session.tsx';
import { draftOf, type DraftContent, type DraftPlace } from './drafts.ts';

interface SharedFormOptions<Values extends FieldValues, Item> {
  schema: z.ZodType<Values, Values>;
  empty: Values;
  /** Live; undefined for a new one. */
  item: Item | undefined;
  toForm: (item: Item) => Values;
  /** The fields as they are stored. */
  fromForm: (values: Values) => Values;
}

type Name<Values> = keyof Values & string;

export interface ConcurrentChanges<Values> {
  /** Fields that the user had not touched: they show the new values. */
  updated: readonly Name<Values>[];
  conflicting: readonly Name<Values>[];
}

const noChanges = { updated: [], conflicting: [] };

/** Numbers as they were typed, by field name. */
export interface TypedNumbers {
  texts: Readonly<Record<string, string>>;
  set: (name: string, text: string) => void;
}

/** Others may edit the item at the same time. It overwrites no other change without showing it. */
export function useSharedForm<Values extends FieldValues, Item>(
  options: SharedFormOptions<Values, Item>,
) {
  const { schema, empty, item, toForm, fromForm } = options;
  const [base, setBase] = useState<Values>(() => (item ? toForm(item) : empty));
  const [seen, setSeen] = useState(item);
  /** The user's changes that were sent and have not come back yet, in stored form. */
  const [sent, setSent] = useState<Partial<Values>>({});
  const [concurrent, setConcurrent] = useState<ConcurrentChanges<Values>>(noChanges);
  /** Incoming values that are not in the form yet. */
  const [arrived, setArrived] = useState<Partial<Values>>({});
  const [texts, setTexts] = useState<TypedNumbers['texts']>({});
  const left = useRef(false);
  const stored = useRef(base);
  const form = useForm<Values>({
    resolver: formResolver(schema),
    defaultValues: base as DefaultValues<Values>,
  });

  const typedFields = (): Values => {
    const shown = form.getValues();
    return fromForm(schema.safeParse(shown).data ?? shown);
  };

  if (item && item !== seen) {
    const now = toForm(item);
    const [before, after] = [fromForm(base), fromForm(now)];
    // Compared in stored form, so that the user's own save does not count as someone else's change, even if more was
    // typed meanwhile.
    const mine = typedFields();
    const changed = changedFields<Name<Values>>(before, after);
    const theirs = changedFields<Name<Values>>(sent, pick(after, changed) as Values);
    const own = changed.filter((name) => !theirs.includes(name));
    const touched = changedFields<Name<Values>>(before, mine);
    const differing = changedFields<Name<Values>>(mine, after).filter((name) =>
      theirs.includes(name),
    );
    const conflicting = differing.filter((name) => touched.includes(name));
    const updated = differing.filter((name) => !touched.includes(name));
    setSeen(item);
    setSent(
      Object.fromEntries(
        Object.entries(sent).filter(([name]) => !own.includes(name)),
      ) as Partial<Values>,
    );
    setBase(now);
    setArrived(pick(now, updated));
    setConcurrent((before) => ({
      updated: [...new Set([...before.updated, ...updated])],
      conflicting: [...new Set([...before.conflicting, ...conflicting])],
    }));
  }

  useEffect(() => {
    for (const [name, value] of Object.entries(arrived)) form.setValue(name as Path<Values>, value);
  }, [arrived, form]);
  useEffect(() => {
    stored.current = base;
  }, [base]);

  const resolve = (name: Name<Values>, choice: 'theirs' | 'mine') => {
    if (choice === 'theirs') form.setValue(name as unknown as Path<Values>, base[name]);
    setConcurrent((before) => ({
      ...before,
      conflicting: before.conflicting.filter((other) => other !== name),
    }));
  };

  const resume = (then: Values, typed: Values, typedTexts: TypedNumbers['texts']) => {
    for (const [name, value] of Object.entries(typed)) form.setValue(name as Path<Values>, value);
    setTexts(typedTexts);
    setConcurrent(noChanges);
    setBase(then);
    // Changes stored since then are reported as someone else's.
    setSeen(undefined);
  };

  const typed: TypedNumbers = {
    texts,
    set: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
  };

  const isChanged = () => !left.current && changedFields(base, form.getValues()).length > 0;
  const saving = {
    begin: (after: Values) => setSent(pick(after, changedFields(fromForm(base), after))),
    /** What arrived from someone else meanwhile was not typed. */
    isMoreTyped: (after: Values): boolean => {
      const now = typedFields();
      const unstored = changedFields(fromForm(stored.current), now);
      return changedFields(after, now).some((name) => unstored.includes(name));
    },
    leave: () => {
      left.current = true;
    },
  };

  return { form, base, concurrent, resolve, typed, resume, isChanged, saving };
}
type SharedForm<Values extends FieldValues> = ReturnType<typeof useSharedForm<Values, unknown>>;

interface FormDraftOptions<Values extends FieldValues> {
  place: DraftPlace;
  empty: Values;
  edit: Pick<SharedForm<Values>, 'form' | 'base' | 'typed' | 'resume'>;
  nameOf?: (values: Values) => string;
  files?: readonly string[];
  onRestore?: (draft: DraftContent<Values>) => void;
}

const noName = () => '';
const noFiles: readonly string[] = [];

export function useDraftPlace(
  collection: DraftPlace['collection'],
  slug: string | undefined,
): DraftPlace {
  const uid = useOwnUid() ?? '';
  return useMemo(() => ({ uid, collection, slug }), [uid, collection, slug]);
}

/** A session that ends, a closed tab or a reload loses nothing but files. */
export function useFormDraft<Values extends FieldValues>(options: FormDraftOptions<Values>) {
  const { place, empty, edit, nameOf = noName, files = noFiles, onRestore } = options;
  const { form, base, typed, resume } = edit;
  const persisted = useMemo(() => draftOf(place, empty), [place, empty]);
  const [found, setFound] = useState(() => {
    const draft = persisted.read();
    // The draft may have been saved if only the answer was lost.
    const differs =
      draft && (changedFields(base, draft.values).length > 0 || draft.files.length > 0);
    return differs ? draft : undefined;
  });
  const [stored] = useState(base);
  const [isRestored, setRestored] = useState(found === undefined);
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    if (!found || isBegun.current) return;
    isBegun.current = true;
    resume(found.base, found.values, found.texts);
    onRestore?.(found);
    setRestored(true);
  }, [found, resume, onRestore]);
  const { texts } = typed;
  const fileNames = files.join('\n');

  const contentOf = useCallback(
    (values: Values) => {
      if (changedFields(base, values).length === 0 && fileNames === '') return undefined;
      const names = fileNames ? fileNames.split('\n') : [];
      return { name: nameOf(values), base, values, texts, files: names };
    },
    [base, texts, fileNames, nameOf],
  );
  const end = usePersistedForm({ form, persisted, contentOf, isPaused: !isRestored });

  return {
    restoredAt: found?.at,
    /** Files that were chosen in an earlier form, and must be chosen again. */
    lost: found?.files ?? [],
    startOver: () => {
      resume(stored, stored, {});
      setFound(undefined);
    },
    end,
  };
}
