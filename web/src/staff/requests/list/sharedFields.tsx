import { baliDate } from '@selasar/domain/core';
import { type Language, languages, mainLanguage } from '@selasar/domain/i18n';
import type { Row } from '../../../data/firebase/rows.ts';
import type { GuestRequest } from '@selasar/domain/requests';
import { formatInBali, orDash } from '../../common/formatInstant.ts';
import type { Field } from './fields.tsx';
import { CallTo, Mailto } from '../../grid/Email.tsx';
import { StatusNow } from './Status.tsx';

type Request = Row<GuestRequest>;

const otherLanguageName = (language: Language | undefined): string | undefined =>
  language && language !== mainLanguage ? languages[language].name : undefined;

export const sharedFields = {
  customerEmail: {
    file: { heading: 'Email', value: ({ customerEmail }: Request) => customerEmail },
    sheet: {
      section: 'customer',
      label: 'Email',
      value: ({ customerEmail }: Request) => <Mailto address={customerEmail} />,
    },
  },
  customerPhone: {
    file: { heading: 'Phone', value: ({ customerPhone }: Request) => customerPhone },
    sheet: {
      section: 'customer',
      label: 'Phone',
      value: ({ customerPhone }: Request) => customerPhone && <CallTo number={customerPhone} />,
    },
  },
  status: {
    file: { heading: 'Status', value: ({ status }: Request) => status },
    table: {
      headerName: 'Status',
      width: 108,
      display: 'flex',
      sortable: false,
      renderCell: ({ row }: { row: Request }) => <StatusNow row={row} />,
    },
  },
  language: {
    sheet: {
      section: 'customer',
      label: 'Language',
      value: ({ language }: Request) => otherLanguageName(language),
    },
  },
  createdAt: {
    file: {
      heading: 'Requested',
      value: ({ createdAt }: Request) => createdAt && baliDate(createdAt),
    },
    sheet: {
      section: 'request',
      label: 'Requested',
      value: ({ createdAt }: Request) => orDash(createdAt, formatInBali),
    },
  },
} as const satisfies Record<string, Field<GuestRequest>>;

export const customerName = (flex: number) =>
  ({
    file: { heading: 'Customer', value: (row: Request) => row.customerName },
    table: { headerName: 'Customer', flex, minWidth: 150 },
    sheet: {
      section: 'customer',
      label: 'Name',
      value: (row: Request) => orDash(row.customerName),
    },
  }) as const satisfies Field<GuestRequest>;
