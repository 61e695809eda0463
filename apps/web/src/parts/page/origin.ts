import { createContext, useContext } from 'react';

/** Public origin of the site: 'https://catalogo.example.org'. */
export const OriginContext = createContext('');

export const useOrigin = (): string => useContext(OriginContext);

/** Makes a path from the root of the site a whole address; any other text is kept. */
export function absolute(origin: string, text: string): string {
  return text.startsWith('/') && !text.startsWith('//') ? `${origin}${text}` : text;
}
