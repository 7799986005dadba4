import GlobalStyles from '@mui/material/GlobalStyles';

/** The mark of the focus on what only the staff area has. */
export const focusStyles = (
  <GlobalStyles
    styles={({ mixins: { focusRingInwards } }) => ({
      '.MuiDataGrid-root .MuiDataGrid-main :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):focus-visible':
        focusRingInwards,
      // The chart takes the mark away from what the keyboard stops at.
      '.MuiChartsSurface-root > [role="none"]:focus-visible': {
        outline: `2px solid ${focusRingInwards.outlineColor} !important`,
        outlineOffset: focusRingInwards.outlineOffset,
        boxShadow: focusRingInwards.boxShadow,
      },
    })}
  />
);
