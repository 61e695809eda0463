import type { Provider } from './provider-repository.ts';

/** Person who came, as the provider describes them; '' for what it does not say. */
export interface Identity {
  /** Name by which the provider calls them, and nobody else, ever. */
  readonly subject: string;
  readonly login: string;
  /** Digits alone. */
  readonly document: string;
  readonly name: string;
  /** Address of mail that the provider vouches for. */
  readonly email: string;
  readonly categories: readonly string[];
}

/** Reads the values that the provider said, by the name it says them under. */
export type ClaimReader = (name: string) => readonly string[];

const longest = { subject: 500, login: 200, name: 200, email: 254 } as const;

export function readIdentity(
  provider: Provider,
  subject: string,
  told: ClaimReader,
  isEmailVouchedFor = provider.vouches_for_email,
): Identity {
  const one = (name: string) => (name === '' ? '' : (told(name)[0] ?? '').trim());
  const email = isEmailVouchedFor ? one(provider.email_attribute) : '';
  return {
    subject: subject.slice(0, longest.subject),
    login: one(provider.login_attribute).slice(0, longest.login),
    document: one(provider.document_attribute).replaceAll(/\D/g, ''),
    name: clean(one(provider.name_attribute)).slice(0, longest.name),
    email: email.length <= longest.email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : '',
    categories: provider.category_attribute === '' ? [] : told(provider.category_attribute),
  };
}

function clean(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
}

/** Reads a provider's claims in JSON: a text, a number or several; by a path where it lies deeper ('a.b'). */
export function claimReaderOf(claims: Readonly<Record<string, unknown>>): ClaimReader {
  return (name) => {
    const direct = claims[name];
    const found = direct === undefined ? deepIn(claims, name.split('.')) : direct;
    const all: readonly unknown[] = Array.isArray(found) ? found : [found];
    return all.flatMap((one) =>
      typeof one === 'string' || typeof one === 'number' ? String(one) : [],
    );
  };
}

function deepIn(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return deepIn((value as Readonly<Record<string, unknown>>)[name], rest);
}
