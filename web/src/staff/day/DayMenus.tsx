import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';
import PrintIcon from '@mui/icons-material/Print';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import MenuItem from '@mui/material/MenuItem';
import { chatWith, type CivilDate } from '@selasar/domain/core';
import { driverText } from '@selasar/domain/crew';
import type { DriverOfDay } from './drivers.ts';
import type { Printed } from './usePrint.ts';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  children: (close: () => void) => ReactNode;
}

function MenuButton({ label, icon, disabled, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{label}</span>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}

interface DayMenusProps {
  date: CivilDate;
  drivers: readonly DriverOfDay[];
  isEmpty: boolean;
  onPrint: (what: Printed) => void;
}

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
              <span>{label}</span>
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
                <span>{name}</span>
              </MenuItem>
            ) : (
              <MenuItem key={id} disabled>
                <span>{`${name}: no number for WhatsApp`}</span>
              </MenuItem>
            );
          })
        }
      </MenuButton>
    </>
  );
}
