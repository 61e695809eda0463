import { storedValue } from '../../browser/stored-value.ts';

/** Secret and library of this machine once staff have made it a kiosk. */
export interface KeptKiosk {
  readonly secret: string;
  readonly library: string;
}

/** Kiosk kept in the browser of the machine, where it outlives every patron. */
export const keptKiosk = storedValue<{ readonly kiosk: KeptKiosk | null }>({
  key: 'estante.autoatendimento',
  parse: (text) => ({ kiosk: readKiosk(text) }),
  serialise: ({ kiosk }) => JSON.stringify(kiosk),
});

export function readKiosk(text: string | null): KeptKiosk | null {
  try {
    const { secret, library } = (JSON.parse(text ?? 'null') ?? {}) as Partial<KeptKiosk>;
    return typeof secret === 'string' && typeof library === 'string' ? { secret, library } : null;
  } catch {
    return null;
  }
}
