import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { changeText } from '@selasar/domain/requests';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { FormDialog, FormFrame } from '../../common/FormDialog.tsx';
import type { Editing } from './useEditing.ts';

/** Opens the form of a request. */
export function EditButton({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Edit
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        {children(close)}
      </FormDialog>
    </>
  );
}

interface EditFrameProps {
  noun: 'booking' | 'transfer';
  /** The stored record as form values. */
  now: Readonly<Record<string, unknown>>;
  editing: Editing;
  onSave: (event: SyntheticEvent) => void;
  isAgainstRules: boolean;
  /** US dollars: stored and after saving; `reason` is why the former was set by hand. */
  price: { before: number; after: number | undefined; reason: string | undefined };
  /** The names of what a guest can choose; the form has only the choice. */
  extras?: object;
  children: ReactNode;
}

export function EditFrame(props: EditFrameProps) {
  const { noun, now, editing, onSave, isAgainstRules, price, extras } = props;
  const { typed, changed, isRunning } = editing;
  return (
    <FormFrame
      title={`Edit ${noun}`}
      restoredAt={editing.restoredAt}
      onStartOver={editing.startOver}
      onSave={onSave}
      onCancel={editing.end}
      save={isRunning ? 'Saving…' : isAgainstRules ? 'Save anyway' : 'Save'}
      disabled={isRunning || changed.length === 0 || editing.seen === undefined}
    >
      <EditConflict
        theirs={editing.theirs}
        base={{ ...editing.base, extras }}
        now={{ ...now, extras }}
        typed={{ ...typed, extras }}
        onResolve={editing.resolve}
      />
      {props.children}
      <Consequences isChanged={changed.length > 0} email={typed['customerEmail']} {...price} />
    </FormFrame>
  );
}

type Values = Readonly<Record<string, unknown>>;

interface EditConflictProps {
  theirs: readonly string[];
  base: Values;
  now: Values;
  typed: Values;
  onResolve: (takes: 'theirs' | 'mine') => void;
}

const of = (values: Values, names: readonly string[]) =>
  Object.fromEntries([...names, 'extras'].map((name) => [name, values[name]]));

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

interface ConsequencesProps {
  isChanged: boolean;
  email: string;
  /** US dollars; `after` is undefined while no new price is computed. */
  before: number;
  after: number | undefined;
  reason: string | undefined;
}

function priceText({ before, after, reason }: ConsequencesProps): string | undefined {
  if (after === undefined) return undefined;
  if (reason !== undefined) {
    return `The price stays ${formatUsd(before)}, set by staff (${reason}).`;
  }
  return after === before
    ? `The price stays ${formatUsd(before)}.`
    : `Price: ${formatUsd(before)} → ${formatUsd(after)}`;
}

export function Consequences(props: ConsequencesProps) {
  const { isChanged, email } = props;
  const price = priceText(props);
  return (
    <Notice sx={{ '&:empty': { display: 'none' } }}>
      {price ? <Typography variant="subtitle1">{price}</Typography> : null}
      {isChanged ? (
        <Typography variant="body2" color="textSecondary">
          {email
            ? 'The guest will get one mail with the new details.'
            : 'The guest has no email: please tell them yourself.'}
        </Typography>
      ) : null}
    </Notice>
  );
}
