import { mostEmails, type ErrorCode } from '@estante/contract';
import { z } from 'zod';

const address = z.email().max(254);

/** Addresses by semicolons, as they are typed: each one once, however it is written. */
export function splitEmails(text: string): readonly string[] {
  const typed = text.split(';').flatMap((part) => part.trim() || []);
  const seen = new Set<string>();
  return typed.filter((one) => {
    const folded = foldEmail(one);
    return !seen.has(folded) && seen.add(folded);
  });
}

export const joinEmails = (emails: readonly string[]): string => emails.join('; ');

/**
 * A mail address as it is compared: in small letters it is the same mailbox, for all that mail
 * servers make of letters in practice.
 */
export const foldEmail = (email: string): string => email.toLowerCase();

export function hasEmail(emails: readonly string[], email: string): boolean {
  return emails.some((one) => foldEmail(one) === foldEmail(email));
}

/** Finds the reason why these cannot be a person's addresses, or null. */
export function faultOfEmails(emails: readonly string[]): ErrorCode | null {
  if (!emails.every((one) => address.safeParse(one).success)) return 'EmailInvalido';
  return emails.length > mostEmails ? 'EmailsDemais' : null;
}
