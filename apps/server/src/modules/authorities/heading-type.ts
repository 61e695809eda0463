import type { AuthorityType as AuthorityCode } from '@estante/contract';
import type { AuthorityType } from '@estante/marc';

/** Types of headings as the wire names them. */
export const typeCodes: Readonly<Record<AuthorityType, AuthorityCode>> = {
  person: 'pessoa',
  corporate: 'entidade',
  meeting: 'evento',
  title: 'titulo_uniforme',
  topic: 'assunto',
  place: 'assunto_geografico',
  genre: 'genero_forma',
  period: 'termo_cronologico',
  'general-subdivision': 'subdivisao_geral',
  'genre-subdivision': 'subdivisao_genero_forma',
  'place-subdivision': 'subdivisao_geografica',
  'period-subdivision': 'subdivisao_cronologica',
};

export function typeOf(code: AuthorityCode): AuthorityType {
  const found = Object.entries(typeCodes).find(([, one]) => one === code);
  // Each code stands in the table above, with a type for its key.
  return found?.[0] as AuthorityType;
}
