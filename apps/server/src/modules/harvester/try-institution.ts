import type { endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { UseCase } from '../../endpoint/use-case.ts';
import { askProvider, type AskDeps } from './ask-provider.ts';
import { harvestFault } from './harvest-fault.ts';
import { presentFault } from './present-fault.ts';
import { childrenOf, textOf } from './xml-element.ts';

/** Milliseconds that staff wait for each of three answers. */
const patience = 15_000;
const mostSets = 500;
const longest = 300;

/** Asks a provider what it says of itself, so that staff see what they would harvest. */
export function tryInstitution(deps: AskDeps): UseCase<typeof endpoints.tryNetworkInstitution> {
  const ask = (address: string, verb: string) =>
    askProvider({ ...deps, patience }, address, { verb });
  return async ({ body: { endereco } }, { language }) => {
    const t = translatorFor(language);
    const identified = await ask(endereco, 'Identify');
    if (identified.kind !== 'answer' || !identified.answer.verb) {
      const fault = identified.kind === 'fault' ? identified.fault : harvestFault('status', '503');
      return { status: 200, body: { ...nothing, erro: presentFault(fault, t) } };
    }
    const { verb: identity } = identified.answer;
    // Not all have sets, and some answer nothing to this: what they say of themselves stands.
    const [formats, sets] = await Promise.all([
      ask(endereco, 'ListMetadataFormats'),
      ask(endereco, 'ListSets'),
    ]);
    const body = {
      erro: null,
      nome: cut(textOf(identity, 'repositoryName')),
      granularidade: cut(textOf(identity, 'granularity')),
      exclusoes: cut(textOf(identity, 'deletedRecord')),
      formatos: listed(formats, 'metadataFormat').map((one) => cut(textOf(one, 'metadataPrefix'))),
      conjuntos: listed(sets, 'set').map((one) => ({
        codigo: cut(textOf(one, 'setSpec')),
        nome: cut(textOf(one, 'setName')),
      })),
    };
    return { status: 200, body };
  };
}

const nothing = { nome: '', granularidade: '', exclusoes: '', formatos: [], conjuntos: [] };

function cut(text: string): string {
  return text.slice(0, longest).toWellFormed();
}

function listed(asked: Awaited<ReturnType<typeof askProvider>>, name: string) {
  const verb = asked.kind === 'answer' ? asked.answer.verb : null;
  return verb ? childrenOf(verb, name).slice(0, mostSets) : [];
}
