/**
 * How the letters of DejaVu lie, which many Linux machines have and nothing else: as @capsizecss/unpack reads it from
 * version 2.37 of the fonts.
 */
const dejavu = (familyName: string, fullName: string, ascent: number, xWidthAvg: number) => ({
  familyName,
  fullName,
  postscriptName: fullName.replaceAll(' ', ''),
  capHeight: 1493,
  xHeight: 1120,
  ascent,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg,
  // The second is of no use here, and asked for.
  subsets: { latin: { xWidthAvg }, thai: { xWidthAvg: 1229 } },
});

export const dejavuSans = dejavu('DejaVu Sans', 'DejaVu Sans', 1901, 1041);
export const dejavuSansBold = dejavu('DejaVu Sans', 'DejaVu Sans Bold', 1901, 1176);
export const dejavuSerifBold = dejavu('DejaVu Serif', 'DejaVu Serif Bold', 1923, 1168);
