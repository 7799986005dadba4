import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isValid, type Row, type Valid } from '../../data/firebase/rows.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Loadable } from '../common/useRead.ts';
import { Loaded } from '../common/Loaded.tsx';
import { AnswerFailed } from '../requests/messages/AnswerBox.tsx';
import { InvalidRecords } from '../grid/InvalidRecords.tsx';

interface OpenEntryProps<Item> {
  live: Loadable<Row<Item> | undefined>;
  name: string;
  heading: (item: Item) => string;
  waits: (item: Item) => boolean;
  onDone: () => void;
  children: (item: Valid<Item>) => ReactNode;
}

export function OpenEntry<Item>({ live, ...props }: OpenEntryProps<Item>) {
  const { name, heading, waits, onDone, children } = props;
  return (
    <Loaded live={live} failed={`Failed to load the ${name}`} height={240}>
      {(row) => {
        if (!row) {
          return (
            <EmptyState
              title={`No such ${name}`}
              hint="The link may be wrong, or it was deleted."
            />
          );
        }
        if (!isValid(row)) return <InvalidRecords rows={[row]} name={name} />;
        return (
          <Answered heading={heading(row)} waits={waits(row)} onDone={onDone}>
            {children(row)}
          </Answered>
        );
      }}
    </Loaded>
  );
}

interface AnsweredProps {
  heading: string;
  waits: boolean;
  onDone: () => void;
  children: ReactNode;
}

function Answered({ heading, waits, onDone, children }: AnsweredProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  // A user who is typing stays here, even if someone else answers. After a button press the next entry opens once it is done.
  const [hasPressed, setPressed] = useState(false);
  const stay = useCallback(() => setPressed(false), []);
  const before = useRef(waits);
  // What has opened is read out, and keys continue there.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    const isDone = before.current && !waits;
    before.current = waits;
    if (isDone && hasPressed) onDone();
  }, [waits, hasPressed, onDone]);
  const notePress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button:not([aria-haspopup])'))
      setPressed(true);
  };
  return (
    <Box component="section" aria-labelledby={id} onClickCapture={notePress} onInputCapture={stay}>
      <Stack spacing={2.5} useFlexGap>
        <Typography
          component="h2"
          variant="h3"
          id={id}
          ref={title}
          tabIndex={-1}
          dir="auto"
          sx={{ overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: 96 }}
        >
          {heading}
        </Typography>
        {waited && !waits && !hasPressed ? (
          <Alert severity="info">A colleague has answered it. What you typed is still here.</Alert>
        ) : null}
        <AnswerFailed value={stay}>{children}</AnswerFailed>
      </Stack>
    </Box>
  );
}
