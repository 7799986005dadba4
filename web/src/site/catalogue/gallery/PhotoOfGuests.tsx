import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import { pill } from './pill.ts';

/** Marks a picture that guests have sent. */
export const PhotoOfGuests = () => (
  <Box component="span" sx={[pill, { left: 12, top: 12, pointerEvents: 'none' }]}>
    {t('Photo of guests')}
  </Box>
);
