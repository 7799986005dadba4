import { z } from 'zod';

/** Control characters, and halves of characters, which no database stores as they are. */
const unprintable = /[\p{Cc}\p{Cs}]+/gu;
const unprintableButBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/** A text of one line, as it goes into the subject of a mail: a line break in it becomes a space. */
export const lineSchema = (missing?: string) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll(unprintable, ' '))
    .trim();

/** A text that may have several lines. */
export const linesSchema = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll(unprintableButBreaks, ' '))
    .trim();
