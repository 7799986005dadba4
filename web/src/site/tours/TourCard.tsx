import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Tour } from '@selasar/domain';
import { formatUsd } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { Fact } from '../../ui/Fact.tsx';
import { palette } from '../../ui/palette.ts';
import { Picture } from '../../ui/Picture.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

interface TourCardProps {
  tour: Tour;
  /** The level that follows the heading above the list. */
  heading?: 'h2' | 'h3';
  eager?: boolean;
}

/** A tour in a list. The whole card is one link. */
export function TourCard({ tour, heading = 'h2', eager = false }: TourCardProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        height: '100%',
        transition: 'box-shadow .2s, transform .2s',
        '&:hover': { boxShadow: '0 14px 40px rgb(20 51 43 / .16)', transform: 'translateY(-3px)' },
      }}
    >
      <CardActionArea
        component={Link}
        to={`/tours/${tour.slug}`}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <Box sx={{ position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden' }}>
          <Picture
            src={tour.image}
            alt=""
            sizes="(min-width: 1200px) 370px, (min-width: 600px) 50vw, 100vw"
            eager={eager}
          />
          <Stack
            direction="row"
            spacing={1}
            sx={{ position: 'absolute', top: 12, left: 12, right: 12 }}
          >
            <CategoryBadge category={tour.category} />
            {tour.featured ? (
              <Chip
                label="Featured"
                size="small"
                sx={{ bgcolor: palette.gold, color: palette.ink, fontWeight: 700 }}
              />
            ) : null}
          </Stack>
        </Box>
        <CardContent sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1.25, p: 2.5 }}>
          <Typography component={heading} variant="h3">
            {tour.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {tour.shortDescription}
          </Typography>
          <Stack direction="row" spacing={2.5} sx={{ color: 'text.secondary' }}>
            <Fact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
              {tour.location}
            </Fact>
            <Fact icon={<ScheduleIcon fontSize="small" />} label="Duration">
              {tour.duration}
            </Fact>
          </Stack>
          <Typography
            sx={{
              pt: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              color: 'secondary.main',
              fontWeight: 700,
            }}
          >
            From {formatUsd(tour.priceFrom)} / person
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
