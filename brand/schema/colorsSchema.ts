import { z } from 'zod';
import { hints } from './hints.ts';

const color = z.string().regex(/^#[\da-f]{6}$/, hints.color);

export const colorsSchema = z.strictObject({
  primary: color,
  primaryDark: color,
  secondary: color,
  secondaryDark: color,
  accent: color,
  pool: color,
  background: color,
  band: color,
  text: color,
  textSoft: color,
  line: color,
  dark: z.strictObject({
    primary: color,
    onPrimary: color,
    secondary: color,
    onSecondary: color,
    background: color,
    paper: color,
    text: color,
    textSoft: color,
    line: color,
  }),
});
export type Colors = z.input<typeof colorsSchema>;
