import { baliDate, baliTime, minuteOfDay, shortDate, startOfBaliDate } from '../../core/dates.ts';
import { t } from '../../i18n/t.ts';
import type { Pickup } from './transferLimits.ts';

export interface CancellableTransfer extends Pickup {
  freeCancellationHours?: number | undefined;
}

/** Undefined if none was promised. It moves with the pickup. */
export function freeCancellationEnd(transfer: CancellableTransfer): Date | undefined {
  const { pickupDate, pickupTime, freeCancellationHours } = transfer;
  if (!freeCancellationHours) return undefined;
  const minutes = minuteOfDay(pickupTime) - freeCancellationHours * 60;
  return new Date(startOfBaliDate(pickupDate).getTime() + minutes * 60_000);
}

export function freeUntilText(transfer: CancellableTransfer, now: Date): string | undefined {
  const end = freeCancellationEnd(transfer);
  return end && end > now
    ? t('{date} at {time} (Bali time)', { date: shortDate(baliDate(end)), time: baliTime(end) })
    : undefined;
}
