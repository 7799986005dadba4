import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isOldRate, rateLimits } from '@selasar/domain';
import type { StoredCurrencies } from '../../../data/offers/currencies/useCurrencies.ts';
import { Panel } from '../../common/Panel.tsx';
import { UnsavedChanges } from '../../offers/DraftNotice.tsx';
import { LeaveQuestion } from '../../offers/LeaveQuestion.tsx';
import { ConcurrentChangesNotice } from '../../offers/ConcurrentChangesNotice.tsx';
import { RateRows } from './RateRows.tsx';
import { useCurrenciesForm } from './useCurrenciesForm.ts';
import { ratesText, tableLabels } from './currencyText.ts';

/** The currencies that guests can choose, and their rates. */
export function CurrenciesForm({ stored }: { stored: StoredCurrencies }) {
  const { form, base, concurrent, resolve, draft, isChanged, save, today } =
    useCurrenciesForm(stored);
  const { isSubmitting } = form.formState;
  const hasConflict = concurrent.conflicting.length > 0;
  const old = stored.table.rates.filter((rate) => isOldRate(rate, today));

  if (draft.found) {
    return (
      <UnsavedChanges
        at={draft.found.at}
        onRestore={draft.restore}
        onDiscard={draft.discardFound}
      />
    );
  }
  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
        {stored.unreadable > 0 ? (
          <Alert severity="error">
            {stored.unreadable === 1
              ? 'One currency is damaged: guests do not see it.'
              : `${stored.unreadable} currencies are damaged: guests do not see them.`}{' '}
            Please add the missing values below and save.
          </Alert>
        ) : null}
        {old.length > 0 ? (
          <Alert severity="warning">
            Outdated rates, hidden from guests: {old.map(({ code }) => code).join(', ')}. Please
            enter the current rates and save.
          </Alert>
        ) : null}
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
            approximate amount in their currency, for {rateLimits.shownDays} days after the date of
            a rate.
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
          {isSubmitting ? 'Saving...' : 'Save Currencies'}
        </Button>
      </Stack>
      <LeaveQuestion isChanged={isChanged} isSaving={isSubmitting} onDiscard={draft.end} />
    </>
  );
}
