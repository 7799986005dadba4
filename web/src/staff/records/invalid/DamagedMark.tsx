import Chip from '@mui/material/Chip';

/** Marks what does not fit its schema. */
export const invalidMark = (
  <Chip label="Damaged" size="small" color="error" sx={{ mr: 1, height: 20 }} />
);
