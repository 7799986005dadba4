import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  bookableDaysChoices,
  type Feed,
  feedFields,
  type FeedForm,
  freeEntriesBlock,
} from '@selasar/domain/calendar';
import { limits } from '@selasar/domain/core';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { saveFeed } from '../../../data/calendar/feeds.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { SwitchInput } from '../../common/SwitchInput.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';

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
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 700px)');
  useBackCloses(true, onClose);

  const save = handleSubmit(async (form) => {
    const failed = (description: string) =>
      toast.error('Failed to save the calendar', { description });
    try {
      const unsure = notifyUnsure(`the calendar of ${form.name} is saved`);
      const shown = { ...form, freeBlocks: freeEntriesBlock(form) };
      if (!(await saveFeed({ ...shown, feedId }, unsure))) {
        failed(notArrived);
        return;
      }
      onClose();
      onSaved(feedId);
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
  });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{feed ? `Change ${feed.name}` : 'Add a calendar'}</DialogTitle>
      <DialogContent dividers>
        <Stack
          component="form"
          id={`${id}form`}
          noValidate
          spacing={2.25}
          onSubmit={(event) => void save(event)}
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
            {bookableDaysChoices.map((days) => (
              <MenuItem key={days} value={days}>
                <span>{days === 0 ? 'Without a limit' : `${days} days ahead`}</span>
              </MenuItem>
            ))}
          </TextInput>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={`${id}form`} variant="contained" disabled={isSubmitting}>
          <span>{isSubmitting ? 'Saving…' : 'Save and sync'}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
