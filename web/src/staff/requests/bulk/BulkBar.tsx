import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statusAfter } from '@selasar/domain/requests';
import { useEffect, useRef } from 'react';
import type { Bulk } from './useBulk.tsx';

interface BulkBarProps {
  choice: { ids: ReadonlySet<string>; drop: (ids: Iterable<string>) => void };
  bulk: Bulk;
  onEnd: () => void;
}

export function BulkBar({ choice, bulk, onEnd }: BulkBarProps) {
  const { running, report } = bulk;
  const { size } = choice.ids;
  const isShown = size > 0 || running !== undefined || report !== undefined;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) onEnd();
    wasShown.current = isShown;
  }, [isShown, onEnd]);
  if (!isShown) return null;
  return (
    <Box
      component="section"
      aria-label="Selection"
      sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 1, display: 'grid', gap: 1 }}
    >
      {report ? (
        <Alert severity="warning" onClose={bulk.closeReport}>
          <AlertTitle>{report.title}</AlertTitle>
          <Box
            component="ul"
            // Makes it scrollable by keyboard.
            tabIndex={0}
            aria-label={report.title}
            sx={{ m: 0, pl: 2, maxHeight: 132, overflowY: 'auto', overflowWrap: 'anywhere' }}
          >
            {report.lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {running ? (
        <Typography component="output" variant="body2">
          {running}
        </Typography>
      ) : null}
      {size > 0 && !running ? (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography component="output" variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
            {`${size} selected`}
          </Typography>
          {bulk.actions.map(({ to, label, disabled, onChoose }) => (
            <Button
              key={to}
              size="small"
              variant={to === statusAfter.cancellation ? 'outlined' : 'contained'}
              color={to === statusAfter.cancellation ? 'error' : 'primary'}
              disabled={disabled}
              onClick={onChoose}
            >
              <span>{label}</span>
            </Button>
          ))}
          <Button size="small" onClick={bulk.save}>
            Export
          </Button>
          <Button size="small" onClick={() => choice.drop(choice.ids)}>
            Clear
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}
