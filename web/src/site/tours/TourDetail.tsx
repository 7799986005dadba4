import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Tour } from '@selasar/domain';
import { formatUsd } from '@selasar/domain';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '../../ui/Fact.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { detailCategoryColor } from '../../ui/palette.ts';
import { BookingCard } from '../booking/BookingCard.tsx';
import { Gallery } from '../Gallery.tsx';
import { MarkedList } from '../MarkedList.tsx';
import { Reviews } from '../Reviews.tsx';
import { Section } from '../Section.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { Itinerary } from './Itinerary.tsx';

export function TourDetail({ tour }: { tour: Tour }) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={tour.title} description={tour.shortDescription} />
      <Link component={RouterLink} to="/tours" variant="body2">
        All tours
      </Link>
      <Typography variant="h1" sx={{ mt: 1, textWrap: 'balance' }}>
        {tour.title}
      </Typography>
      <Stack
        direction="row"
        sx={{
          mt: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: 1,
          color: 'text.secondary',
        }}
      >
        <Fact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
          {tour.location}
        </Fact>
        <Fact icon={<ScheduleIcon fontSize="small" />} label="Duration">
          {tour.duration}
        </Fact>
        <CategoryBadge category={tour.category} color={detailCategoryColor(tour.category)} />
      </Stack>
      <Button
        href="#book"
        variant="contained"
        color="secondary"
        fullWidth
        sx={{ mt: 2.5, display: { md: 'none' } }}
      >
        From {formatUsd(tour.priceFrom)} per person: choose a date
      </Button>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          mt: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Stack spacing={5}>
          <Gallery name={tour.title} pictures={[tour.image, ...tour.gallery]} />
          <Section heading="About this tour">
            <Typography>{tour.fullDescription}</Typography>
          </Section>
          <Section heading="Itinerary">
            <Itinerary steps={tour.itinerary} />
          </Section>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Section heading="Inclusions">
              <MarkedList
                items={tour.inclusions}
                icon={<CheckIcon fontSize="small" color="success" />}
              />
            </Section>
            <Section heading="Exclusions">
              <MarkedList
                items={tour.exclusions}
                icon={<CloseIcon fontSize="small" color="error" />}
              />
            </Section>
          </Box>
        </Stack>
        <Box sx={{ position: { md: 'sticky' }, top: 96 }}>
          <BookingCard
            item={{ type: 'tour', id: tour.slug, name: tour.title, price: tour.priceFrom }}
          />
        </Box>
      </Box>
      <Reviews of={tour.title} />
    </Container>
  );
}
