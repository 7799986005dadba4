import TextField from '@mui/material/TextField';
import { formatUsd } from '@selasar/domain/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { TypedNumbers } from './useSharedForm.ts';

interface NumberInputProps {
  name: string;
  label: string;
  typed: TypedNumbers;
  /** By default as the specification has it for offers. */
  parse?: (text: string) => number;
}

/** The typed text is kept as it is, so that a dot does not merge cents into dollars. */
export function NumberInput({ name, label, typed, parse = wholeNumber }: NumberInputProps) {
  const { field, fieldState } = useController({ name });
  const { ref, value, onChange, onBlur, ...bound } = field;
  const [typing, setTyping] = useState(false);
  const text = typed.texts[name];
  return (
    <TextField
      {...bound}
      value={text !== undefined && (typing || !Number.isFinite(value)) ? text : String(value)}
      onChange={({ target }) => {
        setTyping(true);
        typed.set(name, target.value);
        onChange(parse(target.value));
      }}
      onBlur={() => {
        setTyping(false);
        onBlur();
      }}
      inputRef={ref}
      required
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? savedAs(text, value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

/** Invalid input gives 0. */
export const wholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
};

/** The typed text if it differs from the parsed number, such as '1,200' and 1. */
const misread = (typed: string | undefined, number: number): string | undefined =>
  typed === undefined ||
  wholeNumber(typed) !== number ||
  (typed.trim() !== '' && Number(typed) === number)
    ? undefined
    : typed.trim();

export function savedAs(typed: string | undefined, number: number): string | undefined {
  const text = misread(typed, number);
  if (text === undefined) return undefined;
  return `Will be saved as ${number}${text ? ` (you typed “${text}”)` : ''}`;
}

export const priceWords = {
  title: 'Save this price?',
  confirm: 'Save anyway',
  cancel: 'Change it',
};

/** Undefined if the price is plausible. */
export function priceQuestion(
  price: number,
  typed: string | undefined,
  before: number | undefined,
): string | undefined {
  const text = misread(typed, price);
  if (text) return `The price will be ${formatUsd(price)}. You typed “${text}”. Save anyway?`;
  return price === 0 && before !== 0
    ? `The price will be ${formatUsd(0)}. Save anyway?`
    : undefined;
}
