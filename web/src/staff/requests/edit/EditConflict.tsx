import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { changeText } from '@selasar/domain/requests';

type Values = Readonly<Record<string, unknown>>;

interface EditConflictProps {
  theirs: readonly string[];
  base: Values;
  now: Values;
  typed: Values;
  onResolve: (takes: 'theirs' | 'mine') => void;
}

const of = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export function EditConflict({ theirs, base, now, typed, onResolve }: EditConflictProps) {
  if (theirs.length === 0) return null;
  const before = of(base, theirs);
  const both = theirs.filter((name) => typed[name] !== base[name] && typed[name] !== now[name]);
  const text = (after: Values) => changeText({ what: 'edited', before, after });
  return (
    <Alert severity="warning">
      <Typography variant="body2">
        {`Someone else has changed this in the meantime: ${text(of(now, theirs))}`}
      </Typography>
      {both.length > 0 ? (
        <Typography variant="body2">
          {`Your version: ${changeText({ what: 'edited', before: of(base, both), after: of(typed, both) })}`}
        </Typography>
      ) : null}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" color="inherit" onClick={() => onResolve('theirs')}>
          <span>{both.length > 0 ? 'Use theirs' : 'Continue'}</span>
        </Button>
        {both.length > 0 ? (
          <Button size="small" color="inherit" onClick={() => onResolve('mine')}>
            Keep mine
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
