import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { signIn } from '../firebase/auth.ts';
import { authMessage } from '../firebase/authMessage.ts';
import { FormField } from './FormField.tsx';
import { loginSchema } from './schemas.ts';
import type { LoginForm as Values } from './schemas.ts';

export function LoginForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password);
      toast.success('Signed in successfully!');
      await navigate('/admin', { replace: true });
    } catch (error) {
      toast.error(authMessage(error, 'Error signing in'));
    }
  });

  return (
    <Stack component="form" noValidate spacing={2.25} onSubmit={(event) => void send(event)}>
      <FormField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <FormField
        {...register('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
