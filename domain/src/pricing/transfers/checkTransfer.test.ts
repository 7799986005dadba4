import { describe, expect, it } from 'vitest';
import { addDays, baliDate, startOfBaliDate } from '../../core/dates.ts';
import { validateWith, problemText } from '../../core/problem.ts';
import {
  earliestPickup,
  checkPickup,
  checkTransfer,
  vehiclePrice,
  vehicleOf,
  type TransferChangeForm,
} from './checkTransfer.ts';
import { type Pickup, noTransferTerms, transfer } from './transferLimits.ts';
import type { TransferTerms } from './terms.ts';
import {
  emptyTransferRoute,
  firstPickupDate,
  isClosedForPickups,
  pickupTimeProblem,
  suggestedPickupTime,
  transferRouteSchema,
} from '../../requests/transfers/transferForm.ts';

const hourMs = 3_600_000;
const small = { id: 'sedan', name: 'Sedan', passengers: 3, luggage: 2, priceUsd: 45 };
const large = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
const cars: TransferTerms = { ...noTransferTerms, vehicles: [large, small] };
/** 09:30 on 21 November in Bali. */
const now = new Date('2026-11-21T01:30:00Z');
const nyepi = '2026-03-19';

const requested: TransferChangeForm = {
  pickupDate: '2026-11-22',
  pickupTime: '10:00',
  passengers: 2,
  luggage: 2,
  vehicleId: '',
};
const textOf = (change: Partial<TransferChangeForm>, terms: TransferTerms, at = now) => {
  const { refused } = checkTransfer({ ...requested, ...change }, terms, at);
  return refused
    ? `${refused.field}: ${problemText({ code: refused.report.message, facts: refused.report.params ?? {} })}`
    : undefined;
};

describe('without terms', () => {
  it('any future hour is accepted, at the one price, without a vehicle', () => {
    const offered = { totalAmount: 50, vehicle: undefined };
    for (const pickupTime of transfer.pickupTimes) {
      expect(checkTransfer({ ...requested, pickupTime }, noTransferTerms, now)).toEqual({
        offered,
      });
    }
    expect(
      checkTransfer({ ...requested, passengers: 8, luggage: 10 }, noTransferTerms, now),
    ).toEqual({
      offered,
    });
  });

  it('a vehicle that was chosen before costs the one price', () => {
    const { offered } = checkTransfer({ ...requested, vehicleId: 'minivan' }, noTransferTerms, now);
    expect(offered).toEqual({ totalAmount: 50, vehicle: undefined });
  });
});

describe('refusals and alternatives', () => {
  it('too soon: offers the earliest pickup', () => {
    const terms = { ...noTransferTerms, leadHours: 6 };
    expect(textOf({ pickupDate: '2026-11-21', pickupTime: '15:00' }, terms)).toBe(
      'pickupTime: We need 6 hours to send a car. The earliest pickup is at 16:00 on Nov 21, 2026 (Bali time).',
    );
    expect(textOf({ pickupDate: '2026-11-21', pickupTime: '16:00' }, terms)).toBeUndefined();
  });

  it('too soon at night: offers the first pickup of the morning', () => {
    const terms = { ...noTransferTerms, leadHours: 1, hours: { from: '06:00', to: '10:00' } };
    const at = new Date('2026-11-21T01:30:00Z');
    expect(textOf({ pickupDate: '2026-11-21', pickupTime: '10:00' }, terms, at)).toBe(
      'pickupTime: We need 1 hour to send a car. The earliest pickup is at 06:00 on Nov 22, 2026 (Bali time).',
    );
  });

  it('outside the service hours: names the hours', () => {
    const day = { ...noTransferTerms, hours: { from: '06:00', to: '22:00' } };
    expect(textOf({ pickupTime: '23:00' }, day)).toBe(
      'pickupTime: Our first pickup is at 06:00, our last at 22:00 (Bali time). Please select a time in between.',
    );
    const night = { ...noTransferTerms, hours: { from: '18:00', to: '02:00' } };
    expect(textOf({ pickupTime: '03:00' }, night)).toBe(
      'pickupTime: Our first pickup is at 18:00, our last at 02:00 the next morning (Bali time). Please select a time in between.',
    );
    for (const pickupTime of ['18:00', '23:00', '00:00', '02:00']) {
      expect(textOf({ pickupTime }, night)).toBeUndefined();
    }
  });

  it('on Nyepi, from 6:00 to 6:00: offers the first pickup after it', () => {
    const before = new Date(`${nyepi}T00:00:00Z`);
    before.setUTCDate(before.getUTCDate() - 9);
    const at = (pickupDate: string, pickupTime: string) =>
      textOf({ pickupDate, pickupTime }, noTransferTerms, before);
    expect(at(nyepi, '05:00')).toBeUndefined();
    expect(at(nyepi, '06:00')).toMatch(
      /^pickupTime: Nyepi.* The next pickup is at 06:00 on Mar 20, 2026 \(Bali time\)\.$/,
    );
    expect(at(nyepi, '23:00')).toMatch(/Nyepi/);
    expect(at(addDays(nyepi, 1), '05:00')).toMatch(/Nyepi/);
    expect(at(addDays(nyepi, 1), '06:00')).toBeUndefined();
  });

  it('only a day without any pickup is closed', () => {
    const terms = { ...noTransferTerms, hours: { from: '06:00', to: '23:00' } };
    const before = new Date('2026-03-01T00:00:00Z');
    expect(isClosedForPickups(nyepi, terms, before)).toBe(true);
    expect(isClosedForPickups(nyepi, noTransferTerms, before)).toBe(false);
    expect(isClosedForPickups(addDays(nyepi, 1), terms, before)).toBe(false);
  });

  it('no vehicle is chosen, or a removed one', () => {
    expect(textOf({}, cars)).toBe('vehicleId: Please choose a vehicle.');
    expect(textOf({ vehicleId: 'bus' }, cars)).toBe(
      'vehicleId: This vehicle is no longer offered. Please choose another.',
    );
  });

  it('too small: offers the cheapest vehicle that is large enough', () => {
    const huge = { ...large, id: 'bus', name: 'Bus', priceUsd: 90 };
    expect(
      textOf({ vehicleId: 'sedan', passengers: 4 }, { ...cars, vehicles: [huge, small, large] }),
    ).toBe(
      'vehicleId: Sedan takes up to 3 passengers and 2 bags. Please choose another, such as Minivan.',
    );
    expect(textOf({ vehicleId: 'sedan', luggage: 3 }, cars)).toMatch(/such as Minivan\.$/);
    expect(textOf({ vehicleId: 'minivan', passengers: 7 }, cars)).toBe(
      'vehicleId: Minivan takes up to 6 passengers and 6 bags. We have none that takes so many: please contact us.',
    );
    const tiny = { ...small, passengers: 1, luggage: 1 };
    expect(textOf({ vehicleId: 'sedan' }, { ...cars, vehicles: [tiny] })).toMatch(
      /^vehicleId: Sedan takes up to 1 passenger and 1 bag\./,
    );
  });

  it('the form reports time and vehicle at once', async () => {
    const terms = { ...cars, hours: { from: '06:00', to: '09:00' } };
    const route = {
      ...emptyTransferRoute,
      ...requested,
      pickupLocation: 'Ubud',
      destination: 'Sanur',
    };
    const { problems } = await validateWith(transferRouteSchema(now, terms), route);
    expect(problems?.map(({ field, code }) => [field, code])).toEqual([
      ['vehicleId', 'vehicle-missing'],
      ['pickupTime', 'outside-service'],
    ]);
  });
});

describe('the list of times', () => {
  it('opens at the usual hour if it can be chosen, or else at the first possible hour', () => {
    const late = { ...noTransferTerms, hours: { from: '11:00', to: '20:00' } };
    expect(suggestedPickupTime('', now, late)).toBe('11:00');
    expect(suggestedPickupTime('2026-11-22', now, late)).toBe('11:00');
    const lead = { ...noTransferTerms, leadHours: 24 };
    expect(suggestedPickupTime('2026-11-22', now, lead)).toBe('10:00');
    expect(firstPickupDate(now, lead)).toBe('2026-11-22');
    expect(firstPickupDate(now, { ...noTransferTerms, leadHours: 15 })).toBe('2026-11-22');
  });
});

/** mulberry32 by Tommy Ettinger: the same numbers in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Hours since the epoch, Bali time. */
const hourOf = ({ pickupDate, pickupTime }: Pickup): number =>
  Date.parse(`${pickupDate}T${pickupTime}:00Z`) / hourMs;
const nyepiBegins = hourOf({ pickupDate: nyepi, pickupTime: '06:00' });

/** An independent version of the rules, in whole hours. */
function isTaken(pickup: Pickup, { leadHours, hours }: TransferTerms, at: Date): boolean {
  const hour = hourOf(pickup);
  const nowInBali = at.getTime() / hourMs + 8;
  const [from, to] = [Number(hours.from.slice(0, 2)), Number(hours.to.slice(0, 2))];
  const sinceFirst = ((hour % 24) - from + 24) % 24;
  const isServed = sinceFirst <= (to - from + 24) % 24;
  const isNyepi = hour >= nyepiBegins && hour < nyepiBegins + 24;
  // To the minute, as times are shown: the current minute counts as past.
  return hour > Math.floor((nowInBali + leadHours) * 60) / 60 && isServed && !isNyepi;
}

describe('for random terms, at random times', () => {
  const random = randomFrom(2026);
  const around = startOfBaliDate(nyepi).getTime();
  const anyTerms = (): TransferTerms => ({
    leadHours: random(5) === 0 ? 0 : random(169),
    hours: {
      from: transfer.pickupTimes[random(24)] ?? '00:00',
      to: transfer.pickupTimes[random(24)] ?? '23:00',
    },
    freeCancellationHours: 0,
    vehicles: Array.from({ length: random(4) }, (_, i) => ({
      id: `car-${i}`,
      name: `Car ${i}`,
      passengers: 1 + random(8),
      luggage: random(11),
      priceUsd: 1 + random(200),
    })),
  });
  const cases = Array.from({ length: 300 }, () => {
    const terms = anyTerms();
    const at = new Date(around + (random(21 * 24 * 60) - 14 * 24 * 60) * 60_000);
    return { terms, at, today: baliDate(at) };
  });

  describe('the form offers a time exactly when the server accepts it', () => {
    let [offered, others] = [0, 0];

    it.each([0, 1, 2, 3, 8])('in %d days', (days) => {
      const wrong: unknown[] = [];
      for (const { terms, at, today } of cases) {
        // A form that was rendered at the start of the hour.
        const drawn = new Date(at.getTime() - (at.getTime() % hourMs));
        const date = addDays(today, days);
        for (const pickupTime of transfer.pickupTimes) {
          const pickup = { pickupDate: date, pickupTime };
          const isOffered = !pickupTimeProblem(date, pickupTime, terms, drawn);
          const isAccepted = !checkPickup(pickup, terms, at);
          if (isOffered !== isAccepted || isOffered !== isTaken(pickup, terms, at)) {
            wrong.push({ pickup, terms, at });
          }
          if (isOffered) offered += 1;
          else others += 1;
        }
      }
      expect(wrong).toEqual([]);
    });

    it('the random cases have many of both results', () => {
      expect(Math.min(offered, others)).toBeGreaterThan(5000);
    });
  });

  it('the earliest pickup is accepted, and no earlier one', () => {
    for (const { terms, at } of cases) {
      const earliest = earliestPickup(terms, at);
      expect(earliest && isTaken(earliest, terms, at)).toBe(true);
      const first = Math.floor(at.getTime() / hourMs) + 8;
      for (let hour = first; earliest && hour < hourOf(earliest); hour += 1) {
        const moment = new Date(hour * hourMs).toISOString();
        const pickup = { pickupDate: moment.slice(0, 10), pickupTime: moment.slice(11, 16) };
        expect(isTaken(pickup, terms, at)).toBe(false);
      }
    }
  });

  it('each suggested alternative is accepted', () => {
    const results: boolean[] = [];
    for (const { terms, at, today } of cases) {
      for (const pickupTime of transfer.pickupTimes) {
        const { params } =
          checkPickup({ pickupDate: addDays(today, random(8)), pickupTime }, terms, at) ?? {};
        const { next } = (params ?? {}) as { next?: Pickup };
        if (next) results.push(isTaken(next, terms, at));
      }
    }
    expect(results.length).toBeGreaterThan(1000);
    expect(new Set(results)).toEqual(new Set([true]));
  });

  it('the shown price is the stored price, and a vehicle has room for all guests or is refused', () => {
    const prices = new Set<number>();
    for (const { terms, at } of cases) {
      const pickup = earliestPickup(terms, at);
      if (!pickup) throw new Error('There is always a pickup.');
      for (const vehicleId of ['', 'car-0', 'car-1', 'car-2']) {
        const party = { passengers: 1 + random(8), luggage: random(11) };
        const { offered } = checkTransfer({ ...pickup, ...party, vehicleId }, terms, at);
        const car = terms.vehicles.find(({ id }) => id === vehicleId);
        const fits =
          terms.vehicles.length === 0 ||
          (car !== undefined && party.passengers <= car.passengers && party.luggage <= car.luggage);
        expect(offered !== undefined).toBe(fits);
        if (!offered) continue;
        expect(offered.totalAmount).toBe(car?.priceUsd ?? 50);
        expect(offered.totalAmount).toBe(vehiclePrice(vehicleOf(vehicleId, terms)));
        prices.add(offered.totalAmount);
      }
    }
    expect(prices.size).toBeGreaterThan(20);
  });
});
