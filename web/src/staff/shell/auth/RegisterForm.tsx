import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { register as createAccount } from '../../../data/people/session/register.ts';
import { authMessage } from './authMessage.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { registerSchema } from './schemas.ts';
import type { RegisterForm as Values } from './schemas.ts';
import { redirectTarget } from './redirectTarget.ts';

export function RegisterForm() {
  const navigate = useNavigate();
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: formResolver(registerSchema),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { isSubmitting } = formState;
  const { password = '', fullName = '', email = '' } = useWatch({ control });

  const send = handleSubmit(async ({ fullName, email, password }) => {
    try {
      await createAccount(fullName, email, password);
      toast.success('Registration successful! Please check your email for verification.');
      await navigate(redirectTarget(window.location.href), { replace: true });
    } catch (error) {
      toast.error(authMessage(error, 'Sign up failed', 'Error during signup'));
    }
  });

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
        {isSubmitting ? 'Registering...' : 'Register'}
      </Button>
    </Stack>
  );
}
