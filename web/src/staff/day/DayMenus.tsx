import PrintIcon from '@mui/icons-material/Print';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import MenuItem from '@mui/material/MenuItem';
import { chatWith, driverText } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { DriverOfDay } from './drivers.ts';
import { MenuButton } from './MenuButton.tsx';
import type { Printed } from './usePrint.ts';

interface DayMenusProps {
  date: CivilDate;
  drivers: readonly DriverOfDay[];
  /** Whether the day has jobs at all. */
  isEmpty: boolean;
  onPrint: (what: Printed) => void;
}

/** Exports: to paper, and to the drivers. */
export function DayMenus({ date, drivers, isEmpty, onPrint }: DayMenusProps) {
  return (
    <>
      <MenuButton label="Print" icon={<PrintIcon />} disabled={isEmpty}>
        {(close) => {
          const item = (what: Printed, label: string) => (
            <MenuItem
              key={what}
              onClick={() => {
                close();
                onPrint(what);
              }}
            >
              {label}
            </MenuItem>
          );
          return [
            item('day', 'The whole day'),
            ...(drivers.length > 1 ? [item('drivers', 'A page for each driver')] : []),
            ...drivers.map(({ id, name }) => item(id, name)),
          ];
        }}
      </MenuButton>
      <MenuButton label="WhatsApp" icon={<WhatsAppIcon />} disabled={drivers.length === 0}>
        {(close) =>
          drivers.map(({ id, name, phone = '', jobs }) => {
            const address = chatWith(phone, driverText(name, date, jobs));
            return address ? (
              <MenuItem
                key={id}
                component="a"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                {name}
              </MenuItem>
            ) : (
              <MenuItem key={id} disabled>
                {name}: no number for WhatsApp
              </MenuItem>
            );
          })
        }
      </MenuButton>
    </>
  );
}
