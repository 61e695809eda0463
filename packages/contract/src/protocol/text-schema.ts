import { z } from 'zod';

/**
 * What a person writes: without blanks at its ends, and without NUL, which PostgreSQL cannot hold.
 * That it may not be blank is for the use case to say, which names the field.
 */
export function textSchema(maximum: number) {
  return z
    .string()
    .max(maximum)
    .transform((text) => text.replaceAll('\0', '').trim());
}

/** A text on one line, of so many letters at most: breaks and runs of blanks become one blank. */
export function lineSchema(maximum: number) {
  return textSchema(maximum).transform((text) => text.replaceAll(/\s+/g, ' '));
}
