import type { ImportCodeList } from '@estante/contract/plain';
import type { Input } from '../../../api/api.ts';
import type { Run } from './run.ts';

export type CodeMapping = Input<'startImportRun'>['body']['opcoes']['siglas'];
export type NewCodes = NonNullable<Run['relatorio']>['siglas_novas'];

export interface CodeListProps {
  readonly list: ImportCodeList;
  readonly codes: NewCodes[number]['siglas'];
  readonly total: number;
  readonly entries: Run['listas'][number]['entradas'];
  readonly mapped: NonNullable<CodeMapping>;
  readonly onChange: (mapped: NonNullable<CodeMapping>) => void;
}
