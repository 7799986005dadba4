import type { PlainMessage } from '@selasar/domain/i18n';

export const loadingTexts = {
  offline: 'You are offline. The page will open automatically when the connection is back.',
  unreachable: 'The page could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
} as const satisfies Record<string, PlainMessage>;
