import {
  deskPlace,
  loanRequestLengths,
  type EndpointRequest,
  type endpoints,
  type Language,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlanks, type Refusal } from '../../../endpoint/refusal.ts';
import { faultOfEmails, joinEmails, splitEmails } from '../../personal-data/index.ts';
import type { Parts } from './stock.ts';

type LoanRequestBody = EndpointRequest<typeof endpoints.makeLoanRequest>['body'];

/** A request as it was filled in, with nothing left open. */
export interface FilledRequest extends Parts {
  readonly originId: number;
  readonly receivingId: number;
  readonly phone: string;
  readonly email: string;
  /** Service point where it is fetched; null: the desk. */
  readonly servicePointId: number | null;
  readonly authorisedPerson: string;
  readonly isHomeDelivery: boolean;
  readonly address: string;
}

/** Reads a request as it was filled in, or refuses it with all that is missing or cannot be. */
export function readRequest(sent: LoanRequestBody, language: Language): FilledRequest | Refusal {
  const t = translatorFor(language);
  const emails = splitEmails(sent.email);
  const missing = missingFields(sent, emails).map((field) => ({
    field,
    name: t(`loanRequests.fields.${field}`),
  }));
  const [first, ...others] = missing;
  if (first) return refuseBlanks([first, ...others], language);
  const fault = faultOfEmails(emails);
  if (fault !== null) {
    const fields = [{ campo: 'email', mensagem: t(`errors.${fault}`) }];
    return { ...refuse(422, fault), fields };
  }
  return {
    originId: sent.biblioteca_origem ?? 0,
    receivingId: sent.biblioteca_recebimento ?? 0,
    volume: sent.volume ?? '',
    tome: sent.tomo ?? '',
    part: sent.parte ?? '',
    additionalMaterial: sent.material_adicional ?? '',
    phone: cleanPhone(sent.telefone),
    email: joinEmails(emails),
    servicePointId: (sent.cod_local_recebimento ?? deskPlace) || null,
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

/** Fields that are missing, in the order of the form. An authorised person is null, or has a name. */
function missingFields(sent: LoanRequestBody, emails: readonly string[]) {
  const { domicilio: isHome } = sent;
  const fields = [
    ['volume', sent.volume === null],
    ['tomo', sent.tomo === null],
    ['parte', sent.parte === null],
    ['material_adicional', sent.material_adicional === null],
    ['biblioteca_recebimento', sent.biblioteca_recebimento === null],
    ['biblioteca_origem', sent.biblioteca_origem === null],
    ['cod_local_recebimento', isHome && sent.cod_local_recebimento === null],
    ['email', emails.length === 0],
    ['pessoa_autorizada', sent.pessoa_autorizada === ''],
    ['recebimento_textual', isHome && sent.recebimento_textual === ''],
  ] as const;
  return fields.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}
