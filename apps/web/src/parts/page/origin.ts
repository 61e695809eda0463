import { createContext, useContext } from 'react';

/** Where the site is, as others are to call it: 'https://catalogo.example.org'. */
export const OriginContext = createContext('');

export const useOrigin = (): string => useContext(OriginContext);

/** Of a path from the root of the site, its whole address; any other text as it is. */
export function absolute(origin: string, text: string): string {
  return text.startsWith('/') && !text.startsWith('//') ? `${origin}${text}` : text;
}
