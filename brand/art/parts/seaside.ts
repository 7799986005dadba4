/** What swims, sails, flies and stands at the beach. */
import { path, place, stroke } from './svg.ts';

/** Jukung, the outrigger fishing boat. */
export function jukung(x: number, y: number, size: number, hull: string, sail: string): string {
  return place(
    x,
    y,
    size / 300,
    path('M10 -20L60 -250L170 -40Z', sail) +
      stroke('M20 -10L62 -256', hull, 6) +
      path('M-150 -34Q-120 6 -60 8H90Q140 4 168 -44Q120 -16 80 -16H-60Q-120 -16 -150 -34Z', hull) +
      stroke('M-70 -10Q-90 26 -150 26M60 -10Q90 30 150 26M-170 28H190', hull, 6),
  );
}

export function turtle(x: number, y: number, size: number, shell: string, skin: string): string {
  return place(
    x,
    y,
    size / 200,
    path('M-60 -10Q-130 -80 -150 -30Q-120 -20 -70 20Z', skin) +
      path('M20 -46Q50 -130 96 -110Q90 -70 60 -30Z', skin) +
      path('M40 40Q70 100 108 96Q100 60 72 30Z', skin) +
      path('M96 -10Q150 -34 158 4Q146 36 94 20Z', skin) +
      path('M-90 6Q-70 -66 10 -62Q92 -56 104 6Q80 62 8 62Q-74 62 -90 6Z', shell) +
      stroke(
        'M-44 -34L-30 4L-46 40M-30 4H20M10 -58L20 4L8 58M20 4L64 -34M20 4L62 38',
        skin,
        6,
        'opacity="0.7"',
      ) +
      '<circle cx="138" cy="-4" r="5" fill="#16332e"/>',
  );
}

export const fish = (x: number, y: number, size: number, color: string, flip = false): string =>
  place(
    x,
    y,
    size / 100,
    path('M-40 0Q-8 -34 36 -2Q-8 32 -40 0Z', color) +
      path('M-34 0L-66 -22Q-56 0 -66 22Z', color) +
      '<circle cx="20" cy="-6" r="3.500" fill="#12303a"/>' +
      stroke('M-6 -16Q2 0 -6 15', '#fff', 5, 'opacity="0.75"'),
    flip,
  );

export function coral(x: number, y: number, size: number, color: string): string {
  return place(
    x,
    y,
    size / 200,
    stroke(
      'M0 0V-90M0 -30Q-50 -50 -54 -130M0 -40Q46 -60 54 -150M0 -80Q-16 -120 -10 -180M-48 -90Q-80 -110 -84 -150M48 -100Q84 -110 88 -160',
      color,
      20,
    ),
  );
}

/** A Balinese festival kite with its long tail. */
export const kite = (x: number, y: number, size: number, color: string, tail: string): string =>
  place(
    x,
    y,
    size / 200,
    stroke('M0 40C-30 120 40 170 -10 260S40 360 0 430', tail, 12) +
      path('M0 -90Q80 -60 120 10Q60 -10 0 50Q-60 -10 -120 10Q-80 -60 0 -90Z', color) +
      path('M0 -90Q30 -40 0 50Q-30 -40 0 -90Z', tail),
  );

export const beachUmbrella = (x: number, y: number, size: number, a: string, b: string): string =>
  place(
    x,
    y,
    size / 200,
    `<g transform="rotate(14)">${stroke('M0 0V-170', '#7a5a3a', 7)}${path('M-120 -130Q-90 -220 0 -226Q90 -220 120 -130Z', a)}${path('M-42 -130Q-40 -212 0 -226Q40 -212 42 -130Z', b)}</g>` +
      path('M30 -2L60 -40L150 -6L146 4H36Z', b) +
      `<ellipse cx="20" cy="4" rx="150" ry="10" fill="#000" opacity="0.12"/>`,
  );
