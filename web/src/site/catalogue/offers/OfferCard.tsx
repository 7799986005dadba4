import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Language, t } from '@selasar/domain/i18n';
import type { OfferTerms } from '@selasar/domain/pricing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../pictures/Picture.tsx';
import { payTermsText } from '../../booking/priceTexts.ts';
import type { OfferForVisit } from '../../common/visit.ts';
import { Approximately } from '../../common/Approximately.tsx';

export interface CardPlace {
  heading?: 'h2' | 'h3' | undefined;
  forVisit?: OfferForVisit | undefined;
}

interface OfferCardProps extends CardPlace {
  to: string;
  image: string;
  title: string;
  description: string;
  /** If they are not the page's. */
  languages: { title: Language | undefined; description: Language | undefined };
  badges: ReactNode;
  facts: ReactNode;
  price: string;
  usd: number;
  offer: Omit<OfferTerms, 'price'>;
}

export function OfferCard(props: OfferCardProps) {
  const { to, image, title, description, languages, badges, facts, price, usd, offer } = props;
  const { forVisit, heading = 'h2' } = props;
  const terms = payTermsText(offer);
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        height: '100%',
        transition: 'box-shadow .2s, transform .2s',
        '&:hover': {
          boxShadow: ({ shadow }) => shadow.hoveredCard,
          transform: 'translateY(-3px)',
        },
      }}
    >
      <CardActionArea
        component={Link}
        to={to + (forVisit?.search ?? '')}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <Box sx={{ position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden' }}>
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 1200px) 368px, (min-width: 900px) calc(33.3vw - 32px), (min-width: 600px) calc(50vw - 36px), calc(100vw - 32px)"
          />
          <Stack
            direction="row"
            sx={{ position: 'absolute', top: 12, left: 12, right: 12, flexWrap: 'wrap', gap: 1 }}
          >
            {badges}
          </Stack>
        </Box>
        <CardContent sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1.25, p: 2.5 }}>
          <Typography lang={languages.title} component={heading} variant="h3">
            {title}
          </Typography>
          <Typography
            lang={languages.description}
            variant="body2"
            color="textSecondary"
            sx={{ flex: 1 }}
          >
            {description}
          </Typography>
          <Stack
            direction="row"
            sx={{ color: 'text.secondary', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
          >
            {facts}
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
            <span>{price}</span>
            <Approximately usd={usd} />
          </Typography>
          {forVisit?.total ? (
            <Typography variant="body2" sx={{ mt: -0.75 }}>
              <strong>{forVisit.total}</strong>
              <Approximately usd={forVisit.usd} />
              <span>{` · ${forVisit.details}`}</span>
            </Typography>
          ) : null}
          {forVisit?.why ? (
            <Typography variant="body2" sx={{ mt: -0.75 }}>
              {t('Not available for your dates and guests')}
            </Typography>
          ) : null}
          {terms ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: -0.75 }}>
              {terms}
            </Typography>
          ) : null}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
