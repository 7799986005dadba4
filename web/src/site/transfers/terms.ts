import { noTransferTerms } from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { createContext } from 'react';

/** The terms of transfers for the controls of the form. */
export const TransferTermsContext = createContext<TransferTerms>(noTransferTerms);
