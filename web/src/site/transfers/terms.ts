import { noTransferTerms, type TransferTerms } from '@selasar/domain/pricing';
import { createContext } from 'react';

export const TransferTermsContext = createContext<TransferTerms>(noTransferTerms);
