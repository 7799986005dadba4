import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { rememberedView } from './rememberedViews.ts';
import type { Count } from '../common/useCounts.ts';
import { linkOf, useShownPage } from '../common/links.ts';

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
