import type { Colors } from '@selasar/brand/schema';

export const colors: Colors = {
  primary: '#3a2d7d',
  primaryDark: '#241a57',
  secondary: '#0b6b74',
  secondaryDark: '#084f56',
  accent: '#ffd84d',
  pool: '#7a2f6b',
  background: '#f8f7fc',
  band: '#eae7f6',
  text: '#211d33',
  textSoft: '#57516e',
  line: '#d8d3ea',
  dark: {
    primary: '#c3b8ff',
    onPrimary: '#1d1547',
    secondary: '#7fdbe4',
    onSecondary: '#00363b',
    background: '#121019',
    paper: '#1c1926',
    text: '#f0eefa',
    textSoft: '#b3adc9',
    line: '#363048',
  },
};
