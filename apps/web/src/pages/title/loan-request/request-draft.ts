import type { Output } from '../../../api/api.ts';

export type Choices = Output<'getLoanRequestChoices'>;

export type Option = Choices['opcoes'][number];

/** Fields of the form as written; selects hold numbers as text, '' where nothing is chosen. */
export interface RequestDraft {
  readonly option: string;
  readonly receiving: string;
  readonly origin: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly isAuthorised: boolean;
  readonly person: string;
  readonly isHome: boolean;
  readonly address: string;
}

/** Makes the initial draft: sole options are chosen; the place is the desk. */
export function firstDraft({ opcoes, telefone, email }: Choices): RequestDraft {
  const [only, ...others] = opcoes;
  const receivers = only && others.length === 0 ? only.recebimentos : [];
  const [receiver] = receivers.length === 1 ? receivers : [];
  return {
    option: '',
    receiving: receiver ? String(receiver.cod_biblioteca) : '',
    origin: '',
    place: '0',
    phone: telefone,
    email,
    isAuthorised: false,
    person: '',
    isHome: false,
    address: '',
  };
}

/** Props of each group of fields: the options, the draft, and its faults by the wire's names. */
export interface RequestFieldsProps {
  readonly choices: Choices;
  readonly draft: RequestDraft;
  readonly onChange: (next: Partial<RequestDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}
