import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { baliTime, isSure, outcomesOf, tickName } from '@selasar/domain';
import type { Job } from '@selasar/domain';
import type { TickWhat } from './useTicks.ts';

interface TickButtonsProps {
  job: Job;
  /** The pending tick; undefined if there is none. */
  pending: TickWhat | undefined;
  onTick: (job: Job, what: TickWhat) => void;
}

/** Sets the outcome of a job. A second click opens it again. */
export function TickButtons({ job, pending, onTick }: TickButtonsProps) {
  const { part, tick, who, title } = job;
  if (!isSure(job.status)) return null;
  const rests = pending !== undefined;
  // An existing outcome can be undone.
  const whats = new Set([...outcomesOf(part), ...(tick ? [tick.what] : [])]);
  return (
    <>
      <Stack direction="row" spacing={0.5}>
        {[...whats].map((what) => {
          const isOn = tick?.what === what;
          const isThis = rests && (pending === what || (pending === null && isOn));
          return (
            <Button
              key={what}
              size="small"
              variant={isOn ? 'contained' : 'outlined'}
              color={what === 'done' ? 'primary' : 'error'}
              aria-pressed={isOn}
              aria-disabled={rests}
              aria-label={`${tickName[what]}: ${who}, ${title}`}
              onClick={() => {
                if (!rests) onTick(job, isOn ? null : what);
              }}
              sx={{ flex: 1, minHeight: { xs: 44, md: 32 }, px: 1, ...(rests ? resting : {}) }}
            >
              {isThis ? 'Saving…' : tickName[what]}
            </Button>
          );
        })}
      </Stack>
      {tick ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {tick.byName || 'Someone'}, {baliTime(tick.at)}
        </Typography>
      ) : null}
    </>
  );
}

const resting = { opacity: 0.45, cursor: 'default' } as const;
