/** Rate limit of a kind of call from one network, or from one signed-in person. */
interface Rate {
  readonly times: number;
  readonly seconds: number;
  /** Whether the call is so costly that, under load, callers who have not signed in are refused first. */
  readonly isCostly?: boolean;
}

/**
 * Rates by class. A campus may share one address: each number allows five hundred readers at once, a page every half
 * minute each, twice over; a flood exceeds it. Signed-in people are counted apart.
 */
export const rateClasses = {
  /** Whole pages, rendered on the server: the first of each visit, and those without JavaScript. */
  page: { times: 200, seconds: 10, isCostly: true },
  /** Pages of the personal area, of signing in and of kiosks. */
  accountPage: { times: 1200, seconds: 60 },
  search: { times: 400, seconds: 10, isCostly: true },
  filters: { times: 400, seconds: 10, isCostly: true },
  /** Suggestions, some for each typed word. */
  suggestion: { times: 1000, seconds: 10, isCostly: true },
  /** Searches while a reader types over results: one for each letter. */
  typing: { times: 1000, seconds: 10, isCostly: true },
  /** Files made on request: lists of titles, their references. */
  export: { times: 20, seconds: 10, isCostly: true },
  /** Documents for programs: feeds, the site map, the description of the calls. */
  feed: { times: 50, seconds: 10, isCostly: true },
  /** OAI-PMH: fifty records a request, one request after the other. */
  harvest: { times: 1000, seconds: 10, isCostly: true },
  /** Other reads: a dozen for each page. */
  read: { times: 4000, seconds: 10 },
  /** Covers: a page of results has twenty. */
  cover: { times: 40_000, seconds: 60 },
  /** Reports of wrong covers: no person looks at more of them. */
  coverReport: { times: 30, seconds: 600 },
  /** Accesses that pages count themselves. */
  count: { times: 600, seconds: 60 },
  /** Kiosk calls, one for each copy laid on it. */
  kiosk: { times: 1200, seconds: 60 },
  /** Calls by readers' programs, with a key. */
  apiKey: { times: 1200, seconds: 60 },
  /** Calls by assistants (MCP): a search or an act each. */
  assistant: { times: 300, seconds: 60, isCostly: true },
  captcha: { times: 600, seconds: 60 },
  publicToken: { times: 1200, seconds: 60 },
  /** Passwords, right or wrong, from browsers that have not signed in before. */
  signIn: { times: 600, seconds: 60 },
  /** Wrong passwords from browsers that have not signed in before; one reader in ten mistypes. */
  wrongPassword: { times: 100, seconds: 600 },
  /** Requests for a recovery code by mail. */
  recoveryCode: { times: 100, seconds: 600 },
  /** Registrations by readers: some days of a term begin with a whole class. */
  registration: { times: 60, seconds: 600 },
  wrongRecoveryCode: { times: 100, seconds: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateClass = keyof typeof rateClasses;

export function isCostly(rate: RateClass): boolean {
  return 'isCostly' in rateClasses[rate];
}
