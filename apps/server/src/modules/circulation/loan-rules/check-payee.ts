import type { FieldFault } from '../../institution/index.ts';
import { isCnpj, readPixKey } from '../debts/index.ts';
import type { Numbers } from './number-repository.ts';

type PayeeBody = Pick<Numbers, 'chave_pix' | 'cnpj' | 'prefixo_gru' | 'orgao_gru'>;

/** Checks a payee: the Pix key and the CNPJ as they are kept, or the first fault. */
export function checkPayee(sent: PayeeBody): Pick<PayeeBody, 'chave_pix' | 'cnpj'> | FieldFault {
  const key = sent.chave_pix === '' ? { key: '' } : readPixKey(sent.chave_pix);
  if (typeof key === 'string') return { field: 'chave_pix', fault: key, value: sent.chave_pix };
  const cnpj = sent.cnpj.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (cnpj !== '' && !isCnpj(cnpj)) return { field: 'cnpj', fault: 'cnpj', value: sent.cnpj };
  if (!isIssuerOf(sent))
    return { field: 'orgao_gru', fault: 'slipIssuer', value: sent.prefixo_gru };
  return { chave_pix: key.key, cnpj };
}

/** Whether the issuer has the digits of its segment: eight, of a CNPJ, in segment 6 of FEBRABAN; else four. */
function isIssuerOf({ prefixo_gru: prefix, orgao_gru: issuer }: PayeeBody): boolean {
  if (prefix === '') return true;
  return issuer.length === (prefix.startsWith('86') ? 8 : 4);
}
