/** Languages whose words for operators are articles or prepositions in another: O is 'the' in Portuguese. */
export type OperatorLanguage = 'pt' | 'en' | 'es';

/** Words for operators, in capitals. */
export interface Operators {
  readonly both: ReadonlySet<string>;
  readonly either: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}

const operators: Operators = {
  both: new Set(['AND', 'E', 'Y']),
  either: new Set(['OR', 'OU']),
  without: new Set(['NOT', 'NÃO', 'NAO']),
};
const inSpanish: Operators = {
  ...operators,
  either: new Set([...operators.either, 'O', 'U']),
  without: new Set([...operators.without, 'NO']),
};

/** Words for operators in a language. */
export function operatorsIn(language: OperatorLanguage): Operators {
  return language === 'es' ? inSpanish : operators;
}
