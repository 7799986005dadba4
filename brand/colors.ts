import type { Colors } from './schema/index.ts';

/** The colours of the site, the staff area, the mails and the icons' surroundings. Every pair that words need is checked. */
export const colors: Colors = {
  /** Bars, buttons and links; white words lie on it. */
  primary: '#1f4b3f',
  /** The same, deeper: the foot of the page, the staff's sidebar, the buttons of mails. */
  primaryDark: '#14332b',
  /** What is to be pressed; white words lie on it. */
  secondary: '#a8492b',
  secondaryDark: '#873820',
  /** Stars and small marks; dark words lie on it. */
  accent: '#eab464',
  /** The badge of a private pool; white words lie on it. */
  pool: '#0d6476',
  /** Behind the page, and behind every second section. */
  background: '#fbf7f0',
  band: '#f1e9dc',
  text: '#23302b',
  textSoft: '#56635d',
  line: '#e4dacb',
  /** The staff area and mails at night. */
  dark: {
    primary: '#8fcbb4',
    onPrimary: '#0d231c',
    secondary: '#eda98d',
    onSecondary: '#3a1507',
    background: '#111815',
    paper: '#18211d',
    text: '#edf1ee',
    textSoft: '#a9b6af',
    line: '#2c3933',
  },
};
