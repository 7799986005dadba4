import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { useForm, useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import { register as createAccount } from '../../../data/people/session.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useEnter } from './useEnter.ts';
import { type RegisterForm as Values, registerSchema } from './schemas.ts';

type Strength = 'weak' | 'fair' | 'strong';

const ourName = company.fileName.toLowerCase().replaceAll('-', '|');
const common = new RegExp(
  String.raw`password|qwert[yz]?|asdfg?|abc|iloveyou|welcome|letmein|admin|login|bali|${ourName}|(.)\1{2,}`,
  'g',
);
const digits = ['0123456789', '9876543210'];
const letters: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign);

/** Parts that others would guess first do not count. It is a hint; the service decides what it accepts. */
export function passwordStrength(
  password: string,
  personal: readonly string[],
): Strength | undefined {
  if (password === '') return undefined;
  const known = personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter(isWord);
  const rest = known.reduce(
    (left, word) => left.replaceAll(plain(word), ''),
    plain(withoutRuns(password)).replaceAll(common, ''),
  );
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const points = new Set(rest).size + Math.max(0, rest.length - 8) / 2 + 2 * kinds.length;
  if (points >= 18 && rest.length >= 12) return 'strong';
  return points >= 13 && rest.length >= 8 ? 'fair' : 'weak';
}

const isWord = (text: string): boolean => text.length > 2;

const withoutRuns = (text: string): string =>
  text.replaceAll(/\d{3,}/g, (run) => (digits.some((row) => row.includes(run)) ? '' : run));

const words: Record<Strength, string> = {
  weak: 'Weak: others could guess it. Several words that do not belong together are hard to guess.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong: hard to guess.',
};
const nothing = 'Several words that do not belong together are hard to guess.';

function PasswordHint({ password, personal }: { password: string; personal: readonly string[] }) {
  const strength = passwordStrength(password, personal);
  return (
    <Notice>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {strength ? words[strength] : nothing}
      </Typography>
    </Notice>
  );
}

export function RegisterForm() {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: formResolver(registerSchema),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { password = '', fullName = '', email = '' } = useWatch({ control });
  const enter = useEnter('Sign up failed', 'Error during signup');
  const send = handleSubmit((values) =>
    enter(
      () => createAccount(values.fullName, values.email, values.password),
      'Registration successful! Please check your email for verification.',
    ),
  );
  const { isSubmitting } = formState;

  return (
    <Stack component="form" noValidate spacing={2.25} onSubmit={(event) => void send(event)}>
      <TextInput control={control} name="fullName" required label="Full name" autoComplete="name" />
      <TextInput
        control={control}
        name="email"
        required
        label="Email"
        type="email"
        autoComplete="email"
      />
      <TextInput
        control={control}
        name="password"
        required
        label="Password"
        type="password"
        autoComplete="new-password"
      />
      <PasswordHint password={password} personal={[fullName, email]} />
      <Typography variant="body2" color="textSecondary">
        A colleague approves your account before you can see anything.
      </Typography>
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        <span>{isSubmitting ? 'Registering...' : 'Register'}</span>
      </Button>
    </Stack>
  );
}
