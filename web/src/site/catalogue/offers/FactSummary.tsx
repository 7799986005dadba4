import BeachAccessOutlinedIcon from '@mui/icons-material/BeachAccessOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import HikingOutlinedIcon from '@mui/icons-material/HikingOutlined';
import LandscapeOutlinedIcon from '@mui/icons-material/LandscapeOutlined';
import LocationCityOutlinedIcon from '@mui/icons-material/LocationCityOutlined';
import LoginOutlinedIcon from '@mui/icons-material/LoginOutlined';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import RecordVoiceOverOutlinedIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import RoomServiceOutlinedIcon from '@mui/icons-material/RoomServiceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SquareFootOutlinedIcon from '@mui/icons-material/SquareFootOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { offerFacts, shownFacts } from '@selasar/domain/offers';
import type { FactIn, FactName, Facts, ShownFact } from '@selasar/domain/offers';

type SummaryFact = 'startTime' | FactIn<typeof offerFacts, 'summary'>;

const icons: Readonly<Record<SummaryFact, typeof ScheduleIcon>> = {
  startTime: ScheduleIcon,
  tourType: GroupOutlinedIcon,
  guideLanguages: RecordVoiceOverOutlinedIcon,
  difficulty: LandscapeOutlinedIcon,
  walking: HikingOutlinedIcon,
  youngestAge: PersonOutlinedIcon,
  checkIn: LoginOutlinedIcon,
  checkOut: LogoutOutlinedIcon,
  size: SquareFootOutlinedIcon,
  beachDistance: BeachAccessOutlinedIcon,
  centerDistance: LocationCityOutlinedIcon,
  staff: RoomServiceOutlinedIcon,
};

export interface FactSummaryProps {
  offer: { facts?: Facts<FactName> | undefined };
  /** Of a tour: a rule, not a fact. */
  startTime?: string | undefined;
}

export function FactSummary({ offer, startTime }: FactSummaryProps) {
  const start = { name: 'startTime', label: t('Starts'), language: undefined } as const;
  const facts: readonly ShownFact<SummaryFact>[] = [
    ...(startTime ? [{ ...start, lines: [startTime] }] : []),
    ...shownFacts(offerFacts, 'summary', offer),
  ];
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        // The element of a lazy island has no margin.
        m: 0,
        mt: 5,
        display: 'grid',
        columnGap: 4,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ name, label, lines, language }) => {
        const Icon = icons[name];
        return (
          <Box
            key={name}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}
          >
            <Typography
              component="dt"
              variant="inherit"
              color="textSecondary"
              sx={{ display: 'flex', gap: 1 }}
            >
              <Icon aria-hidden fontSize="small" />
              <span>{label}</span>
            </Typography>
            <Box
              component="dd"
              lang={language}
              sx={{ m: 0, flex: '1 1 8em', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {lines}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
