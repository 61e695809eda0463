import {
  actStateCodes,
  levelCodes,
  materialFieldsOf,
  periodCodes,
  standardStateCodes,
  type LevelCode,
  type MaterialField,
  type PeriodCode,
  type StateCode,
} from '@estante/contract/plain';

/** Values of a tab's own fields; blank ones are left out. */
export type MaterialFields = Readonly<
  Partial<
    Record<Exclude<MaterialField, 'nivel' | 'situacao' | 'periodo'>, string> & {
      nivel: LevelCode;
      situacao: StateCode;
      periodo: PeriodCode;
    }
  >
>;

const closed: Readonly<Partial<Record<MaterialField, readonly string[]>>> = {
  nivel: levelCodes,
  situacao: [...actStateCodes, ...standardStateCodes],
  periodo: periodCodes,
};

/** Reads the fields of a tab; values that a list of codes lacks are left out. */
export function readMaterialFields(tab: string, params: URLSearchParams): MaterialFields {
  const values = materialFieldsOf(tab).flatMap((name): [MaterialField, string][] => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && (closed[name]?.includes(value) ?? true) ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}

/** Lists the fields in the order of the form. */
export function materialFieldEntries(
  tab: string,
  fields: MaterialFields,
): [MaterialField, string][] {
  return materialFieldsOf(tab).flatMap((name): [MaterialField, string][] => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value]];
  });
}

export function withoutField(fields: MaterialFields, name: MaterialField): MaterialFields {
  const { [name]: _left, ...others } = fields;
  return others;
}
