import {
  deskPlace,
  loanRequestLengths,
  type EndpointRequest,
  type endpoints,
  type Language,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { z } from 'zod';
import { refuse, refuseBlank, type Refusal } from '../../../endpoint/refusal.ts';
import type { Parts } from './stock.ts';

type Sent = EndpointRequest<typeof endpoints.makeLoanRequest>['body'];

/** A request as it was filled in, with nothing left open. */
export interface FilledRequest extends Parts {
  readonly originId: number;
  readonly receivingId: number;
  readonly phone: string;
  readonly email: string;
  /** Null: the desk. */
  readonly placeId: number | null;
  readonly authorisedPerson: string;
  readonly isHomeDelivery: boolean;
  readonly address: string;
}

const address = z.email().max(254);

/** What was filled in, or the first thing that is missing or cannot be. */
export function readRequest(sent: Sent, language: Language): FilledRequest | Refusal {
  const t = translatorFor(language);
  const missing = missingField(sent);
  if (missing) return refuseBlank(missing, t(`loanRequests.fields.${missing}`), language);
  const emails = sent.email.split(';').flatMap((part) => part.trim() || []);
  if (!emails.every((one) => address.safeParse(one).success)) return refuse(422, 'EmailInvalido');
  return {
    originId: sent.biblioteca_origem ?? 0,
    receivingId: sent.biblioteca_recebimento ?? 0,
    volume: sent.volume ?? '',
    tome: sent.tomo ?? '',
    part: sent.parte ?? '',
    additionalMaterial: sent.material_adicional ?? '',
    phone: cleanPhone(sent.telefone),
    email: emails.join('; '),
    placeId: (sent.cod_local_recebimento ?? deskPlace) || null,
    authorisedPerson: sent.pessoa_autorizada ?? '',
    isHomeDelivery: sent.domicilio,
    address: sent.domicilio ? sent.recebimento_textual : '',
  };
}

/** Digits, dashes, parentheses and blanks, so many at most. */
export function cleanPhone(text: string): string {
  return text
    .replaceAll(/[^\d\-() ]/g, '')
    .slice(0, loanRequestLengths.phone)
    .trim();
}

/** In the order of the form. An authorised person is null, or has a name. */
function missingField(sent: Sent) {
  const choices = ['volume', 'tomo', 'parte', 'material_adicional'] as const;
  const open = choices.find((name) => sent[name] === null);
  if (open) return open;
  if (sent.biblioteca_origem === null) return 'biblioteca_origem' as const;
  if (sent.biblioteca_recebimento === null) return 'biblioteca_recebimento' as const;
  if (sent.domicilio && sent.cod_local_recebimento === null)
    return 'cod_local_recebimento' as const;
  if (sent.domicilio && sent.recebimento_textual === '') return 'recebimento_textual' as const;
  if (sent.pessoa_autorizada === '') return 'pessoa_autorizada' as const;
  return sent.email === '' ? ('email' as const) : null;
}
