import { isBlankVendor, placeNames, secureAddress, type endpoints } from '@estante/contract';
import { type Db, type Safe, sealAnew, secretName } from '@estante/database';
import type { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../institution/index.ts';
import { findEveryPlace, removeVendor, writeVendor } from './repository.ts';

type VendorBody = z.output<(typeof endpoints.changeVendors)['body']>['fornecedores'][number];

const part = { area: 'vendors', read: readVendors, trace: traceVendors };

export function getVendors(db: Db): UseCase<typeof endpoints.getVendors> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

interface VendorEditDeps extends EditDeps {
  readonly safe: Safe;
}

export function changeVendors(deps: VendorEditDeps): UseCase<typeof endpoints.changeVendors> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const known = new Map((await findEveryPlace(trx)).map((one) => [one.name, one.secret]));
        const written = body.fornecedores.filter((one) => !isBlankVendor(one));
        const nameless = written.find((one) => !one.novo_segredo && !known.get(one.base));
        if (nameless) {
          const field = `fornecedores.${nameless.base}.novo_segredo`;
          return refuseField({ field, fault: 'secret', value: nameless.base }, language);
        }
        for (const one of body.fornecedores)
          await write(trx, deps.safe, one, known.get(one.base) ?? null);
        return null;
      },
    });
}

async function write(trx: Db, safe: Safe, sent: VendorBody, known: string | null): Promise<void> {
  if (isBlankVendor(sent)) return removeVendor(trx, sent.base);
  const { base: name, nome: label, endereco, hosts, ativo: enabled, novo_segredo } = sent;
  const secret =
    novo_segredo === undefined
      ? known
      : sealAnew(safe, known, Buffer.from(novo_segredo), secretName.vendor(name));
  if (!secret) throw new Error(`the vendor '${name}' has no secret`);
  // As a browser writes it: the database looks at how it begins.
  const address = secureAddress(endereco)?.href ?? '';
  await writeVendor(trx, { name, label, address, hosts: [...new Set(hosts)], secret, enabled });
}

/** Reads all vendors that there can be, in the order of their names in the specification. */
async function readVendors(db: Db) {
  const rows = await findEveryPlace(db);
  const fornecedores = placeNames.map((base) => {
    const row = rows.find(({ name }) => name === base);
    return {
      base,
      nome: row?.label ?? '',
      endereco: row?.address ?? '',
      hosts: [...(row?.hosts ?? [])],
      ativo: row?.enabled ?? false,
      segredo_definido: (row?.secret ?? null) !== null,
    };
  });
  return { fornecedores };
}

/** Reads each field of each vendor under a name of its own, the secret among them. */
async function traceVendors(db: Db): Promise<Readonly<Record<string, string>>> {
  const rows = await findEveryPlace(db);
  const fields = placeNames.flatMap((base) => {
    const row = rows.find(({ name }) => name === base);
    return [
      [`${base}.nome`, row?.label ?? ''],
      [`${base}.endereco`, row?.address ?? ''],
      [`${base}.hosts`, row?.hosts.join() ?? ''],
      [`${base}.ativo`, String(row?.enabled ?? false)],
      [`${base}.segredo`, row?.secret ?? ''],
    ];
  });
  return Object.fromEntries(fields) as Readonly<Record<string, string>>;
}
