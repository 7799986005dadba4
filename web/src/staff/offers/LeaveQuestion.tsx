import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  isChanged: () => boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** What is changed is gone with the address, as in a dialog. */
  asksWithinPage?: boolean;
}

export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isChanged, isSaving, onDiscard, asksWithinPage = false } = props;
  // A session that has ended does not wait for an answer.
  const way = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (asksWithinPage || currentLocation.pathname !== nextLocation.pathname) &&
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
