import PrintIcon from '@mui/icons-material/Print';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { chatWith, type CivilDate } from '@selasar/domain/core';
import { driverText } from '@selasar/domain/crew';
import { useId, useState, type ReactNode } from 'react';
import { noDriver, type DayFilter, type DriverOfDay } from './dayState.ts';
import type { Printed } from './Manifest.tsx';

interface DayFiltersProps {
  filter: DayFilter;
  drivers: readonly DriverOfDay[];
  onChange: (filter: DayFilter) => void;
  children: ReactNode;
}

export function DayFilters({ filter, drivers, onChange, children }: DayFiltersProps) {
  const { driver = '' } = filter;
  const isListed = driver === '' || driver === noDriver || drivers.some(({ id }) => id === driver);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Driver"
        value={driver}
        onChange={({ target }) => onChange({ ...filter, driver: target.value || undefined })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 180, maxWidth: 1 }}
      >
        <MenuItem value="">All jobs</MenuItem>
        <MenuItem value={noDriver}>Without a driver</MenuItem>
        {drivers.map(({ id, name, jobs }) => (
          <MenuItem key={id} value={id}>
            <span>{`${name} (${jobs.length})`}</span>
          </MenuItem>
        ))}
        {isListed ? null : <MenuItem value={driver}>A driver without jobs</MenuItem>}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={filter.openOnly}
            onChange={(_event, openOnly) => onChange({ ...filter, openOnly })}
          />
        }
        label="Open only"
      />
      {children}
    </Stack>
  );
}

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

export const DayMenus = ({ date, drivers, isEmpty, onPrint }: DayMenusProps) => (
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
