import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { pictures } from '@selasar/brand';
import { company } from '@selasar/domain/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Logo } from '../../../brand/Logo.tsx';
import { NoIndex, PageTitle } from '../../../brand/PageTitle.tsx';
import { Picture } from '../../../pictures/Picture.tsx';
import { signIn } from '../../../data/people/session.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useEnter } from './useEnter.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { loginSchema, type LoginForm as Values } from './schemas.ts';

const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Register' },
] as const;

function AuthPage() {
  const [shown, setShown] = useState<(typeof tabs)[number]['id']>('login');
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      <PageTitle title="Staff sign-in" />
      <NoIndex />
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'relative' }}>
        <Picture
          src={pictures.hero.villas}
          alt=""
          sizes="max(50vw, 160vh)"
          eager
          sx={{ position: 'absolute', inset: 0 }}
        />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: 440 }}>
          <Box
            component={RouterLink}
            to={paths.home}
            aria-label={`${company.name}, home`}
            sx={{ display: 'inline-block', color: 'primary.main', textDecoration: 'none', mb: 3 }}
          >
            <Logo />
          </Box>
          <Paper
            variant="outlined"
            sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: ({ radius }) => radius.card }}
          >
            <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
              Staff area
            </Typography>
            <Tabs
              value={shown}
              onChange={(_event, id: typeof shown) => setShown(id)}
              variant="fullWidth"
              aria-label="Login or register"
              sx={{ mt: 2, mb: 3 }}
            >
              {tabs.map(({ id, label }) => (
                <Tab
                  key={id}
                  value={id}
                  label={label}
                  id={`tab-${id}`}
                  {...(id === shown ? { 'aria-controls': `panel-${id}` } : {})}
                />
              ))}
            </Tabs>
            <div role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
              {shown === 'login' ? <LoginForm /> : <RegisterForm />}
            </div>
          </Paper>
          <Link
            component={RouterLink}
            to={paths.home}
            variant="body2"
            sx={{ display: 'inline-block', mt: 3 }}
          >
            Back to the site
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

export { AuthPage as Component };

function LoginForm() {
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: formResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const enter = useEnter('Sign in failed', 'Error signing in');
  const send = handleSubmit(({ email, password }) =>
    enter(() => signIn(email, password), 'Signed in successfully!'),
  );
  const { isSubmitting } = formState;

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
        <span>{isSubmitting ? 'Signing in...' : 'Sign In'}</span>
      </Button>
    </Stack>
  );
}
