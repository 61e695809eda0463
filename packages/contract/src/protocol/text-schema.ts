import { z } from 'zod';

/**
 * Makes the schema of a text that a person writes: without blanks at its ends, and without NUL,
 * which PostgreSQL cannot hold. To refuse a blank one is for the use case, which names the field.
 */
export function textSchema(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform((text) => text.replaceAll('\0', '').trim());
}

/** Text on one line, of at most so many characters: breaks and runs of blanks become one blank. */
export function lineSchema(maximum: number) {
  return textSchema(maximum).transform((text) => text.replaceAll(/\s+/g, ' '));
}
