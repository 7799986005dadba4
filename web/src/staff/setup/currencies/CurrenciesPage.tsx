import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import {
  useCurrencies,
  setCurrencies,
  type StoredCurrencies,
} from '../../../data/offers/currencies.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { rateLimits } from '@selasar/domain/core';
import { type CurrencyTable, currencyTableFields, isOldRate } from '@selasar/domain/offers';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { useToday } from '../../../clock/useToday.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';
import { useDraftPlace, useOfferDraft } from '../../offers/useOfferDraft.ts';
import { useOfferForm } from '../../offers/useOfferForm.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '../../common/Panel.tsx';
import { RestoredNotice } from '../../common/FormFrame.tsx';
import { LeaveQuestion } from '../../offers/LeaveQuestion.tsx';
import { ConcurrentChangesNotice } from '../../offers/ConcurrentChangesNotice.tsx';
import { RateRows } from './RateRows.tsx';
import { ratesText, tableLabels } from './currencyText.ts';

const empty: CurrencyTable = { rates: [] };
const noFiles: readonly string[] = [];
const nameOf = () => '';
const same = (table: CurrencyTable) => table;
const toForm = ({ table }: StoredCurrencies) => table;

const failed = (description: string): void => {
  toast.error('Failed to save the currencies', { description });
};

function useCurrenciesForm(stored: StoredCurrencies) {
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

function CurrenciesForm({ stored }: { stored: StoredCurrencies }) {
  const { form, base, concurrent, resolve, draft, isChanged, save, today } =
    useCurrenciesForm(stored);
  const { isSubmitting } = form.formState;
  const hasConflict = concurrent.conflicting.length > 0;
  const old = stored.table.rates.filter((rate) => isOldRate(rate, today));

  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
        {stored.unreadable > 0 ? (
          <Alert severity="error">
            <span>
              {stored.unreadable === 1
                ? 'One currency is damaged: guests do not see it.'
                : `${stored.unreadable} currencies are damaged: guests do not see them.`}
            </span>{' '}
            Please add the missing values below and save.
          </Alert>
        ) : null}
        {old.length > 0 ? (
          <Alert severity="warning">
            Outdated rates, hidden from guests:{' '}
            <span>{old.map(({ code }) => code).join(', ')}</span>. Please enter the current rates
            and save.
          </Alert>
        ) : null}
        <RestoredNotice at={draft.restoredAt} onStartOver={draft.startOver} />
        <ConcurrentChangesNotice
          concurrent={concurrent}
          labels={tableLabels}
          theirs={base}
          onResolve={resolve}
          textOf={ratesText}
        />
        <Panel heading="Rates">
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            Prices are in US dollars, and guests pay in dollars. Next to a price, guests see the
            approximate amount in their currency, for <span>{rateLimits.shownDays}</span> days after
            the date of a rate.
          </Typography>
          <RateRows form={form} today={today} />
        </Panel>
        {hasConflict ? (
          <Alert severity="warning">Please choose whose change to keep, above.</Alert>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          disabled={isSubmitting || hasConflict}
          sx={{ alignSelf: 'flex-start' }}
        >
          <span>{isSubmitting ? 'Saving...' : 'Save Currencies'}</span>
        </Button>
      </Stack>
      <LeaveQuestion isChanged={isChanged} isSaving={isSubmitting} onDiscard={draft.end} />
    </>
  );
}

function CurrenciesPage() {
  const live = useCurrencies();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the currencies" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={420} />;
  return (
    <Box sx={{ maxWidth: 900 }}>
      <CurrenciesForm stored={live.data} />
    </Box>
  );
}

export { CurrenciesPage as Component };
export const handle = headingOf(setupPages.currencies);
