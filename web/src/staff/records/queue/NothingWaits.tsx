import DoneAllIcon from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../ui/EmptyState.tsx';

const hints = {
  list: 'Every request of this list has its answer. New ones appear here by themselves.',
  page: 'Every request of this page has its answer. The next page may have more.',
};

/** The end of the queue, or of its page. */
export const NothingWaits = ({ on }: { on: keyof typeof hints }) => (
  <Box sx={{ textAlign: 'center', pt: 6 }}>
    <DoneAllIcon color="success" fontSize="large" aria-hidden />
    <EmptyState
      title={on === 'list' ? 'Nothing is waiting' : 'Nothing is waiting on this page'}
      hint={hints[on]}
    />
  </Box>
);
