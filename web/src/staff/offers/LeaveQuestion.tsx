import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  isChanged: () => boolean;
  isSaving: boolean;
  /** Called before the page is left. */
  onDiscard: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveQuestion({ isChanged, isSaving, onDiscard }: LeaveQuestionProps) {
  // A session that has ended does not wait for an answer.
  const way = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== paths.auth() &&
      isChanged(),
  );
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={way.state === 'blocked'}
      title="Discard your changes?"
      text="What you have changed here is not saved yet."
      confirm="Discard"
      cancel="Keep editing"
      running={isSaving}
      backCloses={false}
      onConfirm={() => {
        onDiscard();
        way.proceed?.();
      }}
      onCancel={() => way.reset?.()}
    />
  );
}
