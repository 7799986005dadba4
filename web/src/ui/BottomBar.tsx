import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

/**
 * With as much space below the end of the page, so that all content can be scrolled clear of it. Present from the
 * start, so that its text is announced.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Notice sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {children ? (
        <Box
          {...bottomBar}
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1,
            px: 2,
            py: 1.25,
            bgcolor: 'brand.text',
            borderTop: 1,
            borderColor: 'onDark.edge',
            color: 'common.white',
            textAlign: 'center',
            typography: 'body2',
          }}
        >
          {children}
        </Box>
      ) : null}
    </Notice>
  );
}

/** A bar that is fixed to the lower edge of the window marks itself with this attribute: toasts stay above it. */
export const bottomBar = { 'data-bottom-bar': '' };
export const bottomBars = '[data-bottom-bar]';
