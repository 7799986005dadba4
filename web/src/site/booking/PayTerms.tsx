import Typography from '@mui/material/Typography';
import { shortDate, t } from '@selasar/domain';
import type { Price } from '@selasar/domain';
import { useToday } from '../../clock/useToday.ts';
import { depositText } from './payTermsText.ts';

/** The deposit of a booking and its last day of free cancellation; nothing if it has neither. */
export function PayTerms({
  price: { deposit, freeUntil },
  isConfirmed,
}: {
  price: Pick<Price, 'deposit' | 'freeUntil'>;
  isConfirmed: boolean;
}) {
  const today = useToday();
  const terms = [
    deposit === undefined ? '' : depositText(deposit, isConfirmed),
    freeUntil !== undefined && freeUntil >= today
      ? t('Free to cancel until {date}', { date: shortDate(freeUntil) })
      : '',
  ].filter(Boolean);
  if (terms.length === 0) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', mt: 0.5, textWrap: 'balance' }}
    >
      {terms.join(' · ')}
    </Typography>
  );
}
