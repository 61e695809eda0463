import type { people } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';

/** A call that succeeds on `catalogue`, and queries or bodies that are refused, by the field at fault. */
export interface ExampleCall {
  readonly url: string;
  /** Who may make it, where not every reader may. */
  readonly by?: (typeof people)[number];
  /** What others are answered who make the very same call: what it names is its person's own. */
  readonly others?: 404;
  /** What staff and administrators are answered who make it. */
  readonly ofStaff?: string;
  /** What the only administrator is answered who makes it. */
  readonly ofAdministrator?: string;
  /** What staff of another unit are answered, who do not see what it names. */
  readonly ofOtherUnit?: string;
  /** What is said of a number that is in use nowhere; where not given, that no title has it. */
  readonly missing?: 'NaoEncontrado' | 'AutoridadeNaoEncontrada';
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees to what must be there each time it is made. */
  readonly prepare?: (server: TestApp) => Promise<void>;
  /** Takes back what others would stumble over, each time it was made. */
  readonly restore?: (server: TestApp) => Promise<void>;
  readonly refused: readonly {
    readonly query?: string;
    readonly payload?: unknown;
    readonly field: string;
  }[];
}

export const byText = [
  { query: 'page=0', field: 'page' },
  { query: `search_text=${'x'.repeat(201)}`, field: 'search_text' },
];
