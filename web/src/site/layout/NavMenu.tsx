import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { t } from '@selasar/domain/i18n';
import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { WhatsAppButton, chatGreeting } from '../common/WhatsAppButton.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { navLinks } from './links.ts';

export function NavMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const onClickCapture = useBackCloses(open, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      onClickCapture={onClickCapture}
      slotProps={{
        paper: {
          id: 'site-menu',
          'aria-label': t('Menu'),
          sx: { width: 'min(320px, 86vw)', p: 2 },
        },
      }}
    >
      <IconButton
        onClick={onClose}
        aria-label={t('Close menu')}
        sx={{ alignSelf: 'flex-end', width: 48, height: 48 }}
      >
        <CloseIcon />
      </IconButton>
      <nav aria-label={t('Menu')}>
        <List>
          {navLinks.map(({ label, to }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
                end={to === paths.home}
                onClick={onClose}
                sx={{
                  minHeight: 52,
                  borderRadius: ({ radius }) => radius.row,
                  '&.active': { bgcolor: 'action.selected' },
                }}
              >
                <ListItemText
                  primary={t(label)}
                  slotProps={{ primary: { sx: { typography: 'h4' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <WhatsAppButton
        text={chatGreeting()}
        variant="contained"
        color="secondary"
        size="large"
        onClick={onClose}
        sx={{ mt: 1 }}
      >
        {t('Contact via WhatsApp')}
      </WhatsAppButton>
      <Box
        component="nav"
        aria-label={t('Language')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}
      >
        <LanguageLinks sx={{ py: 1.5 }} />
      </Box>
    </Drawer>
  );
}
