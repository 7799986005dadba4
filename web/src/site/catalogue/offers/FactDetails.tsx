import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { type FactName, type Facts, offerFacts, shownFacts } from '@selasar/domain/offers';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { isOwn, Picture } from '../../../pictures/Picture.tsx';
import { Section } from '../../../ui/Section.tsx';
import { needsScript } from '../../../ui/scriptless.tsx';
import { Viewer } from '../gallery/Viewer.tsx';

export function FactDetails({ offer }: { offer: { facts?: Facts<FactName> | undefined } }) {
  const { floorPlan = '' } = offer.facts ?? {};
  const facts = shownFacts(offerFacts, 'details', offer).filter(
    ({ name }) => name !== 'floorPlan' || isOwn(floorPlan),
  );
  if (facts.length === 0) return null;
  return (
    // The element of a lazy island has no margin.
    <Box sx={{ mt: 5 }}>
      <Section heading={t('Good to know')}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {facts.map(({ name, label, lines, language }) => (
            <Box key={name} sx={{ typography: 'body2' }}>
              <Typography component="dt" variant="inherit" sx={{ fontWeight: 700, mb: 0.5 }}>
                {label}
              </Typography>
              {name === 'floorPlan' ? (
                <Box component="dd" sx={{ m: 0 }}>
                  <FloorPlan src={floorPlan} />
                </Box>
              ) : (
                lines.map((line) => (
                  <Typography
                    key={line}
                    component="dd"
                    lang={language}
                    variant="inherit"
                    color="textSecondary"
                    sx={{ m: 0, mb: 0.5 }}
                  >
                    {line}
                  </Typography>
                ))
              )}
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function FloorPlan({ src }: { src: string }) {
  const [open, setOpen] = useState(false);
  const name = t('Floor plan');
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 360,
        aspectRatio: '16 / 10',
        border: 1,
        borderColor: 'divider',
        borderRadius: ({ radius }) => radius.row,
        overflow: 'hidden',
        bgcolor: 'common.white',
      }}
    >
      <Picture
        src={src}
        alt={name}
        sizes="(min-width: 400px) 360px, 100vw"
        sx={{ objectFit: 'contain' }}
      />
      <ButtonBase
        className={needsScript}
        aria-label={t('Enlarge the floor plan')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          position: 'absolute',
          inset: 0,
          '&.Mui-focusVisible': ({ mixins }) => mixins.focusRingInwards,
        }}
      />
      <Viewer
        open={open}
        onClose={() => setOpen(false)}
        label={name}
        name={name}
        pictures={[{ src, byGuests: false }]}
        start={0}
      />
    </Box>
  );
}
