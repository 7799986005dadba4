import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { offerFacts, shownFacts, t } from '@selasar/domain';
import type { FactName, Facts } from '@selasar/domain';
import { isOwn } from '../../../pictures/isOwn.ts';
import { Section } from '../../../ui/Section.tsx';
import { FloorPlan } from './FloorPlan.tsx';

/** Longer facts of a tour or villa, such as what to bring. */
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
