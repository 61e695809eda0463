import { formatMoney, phraseOr } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { AuditRow } from './audit-row.ts';
import { areaWord, changedWords } from './audit-words.ts';

/** Puts a row of the audit into words: the act, and its actor. */
export function useAuditWords() {
  const { t, i18n } = useTranslation();
  const wordsOf = (row: AuditRow) => {
    const { tipo, campos, area, ato, de_que, justificativa, valor_centavos: sum } = row;
    const { vezes, pessoas } = row;
    const what = tipo === null ? t('audit.unknown') : t(`audit.kinds.${tipo}`);
    const fields = changedWords(row, t);
    const acts = ato === null ? [] : [t(`audit.acts.${ato}`)];
    const against =
      tipo === 'refusal-overridden'
        ? campos.map((motive) => phraseOr(t, `circulation.reason.${motive}`, motive))
        : [];
    const people = pessoas !== null && pessoas > 1 ? [t('audit.people', { count: pessoas })] : [];
    const times = vezes !== null && vezes > 1 ? [t('audit.times', { count: vezes })] : [];
    // Permissions of staff without another role are recorded under this word of the wire.
    const ofWhat = de_que === 'equipe' ? t('people.roles.equipe') : de_que;
    const place = area === null ? [] : [areaWord(area, t)];
    const money = sum === null ? [] : [formatMoney(sum, i18n.language)];
    const more = [...place, ...acts, ofWhat, ...fields, ...money, ...people, ...times]
      .filter(Boolean)
      .join(', ');
    const told = [more === '' ? what : `${what} (${more})`, ...against, justificativa];
    return told.filter(Boolean).join(' · ');
  };
  const nameOf = ({ quem, usuario }: AuditRow) =>
    quem === null ? t('audit.system') : [quem.nome, usuario].filter(Boolean).join(' · ');
  return { wordsOf, nameOf };
}
