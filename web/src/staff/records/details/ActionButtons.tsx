import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { statusAfter } from '@selasar/domain';
import type { StatusTable } from '@selasar/domain';
import type { Change } from './useStatusChanges.ts';

interface ActionButtonsProps<Status extends string> {
  status: Status;
  /** The possible actions in each status. */
  statuses: StatusTable<Status>;
  /** A change that was just made. */
  recent: Change<Status> | undefined;
  onChange: (to: Status) => void;
  /** Accessible name of a button whose label alone is ambiguous. */
  nameOf?: (label: string) => string;
  /** The style of buttons that cancel. */
  cancelVariant: 'outlined' | 'text';
  button?: Omit<ButtonProps, 'onClick' | 'variant' | 'color' | 'children'>;
}

/**
 * The buttons that move a record to another status. After a click they stay disabled for a moment, so that an
 * accidental double click hits nothing else and the keyboard focus stays.
 */
export function ActionButtons<Status extends string>(props: ActionButtonsProps<Status>) {
  const { status, statuses, recent, onChange, nameOf, cancelVariant, button } = props;
  const rests = recent !== undefined;
  return statuses[recent?.from ?? status].actions.map(({ to, label }, place) => (
    <Button
      // The same position is the same button, which keeps the focus.
      // oxlint-disable-next-line no-array-index-key
      key={place}
      {...button}
      variant={to === statusAfter.cancellation ? cancelVariant : 'contained'}
      color={to === statusAfter.cancellation ? 'error' : 'primary'}
      aria-label={nameOf?.(label)}
      aria-disabled={rests}
      onClick={() => {
        if (!rests) onChange(to);
      }}
      sx={rests ? { opacity: 0.45, cursor: 'default', boxShadow: 'none' } : {}}
    >
      {recent?.phase === 'running' && recent.to === to ? 'Saving…' : label}
    </Button>
  ));
}
