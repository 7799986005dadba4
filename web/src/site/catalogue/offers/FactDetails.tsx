import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { ShownFact } from '@selasar/domain';
import { Section } from '../../../ui/Section.tsx';

/** Longer facts of a tour or villa, such as what to bring; nothing without facts. */
export function FactDetails({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Section heading={t('Good to know')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {facts.map(({ name, label, lines, language }) => (
          <Box key={name} sx={{ typography: 'body2' }}>
            <Typography component="dt" variant="inherit" sx={{ fontWeight: 700, mb: 0.5 }}>
              {label}
            </Typography>
            {lines.map((line) => (
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
            ))}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
