type EndpointTable = Readonly<
  Partial<
    Record<
      keyof typeof import('@estante/contract').endpoints,
      readonly [
        method: 'GET' | 'POST' | 'PUT' | 'DELETE',
        path: string,
        about: 'public' | 'patron' | 'either',
      ]
    >
  >
>;

declare module 'virtual:endpoints' {
  /**
   * Public endpoints by name, with method, path below /api, and whether the answer is about nobody or the
   * caller.
   */
  export const table: EndpointTable;
}

declare module 'virtual:patron-endpoints' {
  /** Endpoints for signed-in patrons, as in `virtual:endpoints`. */
  export const table: EndpointTable;
}

declare module 'virtual:staff-endpoints' {
  /** Endpoints for staff alone, as in `virtual:endpoints`. */
  export const table: EndpointTable;
}

declare module 'virtual:locales' {
  type PageOnly = (typeof import('@estante/contract').pageOnlyLanguages)[number];
  /** Loaders of the phrases of the languages of the pages alone, for those whose file exists. */
  export const loaders: Readonly<Partial<Record<PageOnly, () => Promise<object>>>>;
}

declare module 'virtual:phrases' {
  type PageLanguage = import('@estante/contract/plain').PageLanguage;
  /** Phrases of one language; in the browser, those that every page needs are apart. */
  export interface LanguagePhrases {
    readonly common: object;
    /** Loaders of the further phrases of each module loaded on its own, by its path in `src`. */
    readonly ofModules: Readonly<Record<string, () => Promise<{ readonly phrases: object }>>>;
  }
  export const languages: Readonly<Partial<Record<PageLanguage, () => Promise<LanguagePhrases>>>>;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
