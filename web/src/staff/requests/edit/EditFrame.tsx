import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormFrame } from '../../common/FormFrame.tsx';
import { Consequences } from './Consequences.tsx';
import { EditConflict } from './EditConflict.tsx';
import type { Editing } from './useEditing.ts';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { phoneScreen } from '../../grid/Card.tsx';

interface EditDialogProps {
  label: string;
  children: (titleId: string, close: () => void) => ReactNode;
}

/** A click outside the dialog does not discard what was typed. */
export function EditDialog({ label, children }: EditDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        <span>{label}</span>
      </Button>
      <Dialog
        open={isOpen}
        fullWidth
        maxWidth="xs"
        fullScreen={isPhone}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
        aria-labelledby={id}
      >
        {isOpen ? children(id, close) : null}
      </Dialog>
    </>
  );
}

interface EditFrameProps {
  titleId: string;
  noun: 'booking' | 'transfer';
  /** The stored record as form values. */
  now: Readonly<Record<string, unknown>>;
  editing: Editing;
  onSave: (event: SyntheticEvent) => void;
  isAgainstRules: boolean;
  /** US dollars: stored and after saving; `reason` is why the former was set by hand. */
  price: { before: number; after: number | undefined; reason: string | undefined };
  children: ReactNode;
}

export function EditFrame({
  titleId,
  noun,
  now,
  editing,
  onSave,
  isAgainstRules,
  price,
  children,
}: EditFrameProps) {
  const { typed, changed, isRunning } = editing;
  return (
    <FormFrame
      titleId={titleId}
      title={`Edit ${noun}`}
      restoredAt={editing.restoredAt}
      onStartOver={editing.startOver}
      onSave={onSave}
      onCancel={editing.end}
      save={isRunning ? 'Saving…' : isAgainstRules ? 'Save anyway' : 'Save'}
      disabled={isRunning || changed.length === 0 || editing.seen === undefined}
      problem={undefined}
    >
      <EditConflict
        theirs={editing.theirs}
        base={editing.base}
        now={now}
        typed={typed}
        onResolve={editing.resolve}
      />
      {children}
      <Consequences isChanged={changed.length > 0} email={typed['customerEmail']} {...price} />
    </FormFrame>
  );
}
