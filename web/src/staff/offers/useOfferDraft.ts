import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from '../../data/offers/changes.ts';
import { usePersistedForm } from '../../forms/persistedForm.ts';
import { useOwnUid } from '../common/session.tsx';
import { offerDraft } from './offerDraft.ts';
import type { DraftContent, DraftPlace } from './offerDraft.ts';
import type { TypedNumbers } from './useOfferForm.ts';

interface OfferDraftOptions<Values extends FieldValues> {
  place: DraftPlace;
  empty: Values;
  nameOf: (values: Values) => string;
  form: UseFormReturn<Values>;
  base: Values;
  typed: TypedNumbers;
  resume: (base: Values, values: Values, texts: TypedNumbers['texts']) => void;
  files: readonly string[];
  onRestore?: (draft: DraftContent<Values>) => void;
}

export function useDraftPlace(
  collection: DraftPlace['collection'],
  slug: string | undefined,
): DraftPlace {
  const uid = useOwnUid() ?? '';
  return useMemo(() => ({ uid, collection, slug }), [uid, collection, slug]);
}

/** A session that ends, a closed tab or a reload loses nothing but files. */
export function useOfferDraft<Values extends FieldValues>(options: OfferDraftOptions<Values>) {
  const { place, empty, nameOf, form, base, typed, resume, files, onRestore } = options;
  const persisted = useMemo(() => offerDraft(place, empty), [place, empty]);
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
