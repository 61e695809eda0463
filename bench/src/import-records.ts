import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { writeIso2709, type DataField, type Field, type MarcRecord } from '@estante/marc';
import { data } from './data-field.ts';

const words = `água alma amigo amor análise árvore arte atlas aula avenida barco biblioteca
  botânica caminho campo canção capital cartas casa cidade ciência clima código comércio contos
  corpo costa crítica cultura dança deserto direito ecologia economia educação energia engenharia
  ensaio ensino escola estado estrada estudos fábula família festa filosofia física flora floresta
  fogo folha fronteira futuro geologia geografia governo gramática guerra história horizonte idade
  ilha imagem indústria infância inverno jardim jornal justiça lei leitura lenda letra língua
  literatura livro lógica lua luz manhã manual máquina mar matemática medicina memória mercado mestre
  método mito montanha mulher mundo música narrativa natureza navio noite norte números obra olhar
  ordem origem palavra palácio papel pedra pensamento pintura poema poesia política ponte porto povo
  praça princípios química razão reforma república rio romance rua saúde segredo sertão silêncio sol
  sombra sonho sul teatro tempo teoria terra trabalho tradição trem verão viagem vida vila voz`.split(
  /\s+/,
);
const surnames =
  `Almeida Andrade Araújo Barbosa Batista Borges Campos Cardoso Carvalho Castro Correia
  Costa Cunha Dias Duarte Farias Fernandes Ferreira Fonseca Freitas Gomes Gonçalves Guimarães Lima
  Lopes Macedo Machado Magalhães Marques Martins Medeiros Melo Mendes Monteiro Moraes Moreira Moura
  Nascimento Nogueira Nunes Oliveira Pereira Pinto Pires Queirós Ramos Ribeiro Rocha Rodrigues Santos
  Silva Siqueira Soares Souza Teixeira Vargas Vieira Xavier`.split(/\s+/);
const forenames =
  `Adélia Alice Ana Antônio Augusto Beatriz Bruno Caio Carlos Cecília Clara Davi Diego
  Eduardo Elisa Fábio Fernanda Gabriel Helena Henrique Inês Isabel Joana João Jorge José Júlia Lúcia
  Luís Manuel Marcos Maria Mário Miguel Nélida Otávio Paulo Pedro Rachel Raul Rita Rosa Sérgio Sofia
  Tomás Vera Vítor`.split(/\s+/);
const places = [
  'São Paulo',
  'Rio de Janeiro',
  'Porto Alegre',
  'Belo Horizonte',
  'Recife',
  'Lisboa',
];
const libraries = ['CENTRAL', 'NORTE', 'SUL', 'LESTE', 'OESTE', 'ARQUIVO'];

/** Number of words in the catalogue, from the commonest to those of a record or two. */
const vocabulary = 60_000;
/** Flatness of the beginning of the law of Zipf and Mandelbrot: a word of rank r comes by 1 / (r + flat). */
const flat = 20;
const syllables = Array.from('bcdfglmnprstv').flatMap((sound) =>
  Array.from('aeiou', (vowel) => sound + vowel),
);

/** Word of a rank: real words of the language for the commonest ranks, invented ones for the rest. */
function wordOfRank(rank: number): string {
  const known = words[rank];
  if (known !== undefined) return known;
  // Invented words have three syllables or more, so each differs from those of neighbouring ranks.
  const base = syllables.length;
  let number = base ** 2 + ((rank * 7_919) % 262_139);
  let word = '';
  for (; number > 0; number = Math.floor(number / base)) word += syllables[number % base];
  return word;
}

/** Numbers that look random and are the same on every run (a linear congruential generator). */
function generator(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Choose = <T>(from: readonly T[]) => T;

/**
 * A book as libraries describe it: some 24 fields, one to three copies, words as often as people use
 * them, and as many as the 10,710 real records of the tests have (`bench/README.md`).
 */
export function benchRecord(number: number): MarcRecord {
  const below = generator(number + 1);
  const choose: Choose = (from) => from[below(from.length)] as (typeof from)[number];
  const word = () => {
    const share = below(2 ** 20) / 2 ** 20;
    return wordOfRank(Math.floor(flat * ((vocabulary + flat) / flat) ** share - flat));
  };
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const year = 1950 + below(75);
  const fields: Field[] = [
    { tag: '001', value: `bench-${number}` },
    { tag: '003', value: 'BR-BENCH' },
    { tag: '005', value: '20250101120000.0' },
    { tag: '008', value: `250101s${year}    bl ||||| |||| 00| 0 por d` },
    data('020', '  ', ['a', isbn(number)], ['q', 'broch.']),
    data('040', '  ', ['a', 'BR-BENCH'], ['b', 'por']),
    data('041', '0 ', ['a', 'por']),
    data('082', '04', ['a', `${below(1000)}.${below(100)}`], ['2', '23']),
    data('090', '  ', ['a', `${below(1000)}`], ['b', `${choose(surnames).charAt(0)}${below(999)}`]),
    ...description(number, year, { below, choose, phrase }),
    ...copies(number, below, choose),
  ];
  return { leader: '00000nam a2200000 a 4500', fields };
}

interface Draw {
  readonly below: (limit: number) => number;
  readonly choose: Choose;
  readonly phrase: (length: number) => string;
}

function description(number: number, year: number, { below, choose, phrase }: Draw): Field[] {
  const name = () => nameOf(mostlyFew(below, 40_000));
  const [author, translator] = [name(), name()];
  const subject = () => subjectOf(mostlyFew(below, 30_000));
  const oneIn = (records: number, field: () => DataField) =>
    below(records) === 0 ? [field()] : [];
  return [
    data('100', '1 ', ['a', author], ['4', 'aut']),
    data(
      '245',
      '10',
      ['a', `${phrase(3)} ${findable(number)} :`],
      ['b', `${phrase(4)} /`],
      ['c', `${asSaid(author)} ; tradução de ${asSaid(translator)}.`],
    ),
    data('250', '  ', ['a', `${1 + below(9)}. ed.`]),
    data(
      '264',
      ' 1',
      ['a', `${choose(places)} :`],
      ['b', `Editora ${choose(words)},`],
      ['c', `${year}.`],
    ),
    data('300', '  ', ['a', `${80 + below(600)} p. :`], ['b', 'il. ;'], ['c', '21 cm.']),
    ...oneIn(4, () =>
      data('490', '0 ', ['a', `Coleção ${choose(words)} ;`], ['v', `${1 + below(40)}`]),
    ),
    data('500', '  ', ['a', `Inclui ${phrase(5)}.`]),
    ...oneIn(4, () =>
      data('504', '  ', ['a', `Bibliografia: p. ${100 + below(300)}-${400 + below(100)}.`]),
    ),
    ...oneIn(12, () =>
      data('505', '0 ', ['a', Array.from({ length: 18 }, () => phrase(5)).join(' -- ')]),
    ),
    ...oneIn(25, () => data('520', '  ', ['a', `${phrase(90)}.`])),
    subject(),
    subject(),
    subject(),
    data('700', '1 ', ['a', translator], ['4', 'trl']),
  ];
}

/** Number in which low values are common and high values rare: a title brings some two new headings. */
function mostlyFew(below: Draw['below'], limit: number): number {
  return Math.floor((below(limit) * below(limit)) / limit);
}

function nameOf(number: number): string {
  const below = generator(number);
  const choose: Choose = (from) => from[below(from.length)] as (typeof from)[number];
  return `${choose(surnames)}, ${choose(forenames)} ${choose(surnames)}, ${1880 + below(100)}-`;
}

/** Name as on a title page: 'Ana Costa Vargas' for the heading 'Vargas, Ana Costa, 1920-'. */
function asSaid(heading: string): string {
  const [surname, others] = heading.split(', ');
  return `${others} ${surname}`;
}

function subjectOf(number: number): DataField {
  const below = generator(-number);
  const choose: Choose = (from) => from[below(from.length)] as (typeof from)[number];
  return data('650', ' 4', ['a', choose(words)], ['x', choose(words)], ['z', choose(places)]);
}

/** Word that only this record has, for looking it up. */
export function findable(number: number): string {
  return `palavra${number}`;
}

function copies(number: number, below: Draw['below'], choose: Choose): DataField[] {
  return Array.from({ length: 1 + below(3) }, (_, at) =>
    data(
      '952',
      '  ',
      ['a', choose(libraries)],
      ['b', choose(libraries)],
      ['c', 'GERAL'],
      ['d', `20${10 + below(14)}-0${1 + below(9)}-1${below(9)}`],
      ['p', `B${number}-${at}`],
      ['y', 'LIVRO'],
    ),
  );
}

/** ISBN-13 with its check digit (ISO 2108). */
function isbn(number: number): string {
  const stem = `97885${String(number).padStart(7, '0')}`;
  const sum = Array.from(stem).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${stem}${(10 - (sum % 10)) % 10}`;
}

export async function writeBenchFile(path: string, records: number): Promise<number> {
  const file = createWriteStream(path);
  for (let number = 0; number < records; number += 1) {
    const written = writeIso2709(benchRecord(number));
    if (written.kind === 'refused') throw new Error(`record ${number}: ${written.reason}`);
    if (!file.write(written.bytes)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return file.bytesWritten;
}
