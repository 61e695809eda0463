export interface SecurityFacts {
  readonly origin: string;
  /** Addresses for reports of weaknesses: 'mailto:…' or 'https://…', the best one first. */
  readonly contacts: readonly string[];
  /** Address of the rules by which reports are dealt with; null where nothing says so. */
  readonly policy: string | null;
  readonly now: Temporal.Instant;
}

/** Days: less than a year, as RFC 9116 asks (section 2.5.5). */
const life = 180;

/** Writes the text that says whom to tell of a weakness (RFC 9116). */
export function securityTextOf({ origin, contacts, policy, now }: SecurityFacts): string {
  // Unchanged all day, so that a client that holds it need not be sent it again.
  const midnight = now.toZonedDateTimeISO('UTC').startOfDay().add({ days: life }).toInstant();
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${midnight.toString({ smallestUnit: 'second' })}`,
    'Preferred-Languages: pt, en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy === null ? [] : [`Policy: ${policy}`]),
  ];
  return `${fields.join('\n')}\n`;
}
