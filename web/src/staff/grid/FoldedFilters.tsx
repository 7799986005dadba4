import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { phoneScreen } from './Card.tsx';
import { iconOnPhones, onWideScreens } from './touch.ts';

/** Filters, and how many of them are set. */
interface Filters {
  set: number;
  fields: ReactNode;
}

interface FoldedFiltersProps {
  usual: Filters;
  rare: Filters;
  startsOpen?: boolean;
  tools: ReactNode;
  buttons: ReactNode;
}

/** A phone folds all filters, so that its first row is near the top. */
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
          <span>{set > 0 ? `\u{A0}(${set})` : null}</span>
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
