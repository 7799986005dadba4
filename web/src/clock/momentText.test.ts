import { provideLocale } from '@selasar/domain/i18n';
import { expect, it } from 'vitest';
import { momentText } from './momentText.ts';

it('formats the time in Bali in the same way in each language', () => {
  const moment = Date.parse('2026-11-20T16:05:00Z');
  expect(momentText(moment)).toBe('Nov 21, 2026, 00:05 (Bali time)');
  provideLocale(() => ({ language: 'id' }));
  expect(momentText(moment)).toBe('21 Nov 2026, 00:05 (Bali time)');
  provideLocale(() => undefined);
});
