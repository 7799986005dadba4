import { formatUsd } from '@selasar/domain/core';
import { enumerated, guestCount, plural, t } from '@selasar/domain/i18n';
import type { Extra, ExtraUnit } from '@selasar/domain/pricing';

const prices: Readonly<Record<ExtraUnit, (price: string, extra: Extra) => string>> = {
  booking: (price, { most = 1 }) => (most > 1 ? t('{usd} each', { usd: price }) : price),
  guest: (price) => t('{price} per guest', { price }),
  night: (price) => t('{price} per night', { price }),
  car: (price, { carSeats = 1 }) =>
    t('{price} per car for up to {guests}', { price, guests: guestCount(carSeats) }),
};

function priceText(extra: Extra): string {
  const { usd, per, area } = extra;
  if (usd === 0) return area ? t('included') : t('free');
  return prices[per](formatUsd(usd), extra);
}

/** What it costs, how many there can be, and how long before it must be booked. */
export function extraHint(extra: Extra): string {
  const { most = 1, noticeHours = 0 } = extra;
  const hours = plural(noticeHours, 'an hour', '{count} hours');
  return enumerated([
    priceText(extra),
    most > 1 && t('at most {most}', { most }),
    noticeHours > 0 && t('book at least {hours} ahead', { hours }),
  ]);
}
