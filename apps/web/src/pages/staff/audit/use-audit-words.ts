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
  const wordsOf = ({ tipo, campos, justificativa, vezes }: AuditRow) => {
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
    const more = [...fields, ...times].join(', ');
    const told = [more === '' ? what : `${what} (${more})`, ...against, justificativa];
    return told.filter(Boolean).join(' · ');
  };
  const nameOf = ({ quem, usuario }: AuditRow) =>
    quem === null ? t('audit.system') : [quem.nome, usuario].filter(Boolean).join(' · ');
  return { wordsOf, nameOf };
}
