import LogoutIcon from '@mui/icons-material/Logout';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { company } from '@selasar/domain/core';
import { memo, useEffect, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Logo } from '../../brand/Logo.tsx';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';
import { useUnseen } from '../common/arrivals.ts';
import { adminLinks, adminUser, moreLinks, linkOf, useShownPage } from '../common/links.ts';
import { useCounts, type Counts, type Count } from '../common/useCounts.ts';
import { useSignOut } from './session/useSignOut.ts';

export const sidebarWidthPx = 256;

export const Sidebar = ({ counted, onChoose }: { counted: boolean; onChoose?: () => void }) =>
  counted ? <CountedSidebar onChoose={onChoose} /> : <Links onChoose={onChoose} />;

const CountedSidebar = ({ onChoose }: Pick<LinksProps, 'onChoose'>) => (
  <Links counts={useCounts()} onChoose={onChoose} />
);

interface LinksProps {
  counts?: Counts;
  onChoose: (() => void) | undefined;
}

function Links({ counts, onChoose }: LinksProps) {
  const unseen = useUnseen();
  const unseenAt: Readonly<Record<string, number>> = {
    [paths.admin.bookings]: unseen.bookings,
    [paths.admin.transfers]: unseen.transfers,
    [paths.admin.inbox]: unseen.messages,
  };
  const { signOut, dialog } = useSignOut();
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        bgcolor: 'brand.primaryDark',
        color: 'onDark.menuText',
        p: 2,
        overflowY: 'auto',
      }}
    >
      <Box
        component={Link}
        to={paths.home}
        aria-label={`${company.name}, to the site`}
        sx={{ color: 'common.white', textDecoration: 'none', px: 1, py: 1 }}
      >
        <Logo size={32} />
      </Box>
      <Box component="nav" aria-label="Admin" sx={{ mt: 1, flex: 1 }}>
        <List disablePadding>
          {adminLinks.map((link) => (
            <SidebarLink
              key={link.to}
              {...link}
              count={counts?.[link.to]}
              unseen={unseenAt[link.to]}
              onChoose={onChoose}
            />
          ))}
          <ListItem disablePadding>
            <ListItemButton onClick={() => void signOut()} sx={item}>
              <ListItemIcon sx={icon}>
                <LogoutIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary="Sign Out" />
            </ListItemButton>
          </ListItem>
        </List>
        {counts ? (
          <List aria-label="More" sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'onDark.line' }}>
            {moreLinks.map((link) => (
              <SidebarLink
                key={link.to}
                {...link}
                count={counts[link.to]}
                unseen={unseenAt[link.to]}
                onChoose={onChoose}
              />
            ))}
          </List>
        ) : null}
      </Box>
      <Box sx={{ px: 1, pt: 2, borderTop: 1, borderColor: 'onDark.line' }}>
        <Typography sx={{ fontWeight: 600, color: 'common.white' }}>{adminUser.label}</Typography>
        <Typography variant="body2">{adminUser.email}</Typography>
      </Box>
      {dialog}
    </Box>
  );
}

export const item = {
  minHeight: 44,
  py: 0,
  // All links fit on a laptop's screen, without scrolling.
  '@media (pointer: fine)': { minHeight: 38 },
  borderRadius: ({ radius }: Theme) => radius.row,
  '&[aria-current]': { bgcolor: 'onDark.chosen', color: 'common.white' },
  '&:hover': { bgcolor: 'onDark.hovered' },
} as const;
export const icon = { minWidth: 38, color: 'inherit' } as const;

interface SidebarLinkProps {
  label: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  count: Count | undefined;
  unseen?: number | undefined;
  onChoose: (() => void) | undefined;
}

/** It renders again only if its own numbers change. */
export const SidebarLink = memo(function SidebarLink(props: SidebarLinkProps) {
  const { label, to, Icon, count, unseen = 0, onChoose } = props;
  const { pathname } = useLocation();
  const isMarked = linkOf(useShownPage())?.to === to;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        aria-current={isMarked ? 'page' : undefined}
        // A second click leads to the list without search and filters, unless that list is about to go.
        to={isMarked && pathname === to ? to : rememberedView(to)}
        onClick={onChoose}
        sx={item}
      >
        <ListItemIcon sx={icon}>
          <Badge variant="dot" color="warning" invisible={unseen === 0}>
            <Icon fontSize="small" />
          </Badge>
        </ListItemIcon>
        <ListItemText primary={label} />
        {unseen > 0 ? <Box component="span" sx={visuallyHidden}>{`, ${unseen} new`}</Box> : null}
        {count ? (
          <>
            <Box component="span" sx={visuallyHidden}>
              {`, ${count.number} ${count.word}`}
            </Box>
            <Box
              component="span"
              aria-hidden
              sx={{
                px: 1,
                minWidth: 24,
                borderRadius: ({ radius }) => radius.pill,
                bgcolor: 'count.main',
                color: 'count.contrastText',
                textAlign: 'center',
                typography: 'caption',
                fontWeight: 700,
              }}
            >
              {count.number > 999 ? '999+' : count.number}
            </Box>
          </>
        ) : null}
      </ListItemButton>
    </ListItem>
  );
});

/** Parameters of layers over a list, which are not part of its state. */
const layers = ['open', 'add', 'edit', 'answer', 'refund', 'season'];

/** By path, until the session ends or the tab closes. */
const views = new Map<string, string>();
atSessionEnd(() => views.clear());

export const rememberedView = (path: string): string => path + (views.get(path) ?? '');

export function useRememberView(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const layer of layers) params.delete(layer);
    const query = params.toString();
    views.set(pathname, query && `?${query}`);
  }, [pathname, search]);
}
