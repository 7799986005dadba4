import type { BookingType } from '@selasar/domain/core';
import { type ExtraUnit, ruleLimits } from '@selasar/domain/pricing';
import { menuItems } from '../../common/Choice.tsx';
import type { ExtraRow } from './extraRows.ts';
import { NameInputs } from './NameInputs.tsx';
import { RowInput, RuleRows, type RowField } from './RuleRows.tsx';
import { typedNames } from './typed.ts';

const unitNames: Readonly<Record<ExtraUnit, string>> = {
  booking: 'Per booking',
  guest: 'Per guest',
  night: 'Per night',
  car: 'Per car',
};
const units = { tour: ['booking', 'guest'], villa: ['booking', 'guest', 'night'] } as const;
const areaUnits = ['car', 'booking', 'guest'] as const;

const blank = (per: ExtraUnit): ExtraRow => ({
  key: '',
  ...typedNames(),
  price: '',
  per,
  carSeats: '',
  most: '',
  notice: '',
});

type FieldOf = (part: keyof ExtraRow, label: string) => RowField;

const price = (fieldOf: FieldOf, of: readonly ExtraUnit[]) => (
  <>
    <RowInput label="USD" inputMode="decimal" field={fieldOf('price', 'price')} />
    <RowInput select label="Price is" field={fieldOf('per', 'unit')}>
      {menuItems(of, (unit) => unitNames[unit])}
    </RowInput>
  </>
);

const notice = (fieldOf: FieldOf) => (
  <RowInput label="Notice in hours" inputMode="decimal" field={fieldOf('notice', 'notice')} />
);

export const ExtraRules = ({ type }: { type: BookingType }) => (
  <>
    {type === 'tour' ? (
      <RuleRows
        name="pricedAreas"
        blank={blank('car')}
        add="Add pickup area"
        most={ruleLimits.extras}
        hint="The guest chooses one, or leaves it to you to ask. 0 is included. A price per car is for as many cars as all guests need."
      >
        {(fieldOf) => (
          <>
            <NameInputs label="Name" fieldOf={fieldOf} />
            {price(fieldOf, areaUnits)}
            <RowInput
              label="Guests in a car"
              inputMode="decimal"
              field={fieldOf('carSeats', 'guests in a car')}
            />
            {notice(fieldOf)}
          </>
        )}
      </RuleRows>
    ) : null}
    <RuleRows
      name="extras"
      blank={blank('booking')}
      add="Add extra"
      most={ruleLimits.extras}
      hint="The guest chooses how many, one at most if you say nothing. A price per guest is for all guests, also for those without a seat. Season, weekend and group prices do not change it."
    >
      {(fieldOf) => (
        <>
          <NameInputs label="Name" fieldOf={fieldOf} />
          {price(fieldOf, units[type])}
          <RowInput label="At most" inputMode="decimal" field={fieldOf('most', 'at most')} />
          {notice(fieldOf)}
        </>
      )}
    </RuleRows>
  </>
);
