import { Agent, request } from 'node:http';
import { z } from 'zod';
import type { Params } from '../vufind/select.ts';
import type { SolrDocument } from '../vufind/solr-document.ts';

/** Suggestions for a word of the text, or for two adjacent words. */
const hint = z.object({
  startOffset: z.number(),
  endOffset: z.number(),
  /** Titles that have the word as it is. */
  origFreq: z.number(),
  suggestion: z.array(z.object({ word: z.string() })),
});

const answer = z.object({
  response: z.object({
    numFound: z.number(),
    docs: z.array(z.looseObject({ id: z.string().optional() })),
  }),
  /** Words and their suggestions, alternating. */
  spellcheck: z.object({ suggestions: z.array(z.unknown()) }).optional(),
});
export type SolrAnswer = z.infer<typeof answer>;

/** The requests of VuFind and of its import, on connections that stay open. */
export class SolrCore {
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(address: string) {
    this.#address = address;
  }

  /** Searches as VuFind does, with the parameters in the body. */
  async select(params: Params): Promise<SolrAnswer> {
    const body = new URLSearchParams(params).toString();
    return answer.parse(
      JSON.parse(await this.#post('/select', body, 'application/x-www-form-urlencoded')),
    );
  }

  async put(documents: readonly SolrDocument[]): Promise<void> {
    await this.#post('/update', JSON.stringify(documents), 'application/json');
  }

  async commit(): Promise<void> {
    await this.#post('/update?commit=true', '{}', 'application/json');
  }

  /** Merges the index into one segment. */
  async optimize(): Promise<void> {
    await this.#post('/update?optimize=true&waitSearcher=true', '{}', 'application/json');
  }

  /** Builds a dictionary of spellings: optimizing does so too, but not where there already was one segment. */
  async buildDictionary(name: string): Promise<void> {
    await this.select([
      ['q', '*:*'],
      ['rows', '0'],
      ['wt', 'json'],
      ['spellcheck', 'true'],
      ['spellcheck.dictionary', name],
      ['spellcheck.build', 'true'],
    ]);
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(path: string, body: string, type: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
    };
    const asked = request(
      this.#address + path,
      { method: 'POST', agent: this.#agent, headers },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (reply.statusCode === 200) resolve(text);
          else reject(new Error(`Solr answered ${reply.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
    return promise;
  }
}

/**
 * Text in other spellings: first with every unknown word replaced by its first suggestion, then with each of them
 * alone.
 */
export function respellings(text: string, { spellcheck }: SolrAnswer): string[] {
  const unknown = (spellcheck?.suggestions ?? []).flatMap((one) => hint.safeParse(one).data ?? []);
  const changes = unknown.flatMap(({ origFreq, startOffset, endOffset, suggestion: [first] }) =>
    origFreq > 0 || first === undefined
      ? []
      : [{ from: startOffset, to: endOffset, text: first.word }],
  );
  const alone = changes.map(
    ({ from, to, text: word }) => text.slice(0, from) + word + text.slice(to),
  );
  const all = changes.reduceRight(
    (now, { from, to, text: word }) => now.slice(0, from) + word + now.slice(to),
    text,
  );
  return changes.length > 1 && !overlap(changes) ? [all, ...alone] : alone;
}

/** Whether two changes overlap, as those of word pairs do. */
function overlap(changes: readonly { readonly from: number; readonly to: number }[]): boolean {
  return changes.some(({ from }, at) => at > 0 && from < (changes[at - 1]?.to ?? 0));
}
