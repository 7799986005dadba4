export const touchScreen = '(pointer: coarse)';

/** The controls within have a side of 44 px on a touch screen. */
export const touchTargets = {
  [`@media ${touchScreen}`]: {
    '& .MuiIconButton-root, & .MuiButton-root': { minWidth: 44, minHeight: 44 },
    '& .MuiInputBase-root, & .MuiTab-root': { minHeight: 44 },
  },
} as const;
