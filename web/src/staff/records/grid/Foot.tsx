import Box from '@mui/material/Box';
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid';
import { createContext, use } from 'react';
import { nothingWaits } from '../stableRows/waiting.ts';
import type { Waiting } from '../stableRows/waiting.ts';
import { WaitingButton } from '../stableRows/WaitingButton.tsx';

interface WaitingRows {
  waiting: Waiting;
  onShow: () => void;
}

/** What waits to be shown in the rows of a grid. */
export const WaitingRows = createContext<WaitingRows>({
  waiting: nothingWaits,
  onShow: () => undefined,
});

/** Beneath the rows: what waits, where it moves nothing and covers nothing, and the pages. */
export const Foot = () => (
  <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
    <Box sx={{ pl: 1.5 }}>
      <WaitingButton {...use(WaitingRows)} />
    </Box>
    <GridPagination />
  </GridFooterContainer>
);
