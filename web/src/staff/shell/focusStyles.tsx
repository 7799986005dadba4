import GlobalStyles from '@mui/material/GlobalStyles';

/** Focus styles of elements that only the staff area has. */
export const focusStyles = (
  <GlobalStyles
    styles={({ mixins: { focusRingInwards } }) => ({
      '.MuiDataGrid-root .MuiDataGrid-main :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):focus-visible':
        focusRingInwards,
      // The chart removes the outline of focusable elements.
      '.MuiChartsSurface-root > [role="none"]:focus-visible': {
        outline: `2px solid ${focusRingInwards.outlineColor} !important`,
        outlineOffset: focusRingInwards.outlineOffset,
        boxShadow: focusRingInwards.boxShadow,
      },
    })}
  />
);
