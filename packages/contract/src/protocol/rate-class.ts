/** Rate at which a kind of call may come from one network, or from one person who has signed in. */
interface Rate {
  readonly times: number;
  readonly seconds: number;
  /** Costs so much that it is refused first to whoever has not signed in, before all grow slow. */
  readonly isCostly?: boolean;
}

/**
 * A campus may be behind one address. Each number is that of five hundred readers at once, a page
 * every half minute each, and twice that; a flood is above it. People who have signed in are counted apart.
 */
export const rateClasses = {
  /** Whole pages, rendered on the server: the first of each visit, and those without JavaScript. */
  page: { times: 200, seconds: 10, isCostly: true },
  /** Pages of the personal area, of signing in and of kiosks. */
  accountPage: { times: 1200, seconds: 60 },
  search: { times: 400, seconds: 10, isCostly: true },
  filters: { times: 400, seconds: 10, isCostly: true },
  /** Some for each word that is typed. */
  suggestion: { times: 1000, seconds: 10, isCostly: true },
  /** Searches while one types, of readers who look at results: one for each letter. */
  typing: { times: 1000, seconds: 10, isCostly: true },
  /** Files made for who asks: lists of titles, their references. */
  export: { times: 20, seconds: 10, isCostly: true },
  /** Documents for programs: feeds, the site map, the description of the calls. */
  feed: { times: 50, seconds: 10, isCostly: true },
  /** OAI-PMH: fifty records a time, one time after the other. */
  harvest: { times: 1000, seconds: 10, isCostly: true },
  /** A dozen for each page. */
  read: { times: 4000, seconds: 10 },
  /** A page of results has twenty. */
  cover: { times: 40_000, seconds: 60 },
  /** Covers said to be wrong: nobody looks at more of them. */
  coverReport: { times: 30, seconds: 600 },
  /** Accesses that pages count of themselves. */
  count: { times: 600, seconds: 60 },
  /** A kiosk asks for each copy that is laid upon it. */
  kiosk: { times: 1200, seconds: 60 },
  /** Calls by programs of readers, with a key. */
  apiKey: { times: 1200, seconds: 60 },
  /** Calls by assistants (MCP): a search or an act each. */
  assistant: { times: 300, seconds: 60, isCostly: true },
  captcha: { times: 600, seconds: 60 },
  publicToken: { times: 1200, seconds: 60 },
  /** Passwords, right or wrong, from browsers that have not signed in before. */
  signIn: { times: 600, seconds: 60 },
  /** Wrong passwords from browsers that have not signed in before; one reader in ten mistypes. */
  wrongPassword: { times: 100, seconds: 600 },
  /** Codes to recover a password by, that are mailed. */
  recoveryCode: { times: 100, seconds: 600 },
  /** Readers who register themselves: some days of a term begin with a class of them. */
  registration: { times: 60, seconds: 600 },
  wrongRecoveryCode: { times: 100, seconds: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateClass = keyof typeof rateClasses;

export function isCostly(rate: RateClass): boolean {
  return 'isCostly' in rateClasses[rate];
}
