import { Client, errors } from '@opensearch-project/opensearch';
import { z } from 'zod';
import { SearchUnavailable } from '../unavailable.ts';
import { Breaker } from './breaker.ts';

/** Timeouts of searches and of writes, in ms. */
const patienceMs = { search: 5_000, write: 120_000 } as const;

/** Parameter that refuses the answer of a part of the shards: titles would be missing without a word. */
export const wholeAnswers = { allow_partial_search_results: false } as const;

/** Status codes of a temporary failure. */
const forNow: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly body?: object;
  /** Lines of a bulk request or a multiple search, in place of the body. */
  readonly lines?: readonly object[];
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

/** Cluster over HTTP: answers are checked, and its absence is `SearchUnavailable`. */
export class Cluster {
  readonly #client: Client;
  readonly #breaker = new Breaker();

  constructor(url: string) {
    const [node, ...others] = url.split(',');
    this.#client = new Client({
      nodes: [node, ...others].flatMap((one) => one?.trim() || []),
      maxRetries: 1,
      resurrectStrategy: 'optimistic',
    });
    // A node that was away is asked again after a moment, not after minutes.
    Object.assign(this.#client.connectionPool, {
      resurrectTimeout: 500,
      resurrectTimeoutCutoff: 0,
    });
  }

  /** Searches for a reader, who does not wait long. */
  search<Schema extends z.ZodType>(
    schema: Schema,
    asked: ClusterRequest,
  ): Promise<z.infer<Schema>> {
    return this.#breaker.attempt(async () =>
      schema.parse(await this.#request(asked, patienceMs.search)),
    );
  }

  /** Asks for the index's follower, which tries again by itself. */
  async write<Schema extends z.ZodType>(
    schema: Schema,
    asked: ClusterRequest,
  ): Promise<z.infer<Schema>> {
    return schema.parse(await this.#request(asked, patienceMs.write));
  }

  async #request(asked: ClusterRequest, requestTimeout: number): Promise<unknown> {
    const { method, path, body, lines, query = {} } = asked;
    try {
      const answer = await this.#client.transport.request(
        {
          method,
          path,
          querystring: path.endsWith('/_search') ? { ...query, ...wholeAnswers } : query,
          ...(body !== undefined && { body: { ...body } }),
          ...(lines !== undefined && { bulkBody: lines.map((line) => ({ ...line })) }),
        },
        { requestTimeout, maxRetries: method === 'GET' ? 1 : 0 },
      );
      refuseFailedPart(answer.body);
      return answer.body;
    } catch (fault) {
      throw asUnavailable(fault);
    }
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

const failedParts = z.object({
  responses: z.array(
    z.object({ status: z.number(), error: z.object({ reason: z.string() }).optional() }),
  ),
});

/** Throws where one of several searches failed in an answer with status 200. */
function refuseFailedPart(body: unknown): void {
  const parts = failedParts.safeParse(body).data?.responses ?? [];
  const failed = parts.find(({ error, status }) => error && forNow.has(status));
  if (failed) throw new SearchUnavailable(`OpenSearch answers in part: ${failed.error?.reason}`);
}

function asUnavailable(fault: unknown): unknown {
  if (fault instanceof errors.ResponseError && !forNow.has(fault.statusCode)) return fault;
  if (!(fault instanceof errors.OpenSearchClientError)) return fault;
  return new SearchUnavailable(`OpenSearch does not answer: ${fault.message}`, { cause: fault });
}
