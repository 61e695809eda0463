import { createContext, useContext } from 'react';

/** Origin of the site, as others are to call it: 'https://catalogo.example.org'. */
export const OriginContext = createContext('');

export const useOrigin = (): string => useContext(OriginContext);

/** The whole address for a path from the root of the site; any other text as it is. */
export function absolute(origin: string, text: string): string {
  return text.startsWith('/') && !text.startsWith('//') ? `${origin}${text}` : text;
}
