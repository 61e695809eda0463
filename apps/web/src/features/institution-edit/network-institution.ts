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
