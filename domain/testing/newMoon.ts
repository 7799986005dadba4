const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The positions of moon and sun used by the terms below. */
type Angles = Record<'sun' | 'moon' | 'latitude', number>;

/**
 * The periodic terms of a new moon above half a minute: days, multiples of the angles, and the power of the
 * eccentricity of the earth's orbit.
 */
const terms: [days: number, of: Partial<Angles>, eccentricity?: number][] = [
  [-0.4072, { moon: 1 }],
  [0.17241, { sun: 1 }, 1],
  [0.01608, { moon: 2 }],
  [0.01039, { latitude: 2 }],
  [0.00739, { moon: 1, sun: -1 }, 1],
  [-0.00514, { moon: 1, sun: 1 }, 1],
  [0.00208, { sun: 2 }, 2],
  [-0.00111, { moon: 1, latitude: -2 }],
  [-0.00057, { moon: 1, latitude: 2 }],
  [0.00056, { moon: 2, sun: 1 }, 1],
  [-0.00042, { moon: 3 }],
  [0.00042, { sun: 1, latitude: 2 }, 1],
  [0.00038, { sun: 1, latitude: -2 }, 1],
];

/** New moon number k, where 0 is the first of the year 2000, by Jean Meeus, 'Astronomical Algorithms', chapter 49. */
function newMoonNumber(k: number): Date {
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const angles: Angles = {
    sun: 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2,
    moon: 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2,
    latitude: 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2,
  };
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t ** 2;
  const corrections = terms.map(([days, of, power = 0]) => {
    const angle = Object.entries(of).reduce(
      (sum, [name, times]) => sum + times * angles[name as keyof Angles],
      0,
    );
    return days * eccentricity ** power * Math.sin(radians(angle));
  });
  const julianDay = corrections.reduce((sum, days) => sum + days, mean);
  return new Date((julianDay - 2440587.5) * 86_400_000);
}

/** The new moon nearest to an instant, accurate to a few minutes: dynamical time is about one minute ahead of UTC. */
export function newMoonNear(instant: Date): Date {
  const years = (instant.getTime() - Date.UTC(2000, 0, 6)) / (365.25 * 86_400_000);
  const k = Math.round(years * 12.3685);
  const distance = (moon: Date) => Math.abs(moon.getTime() - instant.getTime());
  return [k - 1, k, k + 1]
    .map(newMoonNumber)
    .reduce((best, moon) => (distance(moon) < distance(best) ? moon : best));
}
