import Box from '@mui/material/Box';
import type { Presence } from '@selasar/domain';
import { useColleagueNames } from '../../../data/people/useColleagueNames.ts';

const does = { reading: 'is reading this', answering: 'is answering' } as const;

/** Which colleagues have the same conversation open. It is also announced by screen readers. */
export function Present({ present }: { present: readonly Presence[] }) {
  const live = useColleagueNames(present.length > 0);
  const names = new Map(
    live.status === 'success' ? live.data.map(({ uid, name }) => [uid, name]) : [],
  );
  return (
    <Box
      component="output"
      sx={{ minWidth: 0, typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {present.map(({ uid, what }) => (
        <Box component="span" key={uid} sx={{ display: 'block' }}>
          {names.get(uid) ?? 'A colleague'} {does[what]}
        </Box>
      ))}
    </Box>
  );
}
