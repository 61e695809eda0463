import type { people } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';

/** A call that succeeds on `catalogue`, and queries or bodies that are refused, by the field at fault. */
export interface ExampleCall {
  readonly url: string;
  /** Person who may make it, where not every reader may. */
  readonly by?: (typeof people)[number];
  /** Status for others who make the very same call: what it names is its person's own. */
  readonly others?: 404;
  /** Status and code for staff and administrators who make it: '409 AcervoEmUso'. */
  readonly ofStaff?: string;
  /** Status and code for the only administrator who makes it: '422 UltimoAdministrador'. */
  readonly ofAdministrator?: string;
  /** Status and code for staff of another unit, who do not see what it names: '422 DadosInvalidos'. */
  readonly ofOtherUnit?: string;
  /** Code of the refusal of a number that is in use nowhere; where not given, AcervoNaoEncontrado. */
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
