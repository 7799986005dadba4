import { GridNoRowsOverlay } from '@mui/x-data-grid';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** What a grid without rows shows instead of its text. */
export const EmptyContent = createContext<ReactNode>(undefined);

export const EmptyRows = () => use(EmptyContent) ?? <GridNoRowsOverlay />;
