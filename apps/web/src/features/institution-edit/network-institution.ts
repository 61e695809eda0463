import type { Output } from '../../api/api.ts';

export type NetworkInstitution = Output<'getNetwork'>['instituicoes'][number];

export const newInstitution: NetworkInstitution = {
  cod_instituicao: null,
  nome: '',
  endereco: '',
  prefixo: 'oai_dc',
  conjunto: '',
  logotipo: '',
  link_acervo: '',
  link_reserva: '',
  frequencia: 'diaria',
  pausada: false,
  estado: null,
};

/** Gives the settings of an institution that staff make; the state of its harvests is the server's. */
export function sentInstitution(institution: NetworkInstitution) {
  return {
    cod_instituicao: institution.cod_instituicao,
    nome: institution.nome,
    endereco: institution.endereco,
    prefixo: institution.prefixo,
    conjunto: institution.conjunto,
    logotipo: institution.logotipo,
    link_acervo: institution.link_acervo,
    link_reserva: institution.link_reserva,
    frequencia: institution.frequencia,
    pausada: institution.pausada,
  };
}
