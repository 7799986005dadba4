import type { CivilDate } from '../dates.ts';
import { t } from '../../i18n/t.ts';
import { ceremonyOf } from './ceremonies.ts';
import { baliDayText, type BaliDayCode } from './messages.ts';

export interface BaliDay {
  name: string;
  /** Closed: nobody may drive, arrive or leave. Busy: everything is open but takes more time. */
  kind: 'closed' | 'busy';
  expected?: boolean;
  /** 'HH:mm' of a busy day: everything is closed until then. */
  closedUntil?: string;
  guest: string;
  staff: string;
}

const kinds: Partial<Record<BaliDayCode, Pick<BaliDay, 'kind' | 'closedUntil'>>> = {
  nyepi: { kind: 'closed' },
  ngembakGeni: { kind: 'busy', closedUntil: '06:00' },
};

/** Undefined for an ordinary day, and after the lists end. */
export function baliDayOf(date: CivilDate): BaliDay | undefined {
  const ceremony = ceremonyOf(date);
  if (!ceremony) return undefined;
  const { code, expected } = ceremony;
  const { name, guest, staff } = baliDayText.days[code];
  const day: BaliDay = { kind: 'busy', ...kinds[code], name, guest: t(guest), staff };
  if (!expected) return day;
  return {
    ...day,
    expected,
    guest: `${day.guest} ${t(baliDayText.expected.guest)}`,
    staff: `${day.staff} ${baliDayText.expected.staff}`,
  };
}
