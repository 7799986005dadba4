/** Heads and shoulders; the middle of the face is at (0, 0), the head about 220 wide and 300 high. */
import { oval, rect, repeat } from './shapes.ts';
import { mix, path, place, stroke } from './svg.ts';

type Hair = 'short' | 'swept' | 'curls' | 'waves' | 'long' | 'bob' | 'bun' | 'fringe' | 'pigtails';

export interface Features {
  skin: string;
  hair: string;
  style: Hair;
  shirt: string;
  collar?: 'round' | 'shirt' | 'scarf' | 'jacket';
  accent?: string;
  eyes?: 'open' | 'smiling';
  beard?: 'full' | 'stubble';
  glasses?: string;
  freckles?: boolean;
  /** A smile with closed lips. */
  soft?: boolean;
  /** A grown face is longer than a child's. */
  child?: boolean;
}

/** Tight curls along the top of the head. */
const crown = (color: string, light: string): string =>
  path(
    'M-110 -8C-120 -60 -112 -130 0 -140S120 -60 110 -8C104 -50 96 -76 74 -92Q0 -112 -74 -92Q-96 -76 -110 -8Z',
    color,
  ) +
  repeat(11, (_, t) => {
    const a = Math.PI * (1 - t);
    return oval(Math.round(Math.cos(a) * 88), Math.round(-84 - Math.sin(a) * 66), 32, 32, color);
  }) +
  repeat(6, (_, t) => {
    const a = Math.PI * (0.88 - t * 0.76);
    return stroke(
      `M${(Math.cos(a) * 80 - 10).toFixed(0)} ${(-92 - Math.sin(a) * 56).toFixed(0)}q10 -14 20 -2`,
      light,
      5,
      'opacity="0.45"',
    );
  });

function behind({ style, hair }: Features): string {
  switch (style) {
    case 'long':
      return path(
        'M-118 -40C-128 -160 -70 -192 0 -192S128 -160 118 -40C120 60 150 180 128 270Q0 320 -128 270C-150 180 -120 60 -118 -40Z',
        hair,
      );
    case 'waves':
      return path(
        'M-116 -50C-128 -160 -70 -194 0 -194S130 -160 118 -50C150 -10 120 30 146 70S124 150 152 200S110 290 60 280H-60C-110 290 -180 250 -152 200S-176 110 -146 70S-150 -10 -116 -50Z',
        hair,
      );
    case 'bob':
      return path(
        'M-116 -50C-126 -160 -70 -192 0 -192S128 -160 118 -50C128 10 140 80 116 128Q80 150 60 120H-60Q-80 150 -116 128C-140 80 -128 10 -116 -50Z',
        hair,
      );
    case 'bun':
      return (
        oval(10, -198, 58, 52, hair) +
        path('M-112 -40C-120 -150 -70 -186 0 -186S120 -150 112 -40L100 40H-100Z', hair)
      );
    case 'pigtails':
      return oval(-136, 10, 42, 66, hair) + oval(136, 10, 42, 66, hair);
    default:
      return '';
  }
}

function before({ style, hair }: Features): string {
  const light = mix(hair, '#ffffff', 0.3);
  const gloss = stroke('M-70 -132Q-30 -164 24 -164', light, 8, 'opacity="0.35"');
  switch (style) {
    case 'short':
      return (
        path(
          'M-110 -14C-124 -120 -80 -184 0 -186S124 -120 110 -14C104 -60 96 -84 78 -106Q0 -128 -78 -106Q-98 -80 -110 -14Z',
          hair,
        ) + gloss
      );
    case 'swept':
      return (
        path(
          'M-110 -14C-126 -110 -90 -178 -10 -190C70 -200 126 -140 110 -14C106 -56 96 -78 76 -104Q20 -84 -46 -120Q-90 -92 -110 -14Z',
          hair,
        ) + gloss
      );
    case 'curls':
      return crown(hair, light);
    case 'fringe':
      return (
        path(
          'M-110 0C-126 -120 -80 -186 0 -186S126 -120 110 0C106 -30 104 -50 96 -70Q0 -92 -96 -70Q-104 -40 -110 0Z',
          hair,
        ) + gloss
      );
    case 'pigtails':
      return (
        path(
          'M-110 -10C-122 -120 -80 -184 0 -184S122 -120 110 -10C100 -70 60 -100 6 -124Q-70 -96 -110 -10Z',
          hair,
        ) +
        gloss +
        oval(-120, -40, 14, 14, '#e8694f') +
        oval(120, -40, 14, 14, '#e8694f')
      );
    case 'bob':
      return (
        path(
          'M-116 30C-126 -120 -80 -186 0 -188S128 -120 116 30C106 -20 102 -60 84 -86Q20 -70 -40 -124Q-96 -70 -116 30Z',
          hair,
        ) + gloss
      );
    default:
      return (
        path(
          'M-114 20C-126 -120 -80 -186 0 -188S126 -120 114 20C106 -40 84 -92 8 -128Q-80 -96 -114 20Z',
          hair,
        ) + gloss
      );
  }
}

function clothes({ shirt, collar = 'round', accent = '#ffffff', skin }: Features): string {
  const body = path(
    'M-250 900V460C-250 310 -216 246 -96 218Q0 262 96 218C216 246 250 310 250 460V900Z',
    shirt,
  );
  const fold = stroke(
    'M-150 460Q-150 360 -168 320M150 460Q150 360 168 320',
    mix(shirt, '#000000', 0.25),
    5,
    'opacity="0.35"',
  );
  switch (collar) {
    case 'shirt':
      return (
        body +
        path('M-60 214L0 300L60 214Q0 250 -60 214Z', skin) +
        path('M-98 214L-62 196L0 300L-52 336Z', accent) +
        path('M98 214L62 196L0 300L52 336Z', accent) +
        fold
      );
    case 'scarf':
      return (
        body +
        path('M-112 206Q0 282 112 206Q130 250 100 276Q0 320 -100 276Q-130 250 -112 206Z', accent) +
        path('M30 286Q80 300 92 420L40 440Q44 350 6 300Z', mix(accent, '#000000', 0.1)) +
        stroke(
          'M-90 236Q0 290 96 232M-70 268Q0 300 80 266',
          mix(accent, '#ffffff', 0.5),
          5,
          'opacity="0.7"',
        ) +
        fold
      );
    case 'jacket':
      return (
        body +
        path('M-104 200Q0 266 104 200L116 246Q0 312 -116 246Z', mix(shirt, '#000000', 0.18)) +
        stroke('M0 288V460', accent, 9) +
        fold
      );
    default:
      return (
        body +
        path('M-74 206Q0 262 74 206Q60 288 0 292Q-60 288 -74 206Z', skin) +
        stroke('M-88 220Q-60 300 0 302Q60 300 88 220', accent, 9) +
        fold
      );
  }
}

function face({
  skin,
  hair,
  eyes = 'open',
  beard,
  glasses,
  freckles,
  soft,
  child,
}: Features): string {
  const dark = mix(skin, '#4a1f14', 0.5);
  const brow = mix(hair, '#2a1a12', 0.35);
  const low = child ? 8 : 0;
  const wide = child ? 12 : 10;
  return (
    (beard
      ? path(
          'M-104 0C-100 30 -90 40 -66 44Q-40 34 0 40Q40 34 66 44C90 40 100 30 104 0C108 90 70 158 0 162C-70 158 -108 90 -104 0Z',
          hair,
          beard === 'stubble' ? 'opacity="0.28"' : '',
        )
      : '') +
    oval(-64, 44, 26, 18, '#e8604a', 'opacity="0.15"') +
    oval(64, 44, 26, 18, '#e8604a', 'opacity="0.15"') +
    (freckles
      ? repeat(
          8,
          (i) =>
            `<circle cx="${(i < 4 ? -82 : 46) + (i % 4) * 12}" cy="${32 + (i % 2) * 12}" r="3" fill="${dark}" opacity="0.45"/>`,
        )
      : '') +
    (eyes === 'open'
      ? repeat(
          2,
          (i) =>
            oval(i ? 42 : -42, -8 + low, wide, wide + 2, '#35241c') +
            `<circle cx="${i ? 46 : -38}" cy="${-13 + low}" r="3.5" fill="#ffffff"/>`,
        )
      : stroke(
          `M-60 ${-2 + low}Q-42 ${-24 + low} -24 ${-2 + low}M24 ${-2 + low}Q42 ${-24 + low} 60 ${-2 + low}`,
          '#35241c',
          8,
        )) +
    stroke(`M-64 -42Q-44 -56 -22 -46M22 -46Q44 -56 64 -42`, brow, child ? 6 : 8) +
    stroke(child ? 'M-8 36Q0 42 8 36' : 'M2 -2Q18 34 -2 38', dark, 6, 'opacity="0.6"') +
    (soft
      ? stroke('M-38 72Q0 108 38 72', '#8a2f2c', 8)
      : path('M-42 66Q0 80 42 66Q34 112 0 114Q-34 112 -42 66Z', '#8a2f2c') +
        path('M-38 68Q0 80 38 68Q36 84 0 88Q-36 84 -38 68Z', '#ffffff')) +
    (glasses
      ? `<g fill="#ffffff" fill-opacity="0.16" stroke="${glasses}" stroke-width="7"><rect x="-80" y="-38" width="66" height="58" rx="26"/><rect x="14" y="-38" width="66" height="58" rx="26"/></g>${stroke('M-14 -14Q0 -24 14 -14M-80 -16L-106 -22M80 -16L106 -22', glasses, 7)}`
      : '')
  );
}

/** Someone who smiles at the viewer; `extra` lies on top (a hat, a flower in the hair). */
export const portrait = (
  x: number,
  y: number,
  scale: number,
  features: Features,
  extra = '',
): string =>
  place(
    x,
    y,
    scale,
    behind(features) +
      rect(-48, 90, 96, 150, mix(features.skin, '#5a2a1a', 0.16)) +
      clothes(features) +
      oval(-106, 4, 19, 28, mix(features.skin, '#5a2a1a', 0.1)) +
      oval(106, 4, 19, 28, mix(features.skin, '#5a2a1a', 0.1)) +
      path(
        features.child
          ? 'M-106 -30C-106 -130 -60 -162 0 -162S106 -130 106 -30C106 60 70 132 0 134C-70 132 -106 60 -106 -30Z'
          : 'M-104 -40C-104 -130 -60 -162 0 -162S104 -130 104 -40C104 40 76 142 0 146C-76 142 -104 40 -104 -40Z',
        features.skin,
      ) +
      path(
        'M30 -160C84 -150 104 -110 104 -40C104 40 76 142 0 146C60 110 84 40 70 -40C64 -90 56 -130 30 -160Z',
        '#5a2a1a',
        'opacity="0.08"',
      ) +
      face(features) +
      before(features) +
      extra,
  );
