import type { DataField } from '@estante/marc';
import { dataField } from './data-field.ts';
import { lexmlName, type NormativeAct } from './normative-act.ts';
import type { DemoWork } from './work.ts';
import { numberOfRelated } from './work-numbers.ts';

/** The action that led to a state, and the state. */
const states: Readonly<Record<NormativeAct['state'], readonly [action: string, state: string]>> = {
  'in-force': ['publicação', 'em vigor'],
  amended: ['alteração', 'em vigor, com alterações'],
  revoked: ['revogação', 'revogado'],
};

/** 024: the name of a federal act everywhere, or the number of an act of the network. */
export function actNumberFields({ act, title }: DemoWork): readonly DataField[] {
  if (act === undefined) return [];
  const urn = lexmlName(act);
  return [dataField('024', '7 ', ['a', urn ?? title], ['2', urn === undefined ? 'local' : 'urn'])];
}

/** 583: the state of the act, which all may see. */
export function actStateFields({ act }: DemoWork): readonly DataField[] {
  if (act === undefined) return [];
  const [action, state] = states[act.state];
  return [dataField('583', '1 ', ['a', action], ['l', state], ['2', 'local'])];
}

/** 046 $k: the day of the act, as ISO 8601 writes it without marks. */
export function actDateFields({ act }: DemoWork): readonly DataField[] {
  return act === undefined
    ? []
    : [dataField('046', '  ', ['k', act.date.replaceAll('-', '')], ['2', 'iso8601'])];
}

function link(display: string, title: string): DataField {
  return dataField('787', '08', ['i', display], ['t', title], ['w', numberOfRelated(title)]);
}

/** 787 from an act to those it changes. */
export function actLinkFields({ act }: DemoWork): readonly DataField[] {
  const { amends = [], revokes = [] } = act ?? {};
  return [
    ...amends.map((title) => link('Altera:', title)),
    ...revokes.map((title) => link('Revoga:', title)),
  ];
}
