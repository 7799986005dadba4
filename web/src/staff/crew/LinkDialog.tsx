import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { chatWith } from '@selasar/domain/core';
import type { CrewMember } from '@selasar/domain/crew';
import { useCallback, useEffect, useId, useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { AddressField } from '../common/AddressField.tsx';
import { LoadError } from '../common/LoadError.tsx';
import { reasonOf } from '../common/reasonOf.ts';

interface LinkDialogProps {
  member: CrewMember;
  onClose: () => void;
}

export function LinkDialog({ member, onClose }: LinkDialogProps) {
  const { key, isRunning, isLost, load, replace } = useCrewKey(member.id);
  const [isConfirming, setIsConfirming] = useState(false);
  const id = useId();
  useBackCloses(true, onClose);
  const address = key && `${window.location.origin}${paths.crew(key)}`;
  const chat =
    address &&
    chatWith(
      member.phone,
      `Hello ${member.name}, this is your page with your jobs. Please keep the link to yourself: ${address}`,
    );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {`Link of ${member.name}`}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1, alignItems: 'stretch' }}>
          <Typography>{`Anyone with the link can see the jobs of ${member.name} and tick them.`}</Typography>
          {isLost ? <LoadError message="Failed to load the link" onRetry={load} /> : null}
          {address === undefined && !isLost ? <Skeleton variant="rounded" height={40} /> : null}
          {address ? <AddressField label="Link" address={address} /> : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="error"
          disabled={isRunning || key === undefined}
          onClick={() => setIsConfirming(true)}
        >
          <span>{isRunning ? 'Replacing…' : 'Replace the link'}</span>
        </Button>
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
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
      <ConfirmDialog
        open={isConfirming}
        title="Replace the link?"
        text={`The current link will stop working, and an open page will close. Please send ${member.name} the new link.`}
        confirm="Replace"
        onConfirm={() => {
          setIsConfirming(false);
          void replace();
        }}
        onCancel={() => setIsConfirming(false)}
      />
    </Dialog>
  );
}

function useCrewKey(crewId: string) {
  const [key, setKey] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const [isLost, setIsLost] = useState(false);

  const load = useCallback(() => {
    staffApi.crewAddress({ crewId }).then(
      (answer) => {
        setKey(answer.key);
        setIsLost(false);
      },
      () => setIsLost(true),
    );
  }, [crewId]);
  useEffect(load, [load]);

  const replace = async () => {
    setIsRunning(true);
    try {
      setKey((await staffApi.replaceCrewKey({ crewId })).key);
      toast.success('Link replaced', { description: 'Please send them the new link.' });
    } catch (error) {
      toast.error('Failed to replace the link', {
        description: reasonOf(error) ?? 'Please try again.',
      });
    }
    setIsRunning(false);
  };
  return { key, isRunning, isLost, load, replace };
}
