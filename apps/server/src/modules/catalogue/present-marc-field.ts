import type { endpoints, Success } from '@estante/contract';
import { isControlField, type Field } from '@estante/marc';

type MarcField = Success<typeof endpoints.getAuthorityMarc>['registros'][number]['campos'][number];

/** A field as a record is shown. */
export function presentMarcField(field: Field): MarcField {
  if (isControlField(field)) {
    return { tag: field.tag, indicadores: '', valor: field.value, subcampos: [] };
  }
  return {
    tag: field.tag,
    indicadores: `${field.ind1}${field.ind2}`,
    valor: '',
    subcampos: field.subfields.map(({ code, value }) => ({ codigo: code, valor: value })),
  };
}
