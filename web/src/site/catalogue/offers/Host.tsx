import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { factLines, offerFacts, textLanguage } from '@selasar/domain/offers';
import type { FactName, Facts } from '@selasar/domain/offers';
import { isOwn, Picture } from '../../../pictures/Picture.tsx';

export interface HostProps {
  heading: string;
  offer: { facts?: Facts<FactName> | undefined };
}

const size = 72;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('');

export function Host({ heading, offer }: HostProps) {
  const { hostName: name, hostPicture = '', hostLanguages = '', hostAbout } = offer.facts ?? {};
  if (!name) return null;
  const languages = factLines(offerFacts.hostLanguages.kind, hostLanguages)[0];
  return (
    // The element of a lazy island has no margin.
    <Box sx={{ mt: 5, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Avatar
        sx={{ width: size, height: size, bgcolor: 'brand.primary', color: 'common.white' }}
        aria-hidden
      >
        {isOwn(hostPicture) ? <Picture src={hostPicture} alt="" sizes="116px" /> : initials(name)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h5">
          {`${heading}: ${name}`}
        </Typography>
        {languages ? (
          <Typography variant="body2" color="textSecondary">
            {t('Speaks {languages}', { languages })}
          </Typography>
        ) : null}
        {hostAbout ? (
          <Typography sx={{ mt: 0.5 }} lang={textLanguage(offer, 'hostAbout')}>
            {hostAbout}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
