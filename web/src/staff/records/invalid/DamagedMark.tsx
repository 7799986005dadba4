import Chip from '@mui/material/Chip';

/** Marks an invalid record. */
export const invalidMark = (
  <Chip label="Damaged" size="small" color="error" sx={{ mr: 1, height: 20 }} />
);
