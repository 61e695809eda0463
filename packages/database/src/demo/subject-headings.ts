import type { DataField } from '@estante/marc';
import { dataField, type Part } from './data-field.ts';
import { authorityPart, datesAtEnd, personIndicator, personParts } from './headings.ts';

/** Bodies that are subjects of works. */
const corporateSubjects = new Set([
  'Academia Amazonense de Letras',
  'Museu Paraense Emílio Goeldi',
  'Movimento dos Trabalhadores Rurais Sem Terra',
]);

// oxfmt-ignore
const places = new Set([
  'Brasil', 'Brasil, Nordeste', 'Amazônia', 'Bahia', 'Minas Gerais', 'Rio de Janeiro', 'Goiás',
  'São Paulo', 'Canudos', 'Manaus', 'Paraná', 'Rio Grande do Sul', 'Recife', 'Ceará', 'Pará',
  'Pernambuco', 'Brasília', 'Cerrado', 'Caatinga', 'Mata Atlântica', 'Portugal', 'Lisboa',
  'África', 'Angola', 'Luanda', 'Moçambique', 'Cabo Verde', 'América', 'América Latina', 'Peru',
  'Argentina', 'Colômbia', 'Chile', 'México', 'Estados Unidos', 'Parque Nacional de Yosemite',
  'Europa', 'França', 'Inglaterra', 'Londres', 'Dublin', 'China', 'Japão', 'Acre', 'Sergipe',
  'São Luís', 'Belo Horizonte', 'Porto Alegre', 'Curitiba', 'Santa Catarina', 'Paris', 'Itália',
  'Milão', 'Nápoles', 'Veneza', 'Viena', 'Sicília', 'Roma', 'Grécia', 'Creta', 'Indochina',
  'Rússia', 'União Soviética', 'Moscou', 'Alemanha', 'Espanha', 'Cuba', 'Afeganistão',
  'África do Sul', 'Tchecoslováquia', 'Budapeste', 'Escócia', 'República Dominicana', 'Bolívia',
  'Uruguai', 'Paraguai', 'Venezuela', 'Haiti', 'Índia', 'Nigéria', 'Guiné-Bissau', 'Timor-Leste',
  'Belém', 'Salvador', 'Fortaleza', 'Pantanal', 'Espírito Santo', 'Mato Grosso', 'Piauí',
  'Maranhão', 'Paraíba', 'Alagoas', 'Rondônia', 'Roraima', 'Amazonas', 'Tocantins', 'Palmares',
]);

// oxfmt-ignore
const forms = new Set([
  'Dicionários', 'Periódicos', 'Legislação', 'Mapas', 'Bibliografia', 'Atlas', 'Biografia',
  'Ficção', 'Poesia', 'Teatro', 'Partituras', 'Canções', 'Catálogos', 'Manuais', 'Entrevistas',
  'Fontes', 'Humor', 'Problemas e exercícios', 'Introduções', 'Bases de dados',
]);

/** Code of a subdivision: form ($v), chronological ($y), geographical ($z) or general ($x). */
function subdivisionCode(text: string): string {
  if (places.has(text)) return 'z';
  if (forms.has(text)) return 'v';
  return /^Século|\d{3,4}/u.test(text) ? 'y' : 'x';
}

/** A person as subject has forename or title between name and dates; a war has only dates. */
function isPerson(main: string): boolean {
  return datesAtEnd.test(main) && main.split(', ').length > 2;
}

/** Field 600, 610, 651 or 650 of a heading whose subdivisions follow ' - '; source not specified. */
export function subjectField(subject: string): DataField {
  const [main = '', ...rest] = subject.split(' - ');
  const subdivisions = rest.map((text): Part => [subdivisionCode(text), text]);
  const tail = [...subdivisions, authorityPart(subject)];
  if (isPerson(main)) {
    return dataField('600', `${personIndicator(main)}4`, ...personParts(main), ...tail);
  }
  if (corporateSubjects.has(main)) return dataField('610', '24', ['a', main], ...tail);
  return dataField(places.has(main) ? '651' : '650', ' 4', ['a', main], ...tail);
}
