import type {
  RequestForm,
  RequestKind,
  RequestState,
  SwitchingType,
} from '@estante/contract/plain';
import type { ChipTone } from '../../ui/data/chip.tsx';

interface RequestType {
  readonly tipo: RequestKind;
  readonly documento: SwitchingType | null;
}

/** Finds the form that a request was written on. */
export function formOf({ tipo, documento }: RequestType): RequestForm {
  return tipo === 'comutacao-bibliografica' ? (documento ?? 'artigo') : tipo;
}

/** Gives the words that name a request in a list: its title, or its subject; '' if it has neither. */
export function headingOf({
  dados,
}: {
  readonly dados: Readonly<Record<string, string | number | boolean>>;
}): string {
  const { titulo_artigo, titulo_parte, titulo, assunto_geral } = dados;
  return String(titulo_artigo ?? titulo_parte ?? titulo ?? assunto_geral ?? '');
}

export const requestTones: Readonly<Record<RequestState, ChipTone>> = {
  aguardando: 'info',
  'em-andamento': 'info',
  'custo-proposto': 'warning',
  finalizada: 'success',
  'nao-finalizada': 'neutral',
};
