import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { z } from 'zod';
import { refuse, refuseBlanks, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import { refuseNewPassword } from '../auth/index.ts';
import { isSetupCode } from './setup-code.ts';

export type SetupEntry = EndpointRequest<typeof endpoints.setUp>['body'];

const needed = [
  'codigo',
  'instituicao',
  'sigla',
  'campus',
  'biblioteca',
  'sigla_biblioteca',
  'nome',
  'email',
  'usuario',
  'senha',
] as const;
/** Form of a library's code, as records name libraries. */
const libraryCode = /^\S{1,10}$/u;
const username = /^\S{3,50}$/u;

/** Refuses an entry that a network cannot be set up with, each field told; or null. */
export async function refuseEntry(
  db: Db,
  entry: SetupEntry,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<Refusal | null> {
  const t = translatorFor(language);
  const [first, ...blank] = needed
    .filter((field) => entry[field].trim() === '')
    .map((field) => ({ field, name: t(`setup.fields.${field}`) }));
  if (first) return refuseBlanks([first, ...blank], language);
  if (!isSetupCode(entry.codigo, code)) {
    const fields = [{ campo: 'codigo', mensagem: t('setup.wrongCode') }];
    return { ...refuse(422, 'DadosInvalidos', { campos: t('setup.wrongCode') }), fields };
  }
  const wrong = [
    ...(libraryCode.test(entry.sigla_biblioteca) ? [] : (['sigla_biblioteca'] as const)),
    ...(z.email().safeParse(entry.email).success ? [] : (['email'] as const)),
    ...(username.test(entry.usuario) ? [] : (['usuario'] as const)),
  ];
  if (wrong.length > 0) {
    const fields = wrong.map((campo) => ({ campo, mensagem: t(`setup.wrong.${campo}`) }));
    return refuseFields(fields, language);
  }
  const owner = { personId: 0, name: entry.nome };
  return refuseNewPassword(db, owner, entry.senha.trim(), { field: 'senha', language });
}
