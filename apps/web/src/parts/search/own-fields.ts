import {
  actStateCodes,
  levelCodes,
  ownFieldsOf,
  periodCodes,
  standardStateCodes,
  type LevelCode,
  type OwnField,
  type PeriodCode,
  type StateCode,
} from '@estante/contract/plain';

/** What a tab's own fields have in them; blank ones are left out. */
export type OwnFields = Readonly<
  Partial<
    Record<Exclude<OwnField, 'nivel' | 'situacao' | 'periodo'>, string> & {
      nivel: LevelCode;
      situacao: StateCode;
      periodo: PeriodCode;
    }
  >
>;

const closed: Readonly<Partial<Record<OwnField, readonly string[]>>> = {
  nivel: levelCodes,
  situacao: [...actStateCodes, ...standardStateCodes],
  periodo: periodCodes,
};

/** The fields of a tab; what a list of codes does not have is left out. */
export function readOwnFields(tab: string, params: URLSearchParams): OwnFields {
  const values = ownFieldsOf(tab).flatMap((name): [OwnField, string][] => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && (closed[name]?.includes(value) ?? true) ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}

/** In the order of the form. */
export function ownFieldEntries(tab: string, fields: OwnFields): [OwnField, string][] {
  return ownFieldsOf(tab).flatMap((name): [OwnField, string][] => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value]];
  });
}

export function withoutField(fields: OwnFields, name: OwnField): OwnFields {
  const { [name]: _left, ...others } = fields;
  return others;
}
