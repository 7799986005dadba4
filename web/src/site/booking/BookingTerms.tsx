import CheckIcon from '@mui/icons-material/Check';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { t } from '@selasar/domain/i18n';
import { confirmsAtOnce, priceOf } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useWatch, type Control } from 'react-hook-form';
import { useToday } from '../../clock/useToday.ts';
import { Notice } from '../../ui/Notice.tsx';
import { cancelling, depositDue } from './payTermsText.ts';
import type { BookableItem } from './item.ts';

interface BookingTermsProps {
  control: Control<BookingForm>;
  item: BookableItem;
}

export function BookingTerms({ control, item }: BookingTermsProps) {
  const [startDate, endDate, numberOfGuests] = useWatch({
    control,
    name: ['startDate', 'endDate', 'numberOfGuests'],
  });
  const { freeUntil } = priceOf(item, { startDate, endDate, numberOfGuests });
  const until = cancelling(item.rules, freeUntil, useToday());
  const deposit = depositDue(item);
  const atOnce = confirmsAtOnce(item);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
        '& > li + li': { mt: 0.5 },
      }}
    >
      {until ? (
        <li>
          {until.isFree ? good : neutral}
          <Notice>{until.text}</Notice>
        </li>
      ) : null}
      {/* A deposit is due on confirmation, which may be at once. */}
      {deposit && atOnce ? null : (
        <li>
          {good}
          <span>{t('Nothing to pay now')}</span>
        </li>
      )}
      {deposit ? (
        <li>
          {neutral}
          <span>{deposit}</span>
        </li>
      ) : null}
      <li>
        {good}
        <span>{atOnce ? t('Instant confirmation') : t('Reply usually the same day')}</span>
      </li>
    </Box>
  );
}

const good = <CheckIcon aria-hidden fontSize="small" color="success" />;
/** A tick would praise it. */
const neutral = <InfoOutlinedIcon aria-hidden fontSize="small" color="action" />;
