import InsightsIcon from '@mui/icons-material/Insights';
import PeopleIcon from '@mui/icons-material/People';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { AdminHeading } from '../common/links.ts';

const planned = [
  { title: 'Booking Trends', text: 'What is booked, and when', Icon: TrendingUpIcon },
  { title: 'Visitor Insights', text: 'Where guests come from', Icon: PeopleIcon },
  { title: 'Performance', text: 'How each tour and villa performs', Icon: InsightsIcon },
];

const AnalyticsPage = () => (
  <>
    <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
      Analytics is coming soon
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {planned.map(({ title, text, Icon }) => (
        <Card key={title} variant="outlined">
          <CardActionArea disabled aria-disabled sx={{ height: '100%' }}>
            <CardContent sx={{ display: 'grid', gap: 1, color: 'text.secondary' }}>
              <Icon />
              <Typography component="h3" variant="h5">
                {title}
              </Typography>
              <Typography variant="body2">{text}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 700 }}>
                coming soon
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </>
);

export { AnalyticsPage as Component };
export const handle: AdminHeading = {
  title: 'Analytics',
  description: 'Insights into the business',
};
