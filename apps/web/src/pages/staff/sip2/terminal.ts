import type { Input, Output } from '../../../api/api.ts';

type List = Output<'listSip2Terminals'>;
export type Terminal = List['terminais'][number];
export type Library = List['bibliotecas'][number];
export type Draft = Required<Input<'addSip2Terminal'>['body']>;

/** Makes the draft of a new terminal: at the first library, to lend, return and renew. */
export function newDraft(libraries: readonly Library[]): Draft {
  return {
    usuario: '',
    instituicao: '',
    cod_biblioteca: libraries[0]?.cod_biblioteca ?? 0,
    ponto_atendimento: null,
    caracteres: 'utf-8',
    exige_soma: true,
    direitos: ['emprestar', 'devolver', 'renovar'],
    caixas: { estante: '', reserva: '', transito: '' },
  };
}

export function draftOf(terminal: Terminal): Draft {
  const { usuario, instituicao, cod_biblioteca, ponto_atendimento } = terminal;
  const { caracteres, exige_soma, direitos, caixas } = terminal;
  const place = { cod_biblioteca, ponto_atendimento };
  return { ...place, usuario, instituicao, caracteres, exige_soma, direitos, caixas };
}
