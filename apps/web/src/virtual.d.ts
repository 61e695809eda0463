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
   * Name of each endpoint of the contract that anybody may call, with its method, its path below /api,
   * and whether it is about nobody or about whoever asks.
   */
  export const table: EndpointTable;
}

declare module 'virtual:patron-endpoints' {
  /** Endpoints that whoever has signed in may call, as in `virtual:endpoints`. */
  export const table: EndpointTable;
}

declare module 'virtual:staff-endpoints' {
  /** Endpoints that staff alone may call, as in `virtual:endpoints`. */
  export const table: EndpointTable;
}

declare module 'virtual:locales' {
  type PageOnly = (typeof import('@estante/contract').pageOnlyLanguages)[number];
  /** Loaders of the phrases of the languages of pages alone: of those whose file is there. */
  export const loaders: Readonly<Partial<Record<PageOnly, () => Promise<object>>>>;
}

declare module 'virtual:phrases' {
  type PageLanguage = import('@estante/contract/plain').PageLanguage;
  /** Phrases of one language: in what the browser loads, those that every page needs are apart. */
  export interface LanguagePhrases {
    readonly common: object;
    /** Loaders of the phrases that each module loaded on its own needs besides, by its path in `src`. */
    readonly ofModules: Readonly<Record<string, () => Promise<{ readonly phrases: object }>>>;
  }
  export const languages: Readonly<Partial<Record<PageLanguage, () => Promise<LanguagePhrases>>>>;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
