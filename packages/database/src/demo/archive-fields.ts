import type { DataField } from '@estante/marc';
import { dataField } from './data-field.ts';
import { numberOfRelated } from './work-numbers.ts';
import type { DemoWork } from './work.ts';

const custodian = 'Arquivo da Rede de Bibliotecas do Vale do Buriti';

/** 099: the code by which a unit is asked for. */
export function referenceCodeFields({ archive }: DemoWork): readonly DataField[] {
  return archive === undefined ? [] : [dataField('099', '  ', ['a', archive.referenceCode])];
}

/** 351 ($c level, $a arrangement), 524 and 545. */
export function archiveNoteFields({ archive, title }: DemoWork): readonly DataField[] {
  if (archive === undefined) return [];
  const { referenceCode, level, arrangement, history } = archive;
  const quoted = `${custodian}. ${title}. ${referenceCode}.`;
  return [
    dataField(
      '351',
      '  ',
      ['c', `${level.charAt(0).toUpperCase()}${level.slice(1)}.`],
      ['a', arrangement],
    ),
    dataField('524', '  ', ['a', quoted]),
    ...(history === undefined ? [] : [dataField('545', '1 ', ['a', history])]),
  ];
}

/** 773: the unit above. */
export function unitAboveFields({ archive }: DemoWork): readonly DataField[] {
  if (archive?.partOf === undefined) return [];
  const part = ['g', archive.referenceCode] as const;
  const above = numberOfRelated(archive.partOf);
  return [dataField('773', '08', ['i', 'Parte de:'], ['t', archive.partOf], part, ['w', above])];
}
