import { baliDate, baliTime, shortDate, startOfBaliDate } from '../core/dates.ts';
import { t } from '../i18n/t.ts';
import type { Pickup } from './pickup.ts';

const [hourMs, minuteMs] = [3_600_000, 60_000];

/** A transfer with what it was promised: how many hours before the pickup free cancellation ends. */
export interface CancellableTransfer extends Pickup {
  freeCancellationHours?: number | undefined;
}

/** The end of free cancellation; undefined if none was promised. It moves with the pickup. */
export function freeCancellationEnd(transfer: CancellableTransfer): Date | undefined {
  const { pickupDate, pickupTime, freeCancellationHours } = transfer;
  if (!freeCancellationHours) return undefined;
  const [hours = 0, minutes = 0] = pickupTime.split(':').map(Number);
  const before = (hours - freeCancellationHours) * hourMs + minutes * minuteMs;
  return new Date(startOfBaliDate(pickupDate).getTime() + before);
}

/** 'Dec 29, 2026 at 14:00 (Bali time)', if free cancellation ends after now. */
export function freeUntilText(transfer: CancellableTransfer, now: Date): string | undefined {
  const end = freeCancellationEnd(transfer);
  return end && end > now
    ? t('{date} at {time} (Bali time)', { date: shortDate(baliDate(end)), time: baliTime(end) })
    : undefined;
}
