import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { t } from '@selasar/domain/i18n';
import type { ReactNode } from 'react';
import { today } from '../../clock/useToday.ts';
import { fieldLocale } from './fieldLocale.ts';

/** Its days are in UTC, so that no time zone can shift them; its current day is Bali's. */
class CivilDays extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { date } = this;
    this.date = (value, timezone) =>
      date((value === undefined ? today() : value) as typeof value, timezone);
  }
}

const texts = () => ({
  fieldMonthPlaceholder: () => t('Month'),
  fieldDayPlaceholder: () => t('day'),
  fieldYearPlaceholder: () => t('year'),
  day: t('Day'),
  month: t('Month'),
  year: t('Year'),
  empty: t('Empty'),
});

export const DateLocale = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider
    dateAdapter={CivilDays}
    adapterLocale={fieldLocale().adapterLocale}
    localeText={texts()}
  >
    {children}
  </LocalizationProvider>
);
