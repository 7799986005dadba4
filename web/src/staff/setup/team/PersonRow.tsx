import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserProfile } from '@selasar/domain';
import { formatInBali } from '../../common/formatInstant.ts';
import { isUnfinished, roleNames } from './roles.ts';
import type { PersonAction } from './roles.ts';

interface PersonRowProps {
  person: UserProfile;
  isSelf: boolean;
  isLastAdmin: boolean;
  /** An action from this page is pending. */
  isBusy: boolean;
  actions: readonly PersonAction[];
  onChoose: (action: PersonAction) => void;
}

export function PersonRow(props: PersonRowProps) {
  const { person, isSelf, isLastAdmin, isBusy, actions, onChoose } = props;
  return (
    <ListItem
      divider
      sx={{
        gap: 1.5,
        py: 2,
        flexWrap: 'wrap',
        px: { xs: 2, sm: 3 },
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {person.fullName}
          {isSelf ? ' (you)' : ''}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email} · registered {formatInBali(person.createdAt)}
        </Typography>
        <Verification verified={person.emailVerified} />
        {isUnfinished(person) && !isBusy ? (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {person.refused
              ? 'Refused, but not deleted yet. It is finished within the hour.'
              : 'This change has not reached the account yet. It is finished within the hour.'}
          </Typography>
        ) : null}
      </Box>
      <Chip
        label={person.refused ? 'Refused' : roleNames[person.role]}
        color={person.role === 'pending' ? 'warning' : 'default'}
        variant="outlined"
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ minWidth: { sm: 190 }, flexWrap: 'wrap' }}
      >
        {isLastAdmin ? (
          <Typography variant="body2" color="textSecondary">
            The last admin cannot be changed
          </Typography>
        ) : null}
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.label === 'Approve' ? 'contained' : 'outlined'}
            color={action.to === 'pending' || action.to === 'refused' ? 'error' : 'primary'}
            aria-label={`${action.label}: ${person.fullName}`}
            disabled={isBusy}
            onClick={() => onChoose(action)}
          >
            {action.label}
          </Button>
        ))}
      </Stack>
    </ListItem>
  );
}

function Verification({ verified }: { verified: boolean }) {
  const Icon = verified ? VerifiedIcon : HelpOutlineIcon;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Icon fontSize="inherit" aria-hidden />
      {verified ? 'Address verified' : 'Address not verified'}
    </Typography>
  );
}
