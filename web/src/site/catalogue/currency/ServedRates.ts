import type { ExchangeRate } from '@selasar/domain';
import { createContext } from 'react';

/** The rates that the server sent with the page; undefined if it sent none. */
export const ServedRates = createContext<readonly ExchangeRate[] | undefined>(undefined);
