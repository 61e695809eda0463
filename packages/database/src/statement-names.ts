/** Statements that are named: far more than queries in the sources, each with its numbers of values. */
const most = 10_000;
/** A connection has each of its statements in memory, parsed. */
const mostOfConnection = 250;

const names = new Map<string, string>();

/** One name for each text, the same on all connections; null past what is worth a name. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= most) return null;
  const name = `estante_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The statements that a connection has the server keep parsed and planned. One whose plan no longer fits,
 * since a migration has changed its tables meanwhile, is sent without a name from then on.
 */
export class StatementNames {
  readonly #used = new Set<string>();
  readonly #outdated = new Set<string>();

  nameOf(text: string): string | null {
    const name = nameOf(text);
    if (name === null || this.#outdated.has(name)) return null;
    if (!this.#used.has(name) && this.#used.size >= mostOfConnection) return null;
    this.#used.add(name);
    return name;
  }

  /** Whether the server refused a statement for its kept plan alone. */
  isOutdated(name: string, error: unknown): boolean {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    const isOutdated = code === featureNotSupported && String(message).includes('cached plan');
    if (isOutdated) this.#outdated.add(name);
    return isOutdated;
  }
}

const featureNotSupported = '0A000';
