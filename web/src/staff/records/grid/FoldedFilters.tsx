import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { phoneScreen } from './Card.tsx';

interface FoldedFiltersProps {
  /** Number of active filters. */
  count: number;
  filters: ReactNode;
  /** Frequent actions, which are never folded. */
  buttons: ReactNode;
  days: ReactNode;
}

/** The filters of a list. A phone folds them behind one button, so that its first row is near the top. */
export function FoldedFilters({ count, filters, buttons, days }: FoldedFiltersProps) {
  const isPhone = useMediaQuery(phoneScreen);
  const [unfolded, setUnfolded] = useState(false);
  if (!isPhone) {
    return (
      <>
        {filters}
        {buttons}
        {days}
      </>
    );
  }
  return (
    <>
      <Tooltip title="Filters">
        <IconButton
          aria-label={count > 0 ? `Filters, ${count} set` : 'Filters'}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ width: 44, height: 40, ...(unfolded ? { bgcolor: 'action.selected' } : {}) }}
        >
          <Badge badgeContent={count} color="primary">
            <TuneIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      {buttons}
      {unfolded ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            width: '100%',
            alignItems: 'center',
            pt: 0.5,
          }}
        >
          {filters}
          {days}
        </Box>
      ) : null}
    </>
  );
}
