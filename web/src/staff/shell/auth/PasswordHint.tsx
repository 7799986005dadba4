import Typography from '@mui/material/Typography';
import { Notice } from '../../../ui/Notice.tsx';
import { passwordStrength } from './passwordStrength.ts';
import type { Strength } from './passwordStrength.ts';

const words: Record<Strength, string> = {
  weak: 'Weak: others could guess it. Several words that do not belong together are hard to guess.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong: hard to guess.',
};
const nothing = 'Several words that do not belong together are hard to guess.';

/** Shows how hard the password is to guess while it is typed. Nothing depends on it. */
export function PasswordHint({
  password,
  personal,
}: {
  password: string;
  personal: readonly string[];
}) {
  const strength = passwordStrength(password, personal);
  return (
    <Notice>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {strength ? words[strength] : nothing}
      </Typography>
    </Notice>
  );
}
