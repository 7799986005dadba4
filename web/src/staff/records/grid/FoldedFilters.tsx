import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { iconOnPhones } from '../creating/NewRequest.tsx';
import { onWideScreens } from '../export/ExportButton.tsx';
import { phoneScreen } from './Card.tsx';

/** Filters, and how many of them are set. */
interface Filters {
  set: number;
  fields: ReactNode;
}

interface FoldedFiltersProps {
  /** In sight, except on a phone. */
  usual: Filters;
  rare: Filters;
  /** Unfolded at first, except on a phone. */
  startsOpen?: boolean;
  /** Rare actions, folded on a phone. */
  tools: ReactNode;
  /** Frequent actions, which are never folded. */
  buttons: ReactNode;
}

/**
 * The filters of a list: the rare ones are folded behind a button. A phone folds all, so that its first row is near the
 * top.
 */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { usual, rare, startsOpen = false, tools, buttons } = props;
  const isPhone = useMediaQuery(phoneScreen);
  const [unfolded, setUnfolded] = useState(startsOpen && !isPhone);
  const set = rare.set + (isPhone ? usual.set : 0);
  const hasMore = isPhone || Boolean(rare.fields);
  return (
    <>
      {isPhone ? null : usual.fields}
      {hasMore ? (
        <Button
          aria-expanded={unfolded}
          startIcon={<TuneIcon />}
          onClick={() => setUnfolded(!unfolded)}
          sx={{
            ...iconOnPhones,
            minHeight: 40,
            flex: 'none',
            ...(unfolded ? { bgcolor: 'action.selected' } : {}),
          }}
        >
          <Box component="span" sx={onWideScreens}>
            Filter
          </Box>
          {set > 0 ? `\u{A0}(${set})` : null}
        </Button>
      ) : null}
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 0.5 }, ml: { sm: 'auto' } }}
      >
        {isPhone ? null : tools}
        {buttons}
      </Box>
      {hasMore && unfolded ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            width: '100%',
            alignItems: 'flex-start',
            pt: 0.5,
          }}
        >
          {isPhone ? usual.fields : null}
          {rare.fields}
          {isPhone ? tools : null}
        </Box>
      ) : null}
    </>
  );
}
