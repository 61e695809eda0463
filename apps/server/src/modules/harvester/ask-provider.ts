import { readRetryAfter } from '../../platform/outside/retry-after.ts';
import { OutsideFault, type OutsideServers } from '../../platform/outside/outside-server.ts';
import { harvestFault, type HarvestFault } from './harvest-fault.ts';
import { questionAddress, type OaiArguments } from './provider-address.ts';
import { readAnswer, type ProviderAnswer } from './read-answer.ts';
import { XmlFault } from './xml-tree.ts';

export type ProviderResult =
  | { readonly kind: 'answer'; readonly answer: ProviderAnswer }
  /** The provider asks to be left alone for so many seconds. */
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'fault'; readonly fault: HarvestFault };

export interface AskDeps {
  readonly outsideServers: Pick<OutsideServers, 'read'>;
  /** Milliseconds within which an answer is there whole. */
  readonly patience?: number;
}

/** Bytes of an answer: a page of a list of some hundred records is one or two. */
const longestAnswer = 16 * 1_048_576;
const usualPatience = 60_000;

/** Asks a provider of OAI-PMH. Whatever it does, this answers. */
export async function askProvider(
  { outsideServers, patience = usualPatience }: AskDeps,
  baseUrl: string,
  asked: OaiArguments & { readonly verb: string },
  signal?: AbortSignal,
): Promise<ProviderResult> {
  try {
    const bounds = { patience, longest: longestAnswer, ...(signal && { signal }) };
    const { status, retryAfter, body } = await outsideServers.read(
      questionAddress(baseUrl, asked),
      bounds,
    );
    if (status === 503 || status === 429)
      return retryAfter === ''
        ? fault('status', String(status))
        : { kind: 'later', seconds: readRetryAfter(retryAfter, new Date()) };
    const xml = textOf(body);
    // Some say with a status of failure what the protocol says with an error: both are read.
    if (status !== 200 && !xml.includes('<OAI-PMH')) return fault('status', String(status));
    return { kind: 'answer', answer: await readAnswer(xml, asked.verb) };
  } catch (error) {
    if (error instanceof OutsideFault) return fault(error.reason, error.message);
    if (error instanceof XmlFault) return fault('notXml', error.message);
    throw error;
  }
}

function fault(...told: Parameters<typeof harvestFault>): ProviderResult {
  return { kind: 'fault', fault: harvestFault(...told) };
}

/** OAI-PMH is UTF-8 (3.2.1); what says otherwise of itself is read as it says. */
function textOf(body: Buffer): string {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})["']/i.exec(body.toString('latin1', 0, 200)) ??
    [];
  return decoderOf(declared).decode(body);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
