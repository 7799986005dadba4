import { currencyTableFields } from '@selasar/domain';
import type { CurrencyTable } from '@selasar/domain';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { useToday } from '../../../clock/useToday.ts';
import { setCurrencies } from '../../../data/offers/currencies/setCurrencies.ts';
import type { StoredCurrencies } from '../../../data/offers/currencies/useCurrencies.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import { useDraftPlace, useOfferDraft } from '../../offers/useOfferDraft.ts';
import { useOfferForm } from '../../offers/useOfferForm.ts';

const empty: CurrencyTable = { rates: [] };
const noFiles: readonly string[] = [];
const nameOf = () => '';
const same = (table: CurrencyTable) => table;
const toForm = ({ table }: StoredCurrencies) => table;

const failed = (description: string): void => {
  toast.error('Failed to save the currencies', { description });
};

/** The form for the currencies: a colleague's changes appear in it, and unsaved content is stored as a draft. */
export function useCurrenciesForm(stored: StoredCurrencies) {
  const today = useToday();
  const schema = useMemo(() => currencyTableFields(today), [today]);
  const tableForm = useOfferForm({ schema, empty, item: stored, toForm, fromForm: same });
  const { form, base, typed, resume, saving } = tableForm;
  const place = useDraftPlace('currencies', 'table');
  const draft = useOfferDraft({
    place,
    empty,
    nameOf,
    form,
    base,
    typed,
    resume,
    files: noFiles,
  });

  const save = form.handleSubmit(async ({ rates }) => {
    saving.begin({ rates });
    const input = { seen: stored.version, rates };
    try {
      if (!(await setCurrencies(input, notifyUnsure('the currencies are saved'))))
        failed(notArrived);
      else toast.success('Currencies saved', { description: 'Guests see them within a minute.' });
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
  });

  return { ...tableForm, draft, save, today };
}
