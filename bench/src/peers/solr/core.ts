import { Agent, request } from 'node:http';
import { z } from 'zod';
import type { Params } from '../vufind/select.ts';
import type { SolrDocument } from '../vufind/solr-document.ts';

const hint = z.looseObject({ numFound: z.number(), suggestion: z.array(z.unknown()) });

const answer = z.object({
  response: z.object({
    numFound: z.number(),
    docs: z.array(z.looseObject({ id: z.string().optional() })),
  }),
  /** Words and their suggestions in turns. */
  spellcheck: z.object({ suggestions: z.array(z.unknown()) }).optional(),
});
export type SolrAnswer = z.infer<typeof answer>;

const word = z.union([z.string(), z.object({ word: z.string() }).transform((one) => one.word)]);

/** The requests of VuFind and of its import, on connections that stay open. */
export class SolrCore {
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(address: string) {
    this.#address = address;
  }

  /** As VuFind asks it, with the parameters in the body. */
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

  /** One segment, and the dictionaries for spelling with it, as the settings say. */
  async optimize(): Promise<void> {
    await this.#post('/update?optimize=true&waitSearcher=true', '{}', 'application/json');
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

/** The first suggestion for each word or phrase of the text; null where there is none. */
export function respelled(text: string, { spellcheck }: SolrAnswer): string | null {
  const listed = spellcheck?.suggestions ?? [];
  let changed = ` ${text} `;
  for (let at = 0; at + 1 < listed.length; at += 2) {
    const better = word.safeParse(hint.safeParse(listed[at + 1]).data?.suggestion[0]).data;
    const typed = listed[at];
    if (better === undefined || typeof typed !== 'string') continue;
    changed = changed.replace(` ${typed} `, ` ${better} `);
  }
  return changed.trim() === text ? null : changed.trim();
}
