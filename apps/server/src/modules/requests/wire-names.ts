import {
  requestStates,
  switchingTypes,
  type RequestKind as WireKind,
  type RequestState as WireState,
  type SwitchingType,
} from '@estante/contract';
import type { RequestKind, RequestState, SwitchedDocument } from '@estante/database';
import { wireServiceKind } from '../circulation/index.ts';

/** Kinds as the database has them, by their names on the wire. */
export const wireKind = wireServiceKind;
export const storedKind: Readonly<Record<WireKind, RequestKind>> = turned(
  ['switching', 'survey', 'catalogue-card', 'specialized-search'],
  wireKind,
);

export const storedState: Readonly<Record<WireState, RequestState>> = {
  aguardando: 'waiting',
  'em-andamento': 'in-progress',
  'custo-proposto': 'cost-proposed',
  finalizada: 'finished',
  'nao-finalizada': 'not-finished',
};

export const storedDocument: Readonly<Record<SwitchingType, SwitchedDocument>> = {
  artigo: 'article',
  'tese-dissertacao': 'thesis',
  'parte-documento': 'part',
};

export const wireState = turned(requestStates, storedState);
export const wireDocument = turned(switchingTypes, storedDocument);

function turned<WireName extends string, StoredName extends string>(
  names: readonly WireName[],
  stored: Readonly<Record<WireName, StoredName>>,
): Readonly<Record<StoredName, WireName>> {
  const pairs = names.map((name) => [stored[name], name] as const);
  return Object.fromEntries(pairs) as Readonly<Record<StoredName, WireName>>;
}
