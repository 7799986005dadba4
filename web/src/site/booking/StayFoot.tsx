import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  dayAndMonth,
  formatUsd,
  isCivilDate,
  nightsBetween,
  type Stay,
} from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { priceOf } from '@selasar/domain/pricing';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../common/currency/Approximately.tsx';
import { Legend } from '../forms/dates/Legend.tsx';
import { AvailabilityUnknown } from './AvailabilityUnknown.tsx';
import type { Edge, StayDays } from './stayDays.ts';
import { nightCount } from '../common/priceLineText.ts';

interface StayFootProps {
  days: StayDays;
  stay: Stay;
  picks: Edge;
  problem: string | undefined;
  loading: boolean;
  unread: boolean;
  onClear: () => void;
  onDone: () => void;
}

const asks = { startDate: 'Choose your check-in', endDate: 'Choose your check-out' } as const;
const offDays = { startDate: 'No arrival', endDate: 'No departure' } as const;

function Sum({ days: { item, numberOfGuests }, stay }: { days: StayDays; stay: Stay }) {
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const { total } = priceOf(item, { ...stay, numberOfGuests });
  return (
    <>
      <span>{`${nightCount(nights)} · ${formatUsd(total)}`}</span>
      <Approximately usd={total} />
    </>
  );
}

export function StayFoot({ days, stay, picks, problem, loading, unread, ...on }: StayFootProps) {
  const { startDate, endDate } = stay;
  const isWhole = isCivilDate(startDate) && isCivilDate(endDate) && startDate < endDate;
  return (
    <Stack spacing={1.5}>
      <Legend
        items={[
          { mark: 'taken', text: t('Taken') },
          { mark: 'off', text: t(offDays[picks]) },
        ]}
      />
      {unread ? <AvailabilityUnknown what="nights" /> : null}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minHeight: 48, alignContent: 'center' }}>
          {problem ? (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          ) : null}
          <Notice>
            {problem ? null : (
              <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {isWhole ? <Sum days={days} stay={stay} /> : t(asks[picks])}
              </Typography>
            )}
            <Typography component="span" variant="body2" color="textSecondary">
              {loading
                ? t('Looking up the free nights …')
                : isWhole &&
                  !problem &&
                  t('{from} to {to}', {
                    from: dayAndMonth(startDate),
                    to: dayAndMonth(endDate),
                  })}
            </Typography>
          </Notice>
        </Box>
        <Button onClick={on.onClear}>{t('Clear dates')}</Button>
        <Button variant="contained" onClick={on.onDone}>
          {t('Done')}
        </Button>
      </Stack>
    </Stack>
  );
}
