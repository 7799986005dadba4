import type { CivilDate } from '../dates.ts';
import { t } from '../../i18n/t.ts';
import { baliDayText, type BaliDayCode } from './messages.ts';
import { nyepiCeremony } from './nyepi.ts';
import { pawukonCeremony } from './pawukon.ts';

/** A day with restrictions or delays in Bali. */
export interface BaliDay {
  name: string;
  /** Closed: nobody may drive, arrive or leave. Busy: everything is open but takes more time. */
  kind: 'closed' | 'busy';
  /** Depends on a Nyepi that the government has not proclaimed yet. */
  expected?: boolean;
  /** 'HH:mm' of a busy day: everything is closed until then. */
  closedUntil?: string;
  /** A sentence or two for the guest who chooses the day. */
  guest: string;
  /** The same for the staff who plan it. */
  staff: string;
}

/** Nyepi lasts until 6:00 of the next morning. */
const kinds: Partial<Record<BaliDayCode, Pick<BaliDay, 'kind' | 'closedUntil'>>> = {
  nyepi: { kind: 'closed' },
  ngembakGeni: { kind: 'busy', closedUntil: '06:00' },
};

/**
 * Where two ceremonies coincide, the greater one: Galungan before a Melasti, all other days of Nyepi before Galungan.
 */
function greatestCeremony(date: CivilDate) {
  const ofNyepi = nyepiCeremony(date);
  const code = pawukonCeremony(date);
  if (!code || (ofNyepi && ofNyepi.code !== 'melasti')) return ofNyepi;
  return { code, expected: false };
}

/** The restrictions of a day in Bali; undefined for an ordinary day, and for a Nyepi that is not listed yet. */
export function baliDayOf(date: CivilDate): BaliDay | undefined {
  const ceremony = greatestCeremony(date);
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
