import { useCallback, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from '../../data/offers/changes.ts';
import { usePersistedForm } from '../../forms/usePersistedForm.ts';
import { useOwnUid } from '../shell/session/route.ts';
import { offerDraft } from './offerDraft.ts';
import type { DraftPlace } from './offerDraft.ts';
import type { TypedNumbers } from './useOfferForm.ts';

interface OfferDraftOptions<Values extends FieldValues> {
  place: DraftPlace;
  empty: Values;
  nameOf: (values: Values) => string;
  form: UseFormReturn<Values>;
  base: Values;
  typed: TypedNumbers;
  resume: (base: Values, values: Values, texts: TypedNumbers['texts']) => void;
  /** Names of images that are chosen but not uploaded. */
  files: readonly string[];
}

/** Where the draft of a form is stored: by signed-in user and form. */
export function useDraftPlace(
  collection: DraftPlace['collection'],
  slug: string | undefined,
): DraftPlace {
  const uid = useOwnUid() ?? '';
  return useMemo(() => ({ uid, collection, slug }), [uid, collection, slug]);
}

/**
 * Stores unsaved content in this browser for the same user: a session that ends, a closed tab or a reload loses nothing
 * but files. An earlier draft is offered when the form opens.
 */
export function useOfferDraft<Values extends FieldValues>(options: OfferDraftOptions<Values>) {
  const { place, empty, nameOf, form, base, typed, resume, files } = options;
  const persisted = useMemo(() => offerDraft(place, empty), [place, empty]);
  const [found, setFound] = useState(() => {
    const draft = persisted.read();
    // The draft may have been saved if only the answer was lost.
    const differs =
      draft && (changedFields(base, draft.values).length > 0 || draft.files.length > 0);
    return differs ? draft : undefined;
  });
  const [lost, setLost] = useState<readonly string[]>([]);
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
  const end = usePersistedForm({ form, persisted, contentOf, isPaused: found !== undefined });

  return {
    /** A draft that waits for the user's decision. */
    found,
    /** Files that were chosen in an earlier form, and must be chosen again. */
    lost,
    restore: () => {
      if (!found) return;
      resume(found.base, found.values, found.texts);
      setLost(found.files);
      setFound(undefined);
    },
    discardFound: () => {
      persisted.remove();
      setFound(undefined);
    },
    /** The form is done: its changes are saved or discarded. */
    end,
  };
}
