import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BookingPart } from '../booking/BookingPart.tsx';
import type { BookableItem } from '../booking/item.ts';
import { Reviews } from '../testimonials/Reviews.tsx';

interface DetailLayoutProps {
  item: BookableItem;
  /** For search engines and chats. */
  head: ReactNode;
  /** The list that it comes from. */
  back: { text: string; to: string };
  facts: ReactNode;
  /** Leads to the booking card, which on small screens lies far below. */
  callToBook: string;
  children: ReactNode;
}

/** Stays in view beside the text, where all of it fits. */
const beside = {
  top: 96,
  '@media (min-width: 900px) and (min-height: 860px)': { position: 'sticky' },
};

/** A tour or a villa in full, with the booking card beside it. */
export function DetailLayout({ item, head, back, facts, callToBook, children }: DetailLayoutProps) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      {head}
      <Button
        component={Link}
        to={back.to}
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -0.625 }}
      >
        {back.text}
      </Button>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {item.name}
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
        {facts}
      </Stack>
      <Button
        href="#book"
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        sx={{ mt: 2.5, display: { md: 'none' } }}
      >
        {callToBook}
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
        <Stack spacing={5}>{children}</Stack>
        <Box sx={beside}>
          <BookingPart item={item} />
        </Box>
      </Box>
      <Reviews of={item.name} />
    </Container>
  );
}
