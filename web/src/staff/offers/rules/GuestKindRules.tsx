import { type GuestKindKey, guestKindKeys, usualGuestName } from '@selasar/domain/pricing';
import { useWatch } from 'react-hook-form';
import { menuItems } from '../../common/Choice.tsx';
import { NameInputs } from './NameInputs.tsx';
import type { RuleForm } from './ruleForm.ts';
import { RowInput, RuleRows } from './RuleRows.tsx';
import { typedNames } from './typed.ts';

/** The usual ones first. */
const toAdd: readonly GuestKindKey[] = ['child', 'infant', 'teen', 'senior'];

const blankKind = (rows: RuleForm['guestKinds']) =>
  ({
    key: toAdd.find((key) => !rows.some((row) => row.key === key)) ?? 'child',
    from: '',
    to: '',
    price: '',
    seat: 'yes',
    ...typedNames(),
  }) satisfies RuleForm['guestKinds'][number];
const seats = { yes: 'Takes a seat', no: 'No seat' } as const;

export function GuestKindRules() {
  const rows = useWatch<RuleForm, 'guestKinds'>({ name: 'guestKinds' });
  return (
    <RuleRows
      name="guestKinds"
      blank={blankKind(rows)}
      add="Add kind of guest"
      hint="The guest then says how many of each come along, at least one adult. 50% follows the adult price of the day; 25 is 25 US dollars on any day. Without a name of your own, guests read the usual one."
    >
      {(fieldOf) => (
        <>
          <RowInput select label="Kind" field={fieldOf('key', 'kind')}>
            {menuItems(guestKindKeys, usualGuestName)}
          </RowInput>
          <RowInput label="From age" inputMode="decimal" field={fieldOf('from', 'from age')} />
          <RowInput label="To age" inputMode="decimal" field={fieldOf('to', 'to age')} />
          <RowInput label="Price: USD or %" field={fieldOf('price', 'price')} />
          <RowInput select label="Seat" field={fieldOf('seat', 'seat')}>
            {menuItems(['yes', 'no'] as const, (seat) => seats[seat])}
          </RowInput>
          <NameInputs label="Own name" fieldOf={fieldOf} />
        </>
      )}
    </RuleRows>
  );
}
