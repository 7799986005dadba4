import {
  bookableDaysChoices,
  type Feed,
  feedFields,
  type FeedForm,
  freeEntriesBlock,
} from '@selasar/domain/calendar';
import { limits } from '@selasar/domain/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { saveFeed } from '../../../data/calendar/feeds.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { menuItems } from '../../common/Choice.tsx';
import { FormDialog, FormFrame } from '../../common/FormDialog.tsx';
import { attempt } from '../../common/attempt.ts';
import { SwitchInput } from '../../common/SwitchInput.tsx';

interface FeedDialogProps {
  villaId: string;
  /** Undefined for a new feed. */
  feed: Feed | undefined;
  onClose: () => void;
  onSaved: (feedId: string) => void;
}

export function FeedDialog({ villaId, feed, onClose, onSaved }: FeedDialogProps) {
  // Sending the same form again saves the same feed.
  const [feedId] = useState(() => feed?.id ?? crypto.randomUUID());
  const { control, handleSubmit, formState } = useForm<FeedForm>({
    resolver: formResolver(feedFields),
    defaultValues: {
      villaId,
      name: feed?.name ?? '',
      url: feed?.url ?? '',
      freeBlocks: feed?.freeBlocks,
      bookableDays: feed?.bookableDays ?? 0,
    },
  });
  const url = useWatch({ control, name: 'url' });
  const { isSubmitting } = formState;

  const save = handleSubmit(async (form) => {
    const input = { ...form, freeBlocks: freeEntriesBlock(form), feedId };
    const isSaved = await attempt((onUnsure) => saveFeed(input, onUnsure), {
      failed: 'Failed to save the calendar',
      unsure: `the calendar of ${form.name} is saved`,
    });
    if (!isSaved) return;
    onClose();
    onSaved(feedId);
  });

  return (
    <FormDialog maxWidth="sm" closesOutside onClose={onClose}>
      <FormFrame
        title={feed ? `Change ${feed.name}` : 'Add a calendar'}
        onSave={(event) => void save(event)}
        onCancel={onClose}
        save={isSubmitting ? 'Saving…' : 'Save and sync'}
        disabled={isSubmitting}
      >
        <TextInput
          control={control}
          name="name"
          required
          label="Portal"
          maxLength={limits.feedName}
          hint="The name for staff, such as Airbnb"
        />
        <TextInput
          control={control}
          name="url"
          required
          multiline
          label="Address of the calendar"
          hint="You find it in the calendar export of the portal. It begins with https:// and often ends with .ics."
        />
        <SwitchInput
          control={control}
          name="freeBlocks"
          label="Free entries block, too"
          hint="The calendars of Google and Apple mark each all-day entry as free."
          initial={freeEntriesBlock({ url })}
        />
        <TextInput
          control={control}
          name="bookableDays"
          select
          label="The portal takes bookings"
          hint="Some portals mark all later days as not available: such entries are left out here."
        >
          {menuItems(bookableDaysChoices, (days) =>
            days === 0 ? 'Without a limit' : `${days} days ahead`,
          )}
        </TextInput>
      </FormFrame>
    </FormDialog>
  );
}
