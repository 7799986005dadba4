import { noTransferTerms, transferTermsFields } from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { toast } from 'sonner';
import { changedFields, pick } from '../../../data/offers/changes.ts';
import { setTransferTerms } from '../../../data/transfers/setTransferTerms.ts';
import type { StoredTerms } from '../../../data/transfers/useTransferTerms.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import { useDraftPlace, useOfferDraft } from '../../offers/useOfferDraft.ts';
import { useOfferForm } from '../../offers/useOfferForm.ts';

const noFiles: readonly string[] = [];
const nameOf = () => '';
const same = (terms: TransferTerms) => terms;
const toForm = ({ terms }: StoredTerms) => terms;

const failed = (description: string): void => {
  toast.error('Failed to save the terms', { description });
};

/** The form for the terms: a colleague's changes appear in it, and unsaved content is stored as a draft. */
export function useTermsForm(stored: StoredTerms) {
  const termsForm = useOfferForm({
    schema: transferTermsFields,
    empty: noTransferTerms,
    item: stored,
    toForm,
    fromForm: same,
  });
  const { form, base, typed, resume, saving } = termsForm;
  const place = useDraftPlace('terms', 'transfers');
  const draft = useOfferDraft({
    place,
    empty: noTransferTerms,
    nameOf,
    form,
    base,
    typed,
    resume,
    files: noFiles,
  });

  const save = form.handleSubmit(async (values) => {
    saving.begin(values);
    const damaged = [...(stored.damage?.missing ?? []), ...(stored.damage?.invalid ?? [])];
    const names = [
      ...new Set([
        ...changedFields<keyof TransferTerms>(base, values),
        // Invalid stored terms are written again as a whole.
        ...(damaged as (keyof TransferTerms)[]),
      ]),
    ];
    const input = { seen: stored.version, changes: pick(values, names) };
    try {
      if (!(await setTransferTerms(input, notifyUnsure('the terms are saved')))) failed(notArrived);
      else toast.success('Terms saved', { description: 'Guests see them within a minute.' });
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
  });

  return { ...termsForm, draft, save };
}
