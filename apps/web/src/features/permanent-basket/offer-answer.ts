import { storedValue, useStored } from '../../browser/stored-value.ts';

/** Titles declined with 'not now': they are not offered again while this tab lasts. */
const declined = storedValue<ReadonlySet<number>>({
  key: 'estante.basket-offer',
  parse: readDeclined,
  serialise: (ids) => JSON.stringify([...ids]),
  storage: () => sessionStorage,
});

/** Reads the declined titles from the storage; any text but a list of numbers counts as none. */
export function readDeclined(text: string | null): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}

export function useDeclined(): ReadonlySet<number> | null {
  return useStored(declined);
}

export function decline(ids: readonly number[]): void {
  declined.write(new Set([...declined.read(), ...ids]));
}

/** Lists the titles of the browser's basket to offer: new to the permanent one, not declined. */
export function titlesToOffer(
  inBrowser: readonly number[],
  permanent: ReadonlySet<number>,
  notNow: ReadonlySet<number>,
): readonly number[] {
  const fresh = inBrowser.filter((id) => !permanent.has(id));
  return fresh.every((id) => notNow.has(id)) ? [] : fresh;
}
