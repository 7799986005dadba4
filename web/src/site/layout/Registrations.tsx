import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';

export function Registrations({ sx = [] }: { sx?: SxProps<Theme> }) {
  const { companyNumber, license } = company;
  const texts = [
    companyNumber && t('Company number: {number}', { number: companyNumber }),
    license && t('Travel license: {number}', { number: license }),
  ].filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <Box
      sx={[
        { display: 'flex', flexWrap: 'wrap', columnGap: 3, overflowWrap: 'anywhere' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  );
}
