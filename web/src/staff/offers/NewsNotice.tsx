import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { News } from './useOfferForm.ts';

interface NewsNoticeProps<Values> {
  news: News<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** The stored values. */
  theirs: Values;
  onSettle: (name: keyof Values & string, choice: 'theirs' | 'mine') => void;
  /** A value as text. */
  say?: (value: Values[keyof Values & string], name: keyof Values & string) => string;
}

export const currentLocale = (value: unknown): string =>
  Array.isArray(value) ? value.join('; ') || '(empty)' : String(value) || '(empty)';

/**
 * Lists what someone else has changed while the form was open, and asks which version to keep where both have changed.
 */
export function NewsNotice<Values>({
  news,
  labels,
  theirs,
  onSettle,
  say = currentLocale,
}: NewsNoticeProps<Values>) {
  const { taken, contested } = news;
  return (
    <>
      {taken.length > 0 ? (
        <Alert severity="info">
          Someone else has just changed: {taken.map((name) => labels[name]).join(', ')}. You see the
          new values.
        </Alert>
      ) : null}
      {contested.map((name) => (
        <Alert key={name} severity="warning">
          <Typography variant="body2">
            Someone else has changed “{labels[name]}”, which you are changing too. It is now:
          </Typography>
          <Typography variant="body2" sx={{ my: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {say(theirs[name], name)}
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button color="inherit" size="small" onClick={() => onSettle(name, 'theirs')}>
              Use theirs
            </Button>
            <Button color="inherit" size="small" onClick={() => onSettle(name, 'mine')}>
              Keep mine
            </Button>
          </Stack>
        </Alert>
      ))}
    </>
  );
}
