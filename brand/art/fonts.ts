/**
 * The fonts of the site: of the published ones, the weights that it uses, and what the system's own fonts are stretched to
 * until they are there. `renderFonts.ts` writes them.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { dejavuSans, dejavuSansBold, dejavuSerifBold } from './dejavu.ts';

export const theme = path.resolve(import.meta.dirname, '../../web/src/app/theme');

/** A font that systems have, by the names under which they have it. */
interface Local {
  readonly metrics: FontMetrics;
  readonly names: readonly string[];
}

/** What is shown at some weights before the font is there. */
interface StandIn {
  readonly shownAt: string;
  /** The weight of ours that its letters should be as wide as. */
  readonly weight: number;
  /** For Windows and Apple's, for Android, for Linux. */
  readonly locals: readonly Local[];
}

interface Family {
  readonly name: string;
  readonly file: string;
  /** Where the published font has its ranges of letters; its files lie beside. */
  readonly ranges: string;
  /** What the theme uses. */
  readonly weight: number | { min: number; max: number };
  readonly standIns: readonly StandIn[];
}

const families: readonly Family[] = [
  {
    name: 'Figtree',
    file: 'figtree',
    ranges: import.meta.resolve('@fontsource-variable/figtree/unicode.json'),
    weight: { min: 400, max: 700 },
    standIns: [
      {
        shownAt: '400 500',
        weight: 400,
        locals: [
          { metrics: arial, names: ['Arial', 'ArialMT', 'Liberation Sans'] },
          { metrics: roboto, names: ['Roboto', 'Roboto-Regular'] },
          { metrics: dejavuSans, names: ['DejaVu Sans'] },
        ],
      },
      {
        shownAt: '600 700',
        weight: 600,
        locals: [
          { metrics: arialBold, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
          { metrics: robotoBold, names: ['Roboto Bold', 'Roboto-Bold'] },
          { metrics: dejavuSansBold, names: ['DejaVu Sans Bold'] },
        ],
      },
    ],
  },
  {
    name: 'Fraunces',
    file: 'fraunces',
    ranges: import.meta.resolve('@fontsource-variable/fraunces/unicode.json'),
    weight: 600,
    standIns: [
      {
        shownAt: '600',
        weight: 600,
        locals: [
          { metrics: georgiaBold, names: ['Georgia Bold', 'Georgia-Bold'] },
          { metrics: notoSerifBold, names: ['Noto Serif Bold', 'NotoSerif-Bold'] },
          { metrics: dejavuSerifBold, names: ['DejaVu Serif Bold'] },
        ],
      },
    ],
  },
];

/** The letters of Western Europe, which every page needs, and the other Latin ones, loaded for a name that has one. */
const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

/** What text is set with; the others are ornaments that nobody asked for. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'calt', 'locl', 'mark', 'mkmk', 'tnum'];

const published = ({ ranges }: Family, file: string): Promise<Buffer> =>
  readFile(new URL(file, ranges));

/** As CSS writes it: 'U+0000-00FF,U+0131'. */
async function rangeOf(family: Family, subset: Subset): Promise<string> {
  const ranges = JSON.parse(String(await published(family, 'unicode.json'))) as Record<
    Subset,
    string
  >;
  return ranges[subset];
}

const lettersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');

/** Each file by its path in the theme's folder. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const family of families) {
    for (const subset of subsets) {
      const font = await published(family, `files/${family.file}-${subset}-wght-normal.woff2`);
      const letters = lettersOf(await rangeOf(family, subset));
      files.set(
        fileOf(family, subset),
        await subsetFont(font, letters, {
          targetFormat: 'woff2',
          variationAxes: { wght: family.weight },
          keepFeatures,
        }),
      );
    }
    // The license asks to be where the font is.
    files.set(`fonts/${family.file}-license.txt`, await published(family, 'LICENSE'));
  }
  return files;
}

const fileOf = ({ file }: Family, subset: Subset) => `fonts/${file}-${subset}.woff2`;

const rule = (declarations: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const weightOf = ({ weight }: Family): string =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;

async function webFont(family: Family, subset: Subset): Promise<string> {
  return rule({
    'font-family': `'${family.name}'`,
    'font-display': 'swap',
    'font-weight': weightOf(family),
    src: `url('./${fileOf(family, subset)}') format('woff2')`,
    'unicode-range': (await rangeOf(family, subset)).replaceAll(',', ', '),
  });
}

/** How the letters of a font lie at a weight. */
async function metricsOf(font: Buffer, family: Family, weight: number): Promise<FontMetrics> {
  const letters = lettersOf(await rangeOf(family, 'latin'));
  const instance =
    typeof family.weight === 'number'
      ? font
      : await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
  return await fromBuffer(instance);
}

export const standInName = (family: string, { metrics }: Local): string =>
  `${family} as ${metrics.familyName}`;

/** A font of the system, whose letters are as wide as ours on average, and whose lines are as high. */
function standIn(family: Family, ours: FontMetrics, local: Local, shownAt: string): string {
  const { fontFaces } = createFontStack([ours, local.metrics], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  return rule({
    'font-family': `'${standInName(family.name, local)}'`,
    'font-weight': shownAt,
    src: local.names.map((name) => `local('${name}')`).join(', '),
    'size-adjust': face?.sizeAdjust ?? '100%',
    'ascent-override': String(face?.ascentOverride ?? 'normal'),
    'descent-override': String(face?.descentOverride ?? 'normal'),
    'line-gap-override': String(face?.lineGapOverride ?? 'normal'),
  });
}

/** The names that the theme lists, in this order, for each family. */
export const fontStacks: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  families.map((family) => [
    family.name,
    [
      family.name,
      ...new Set(
        family.standIns.flatMap(({ locals }) =>
          locals.map((local) => standInName(family.name, local)),
        ),
      ),
    ],
  ]),
);

/** The style sheet, made of the font files as they are in the theme's folder. */
export async function fontsCss(): Promise<string> {
  const rules: string[] = [];
  for (const family of families) {
    for (const subset of subsets) rules.push(await webFont(family, subset));
    const font = await readFile(path.join(theme, fileOf(family, 'latin')));
    for (const { shownAt, weight, locals } of family.standIns) {
      const ours = await metricsOf(font, family, weight);
      for (const local of locals) rules.push(standIn(family, ours, local, shownAt));
    }
  }
  return `/* Written by \`npm run fonts\`, see brand/art/fonts.ts. */\n${rules.join('\n')}`;
}
