import { batchLimit, type endpoints, type EndpointRequest } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuseBlank, refuseFields } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { code128 } from '../../../platform/barcodes/code-128.ts';
import { code39 } from '../../../platform/barcodes/code-39.ts';
import type { Context } from '../../context.ts';
import type { CopyRow } from '../copy-rows.ts';
import { findMeant } from '../meant-copies.ts';
import { labelsOf, sheets } from './sheets.ts';
import { spineLines } from './spine-lines.ts';
import { writeLabels, type Label } from './write-labels.ts';

type Body = EndpointRequest<typeof endpoints.printCopyLabels>['body'];

export function printCopyLabels({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): UseCase<typeof endpoints.printCopyLabels> {
  return async ({ body }, { person: { loginId }, language }) => {
    const t = translatorFor(language);
    const codes = body.codigos.split(/[\n\r\t;,]+/).map((code) => code.trim());
    const given = codes.filter(Boolean);
    if (given.length === 0) return refuseBlank('codigos', t('staffCopies.codes'), language);
    if (given.length > batchLimit) {
      const mensagem = t('staffCopies.tooManyCodes', { limit: batchLimit });
      return refuseFields([{ campo: 'codigos', mensagem }], language);
    }
    const sheet = sheets[body.folha];
    if (body.inicio > labelsOf(sheet)) {
      const mensagem = t('labels.ofSheet', { count: labelsOf(sheet) });
      return refuseFields([{ campo: 'inicio', mensagem }], language);
    }
    const meantBy = await findMeant({ db, loginId, language }, given);
    const labels = given.map((code) => labelOf(meantBy(code), body));
    const desconhecidos = given.filter((_, at) => labels[at] === null);
    const drawn = labels.filter((label) => label !== null);
    if (drawn.length === 0) {
      const mensagem = t('labels.noneFound');
      return refuseFields([{ campo: 'codigos', mensagem }], language);
    }
    const madeAt = new Date(clock.now().epochMilliseconds);
    const order = { sheet, first: body.inicio - 1, language, madeAt };
    const content = await writeLabels(drawn, { ...order, title: t('staff.pages.labels') });
    return {
      status: 200,
      body: {
        nome: 'etiquetas.pdf',
        tipo_conteudo: 'application/pdf',
        conteudo: content.toString('base64'),
        desconhecidos,
      },
    };
  };
}

/** Label of a copy; null where there is no such copy, more than one, or nothing that its label could say. */
function labelOf([copy, another]: readonly CopyRow[], { tipo, codigo }: Body): Label | null {
  if (!copy?.barcode || another) return null;
  if (tipo === 'lombada') {
    const { call_number: callNumber, volume, copy_number: copyNumber } = copy;
    const lines = spineLines({ callNumber, volume, copyNumber });
    return lines.length > 0 ? { kind: 'spine', lines } : null;
  }
  const code = codigo === 'code39' ? code39(copy.barcode) : code128(copy.barcode);
  return code && { kind: 'code', code, text: copy.barcode, over: copy.library };
}
