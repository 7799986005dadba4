import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { baliTime, type CivilDate, isToCome } from '@selasar/domain/core';
import { isSure, type Job, tickName } from '@selasar/domain/crew';
import { outcomesOf } from '@selasar/domain/requests';
import { useToday } from '../../clock/useToday.ts';
import type { TickWhat } from './useTicks.ts';

interface TickButtonsProps {
  job: Job;
  date: CivilDate;
  pending: TickWhat | undefined;
  onTick: (job: Job, what: TickWhat) => void;
}

export function TickButtons({ job, date, pending, onTick }: TickButtonsProps) {
  const { part, tick, who, title } = job;
  const today = useToday();
  if (!isSure(job.status)) return null;
  const rests = pending !== undefined;
  const possible = isToCome(date, today) ? [] : outcomesOf(part);
  // An existing outcome can be undone.
  const whats = new Set([...possible, ...(tick ? [tick.what] : [])]);
  if (whats.size === 0) return null;
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
              <span>{isThis ? 'Saving…' : tickName[what]}</span>
            </Button>
          );
        })}
      </Stack>
      {tick ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {`${tick.byName || 'Someone'}, ${baliTime(tick.at)}`}
        </Typography>
      ) : null}
    </>
  );
}

const resting = { opacity: 0.45, cursor: 'default' } as const;
