import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { chatWith } from '@selasar/domain/core';
import type { CrewMember } from '@selasar/domain/crew';
import { toast } from 'sonner';
import { staffApi } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../common/Loaded.tsx';
import { useSecretKey } from '../common/useRead.ts';
import { InfoDialog } from '../common/InfoDialog.tsx';
import { reportFailure } from '../common/attempt.ts';
import { ConfirmButton } from '../common/ConfirmButton.tsx';
import { AddressField } from '../common/AddressField.tsx';

export function LinkDialog({ member, onClose }: { member: CrewMember; onClose: () => void }) {
  const crewId = member.id;
  const [key, setKey] = useSecretKey(crewId, () => staffApi.crewAddress({ crewId }));
  const addressOf = (key: string) => `${window.location.origin}${paths.crew(key)}`;
  const replace = async () => {
    try {
      setKey((await staffApi.replaceCrewKey({ crewId })).key);
      toast.success('Link replaced', { description: 'Please send them the new link.' });
    } catch (error) {
      reportFailure('Failed to replace the link', error);
    }
  };
  const chat =
    key.status === 'success' &&
    chatWith(
      member.phone,
      `Hello ${member.name}, this is your page with your jobs. Please keep the link to yourself: ${addressOf(key.data)}`,
    );
  return (
    <InfoDialog
      title={`Link of ${member.name}`}
      onClose={onClose}
      actions={
        <>
          <ConfirmButton
            label="Replace the link"
            running="Replacing…"
            disabled={key.status !== 'success'}
            question={{
              title: 'Replace the link?',
              text: `The current link will stop working, and an open page will close. Please send ${member.name} the new link.`,
              confirm: 'Replace',
            }}
            onConfirm={replace}
          />
          {chat ? (
            <Button
              component="a"
              variant="contained"
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<WhatsAppIcon />}
            >
              Send by WhatsApp
            </Button>
          ) : null}
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1, alignItems: 'stretch' }}>
        <Typography>{`Anyone with the link can see the jobs of ${member.name} and tick them.`}</Typography>
        <Loaded live={key} failed="Failed to load the link" height={40}>
          {(loaded) => <AddressField label="Link" address={addressOf(loaded)} />}
        </Loaded>
      </Stack>
    </InfoDialog>
  );
}
