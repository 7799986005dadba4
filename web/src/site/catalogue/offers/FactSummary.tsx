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
import type { FactIn, ShownFact, tourFacts, villaFacts } from '@selasar/domain';

type SummaryFact =
  | 'startTime'
  | FactIn<typeof tourFacts, 'summary'>
  | FactIn<typeof villaFacts, 'summary'>;

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

/** Short facts of a tour or villa, one line each; nothing without facts. */
export function FactSummary({ facts }: { facts: readonly ShownFact<SummaryFact>[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 4,
        rowGap: 1,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ name, label, lines, language }) => {
        const Icon = icons[name];
        return (
          <Box key={name} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            <Typography
              component="dt"
              variant="inherit"
              color="textSecondary"
              sx={{ flex: 'none' }}
            >
              {label}
            </Typography>
            <Box component="dd" lang={language} sx={{ m: 0, fontWeight: 600 }}>
              {lines}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
