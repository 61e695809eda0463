import {
  requestStates,
  switchingTypes,
  type RequestKind as ToldKind,
  type RequestState as ToldState,
  type SwitchingType,
} from '@estante/contract';
import type { RequestKind, RequestState, SwitchedDocument } from '@estante/database';
import { toldServiceKind } from '../circulation/index.ts';

/** As the database has them, by their names on the wire. */
export const toldKind = toldServiceKind;
export const storedKind: Readonly<Record<ToldKind, RequestKind>> = turned(
  ['switching', 'survey', 'catalogue-card', 'specialized-search'],
  toldKind,
);

export const storedState: Readonly<Record<ToldState, RequestState>> = {
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

export const toldState = turned(requestStates, storedState);
export const toldDocument = turned(switchingTypes, storedDocument);

function turned<Told extends string, Stored extends string>(
  names: readonly Told[],
  stored: Readonly<Record<Told, Stored>>,
): Readonly<Record<Stored, Told>> {
  const pairs = names.map((name) => [stored[name], name] as const);
  return Object.fromEntries(pairs) as Readonly<Record<Stored, Told>>;
}
