import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { signIn } from '../../../data/people/session/signIn.ts';
import { authMessage } from './authMessage.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { loginSchema } from './schemas.ts';
import type { LoginForm as Values } from './schemas.ts';
import { redirectTarget } from './redirectTarget.ts';

export function LoginForm() {
  const navigate = useNavigate();
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: formResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { isSubmitting } = formState;

  const send = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password);
      toast.success('Signed in successfully!');
      await navigate(redirectTarget(window.location.href), { replace: true });
    } catch (error) {
      toast.error(authMessage(error, 'Sign in failed', 'Error signing in'));
    }
  });

  return (
    <Stack component="form" noValidate spacing={2.25} onSubmit={(event) => void send(event)}>
      <TextInput
        control={control}
        name="email"
        required
        label="Email"
        type="email"
        autoComplete="username"
      />
      <TextInput
        control={control}
        name="password"
        required
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
