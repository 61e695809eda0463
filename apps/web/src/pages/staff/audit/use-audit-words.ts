import { useTranslation } from '../../../languages/use-translation.ts';
import type { AuditRow } from './audit-row.ts';

/** What a row of the audit says, in words. */
export function useAuditWords() {
  const { t } = useTranslation();
  const fieldOf = (field: string) => {
    const ofPerson = t(`people.fields.${field}` as 'people.fields.nome', { defaultValue: '' });
    return (
      ofPerson ||
      t(`personalData.fields.${field}` as 'personalData.fields.cpf', { defaultValue: field })
    );
  };
  const areaOf = (area: string) => {
    const page = area.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return (
      t(`audit.areas.${page}` as 'audit.areas.lists', { defaultValue: '' }) ||
      t(`staff.pages.${page}` as 'staff.pages.desk', { defaultValue: area })
    );
  };
  const wordsOf = ({ tipo, campos, area, de_que, justificativa, vezes }: AuditRow) => {
    const what = tipo === null ? t('audit.unknown') : t(`audit.kinds.${tipo}`);
    const fields = tipo === 'person-changed' ? campos.map(fieldOf) : [];
    const against =
      tipo === 'refusal-overridden'
        ? campos.map((motive) =>
            t(`circulation.reason.${motive}` as 'circulation.reason.debito', {
              defaultValue: motive,
            }),
          )
        : [];
    const times = vezes !== null && vezes > 1 ? [t('audit.times', { count: vezes })] : [];
    const place = area === null ? [] : [areaOf(area)];
    const more = [...place, de_que, ...fields, ...times].filter(Boolean).join(', ');
    const told = [more === '' ? what : `${what} (${more})`, ...against, justificativa];
    return told.filter(Boolean).join(' · ');
  };
  const nameOf = ({ quem, usuario }: AuditRow) =>
    quem === null ? t('audit.system') : [quem.nome, usuario].filter(Boolean).join(' · ');
  return { wordsOf, nameOf };
}
