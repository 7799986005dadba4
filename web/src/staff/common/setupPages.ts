import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import GroupIcon from '@mui/icons-material/Group';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTip';
import ScheduleIcon from '@mui/icons-material/Schedule';
import ShortTextIcon from '@mui/icons-material/ShortText';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';

export interface SetupPage {
  label: string;
  description: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  adminsOnly: boolean;
}

/** In the order of the list of Setup. */
export const setupPages = {
  templates: {
    label: 'Message templates',
    description: 'Ready texts for messages to guests',
    to: paths.admin.templates,
    Icon: ShortTextIcon,
    adminsOnly: false,
  },
  currencies: {
    label: 'Currencies',
    description: 'What one dollar is in other currencies',
    to: paths.admin.currencies,
    Icon: CurrencyExchangeIcon,
    adminsOnly: false,
  },
  transferTerms: {
    label: 'Transfer terms',
    description: 'Pickup hours, cars and prices',
    to: paths.admin.transferTerms,
    Icon: ScheduleIcon,
    adminsOnly: false,
  },
  notices: {
    label: 'Mails to the company',
    description: 'Whether you hear of what guests do by mail',
    to: paths.admin.notices,
    Icon: MarkEmailUnreadIcon,
    adminsOnly: true,
  },
  team: {
    label: 'Team',
    description: 'Who may work in the staff area',
    to: paths.admin.team,
    Icon: GroupIcon,
    adminsOnly: true,
  },
  privacy: {
    label: 'Privacy',
    description: 'Show, save or remove what is stored about a guest',
    to: paths.admin.privacy,
    Icon: PrivacyTipIcon,
    adminsOnly: true,
  },
  auditLog: {
    label: 'Audit log',
    description: 'Who did what, and when',
    to: paths.admin.auditLog,
    Icon: FactCheckIcon,
    adminsOnly: true,
  },
  status: {
    label: 'Status',
    description: 'What works, and what needs attention',
    to: paths.admin.status,
    Icon: MonitorHeartIcon,
    adminsOnly: true,
  },
} as const satisfies Readonly<Record<string, SetupPage>>;

export const setupPagesFor = (isAdmin: boolean): readonly SetupPage[] =>
  Object.values<SetupPage>(setupPages).filter(({ adminsOnly }) => isAdmin || !adminsOnly);
