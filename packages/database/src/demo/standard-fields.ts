import type { DataField } from '@estante/marc';
import { dataField } from './data-field.ts';
import type { DemoWork } from './work.ts';
import { numberOfRelated } from './work-numbers.ts';

/** 583: that the standard is no longer the one in use; of the others the list says nothing. */
export function standardStateFields({ replacedBy }: DemoWork): readonly DataField[] {
  if (replacedBy === undefined) return [];
  return [dataField('583', '1 ', ['a', 'substituição'], ['l', 'substituída'], ['2', 'local'])];
}

/** 785: the standard that supersedes it. */
export function standardLinkFields({ replacedBy }: DemoWork): readonly DataField[] {
  if (replacedBy === undefined) return [];
  const number = numberOfRelated(replacedBy);
  return [dataField('785', '02', ['t', replacedBy], ['w', number])];
}
