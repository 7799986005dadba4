import type { ExchangeRate } from '@selasar/domain';
import { createContext } from 'react';

/** The rates that a page came with from the server; undefined for a page that came without. */
export const ServedRates = createContext<readonly ExchangeRate[] | undefined>(undefined);
