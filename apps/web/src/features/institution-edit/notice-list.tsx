import { useTranslation } from '../../languages/use-translation.ts';
import { replaceAt } from '../../browser/lists.ts';
import type { Output } from '../../api/api.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import styles from './institution-edit.module.css';
import { EachLanguage, LineField, TextAreaField } from './text-fields.tsx';

type Notices = Output<'getNotices'>['avisos'];

interface NoticeListProps {
  readonly notices: Notices;
  readonly onChange: (notices: Notices) => void;
}

/** Notices on the features, in each language: what readers should know before they use one. */
export function NoticeList({ notices, onChange }: NoticeListProps) {
  const { t } = useTranslation();
  return (
    <div>
      {notices.map((notice, at) => (
        <Disclosure
          key={notice.cod_atividade}
          title={notice.descricao}
          note={notice.textos.pt.texto ? t('edit.hasNotice') : undefined}
        >
          <div className={styles.group}>
            <EachLanguage>
              {(language) => {
                const text = notice.textos[language];
                const put = (next: typeof text) => {
                  const textos = { ...notice.textos, [language]: next };
                  onChange(replaceAt(notices, at, { ...notice, textos }));
                };
                return (
                  <>
                    <LineField
                      label={t('edit.text.title')}
                      language={language}
                      longest={200}
                      value={text.titulo}
                      onChange={(titulo) => put({ ...text, titulo })}
                    />
                    <TextAreaField
                      label={t('edit.text.body')}
                      language={language}
                      longest={10_000}
                      value={text.texto}
                      onChange={(texto) => put({ ...text, texto })}
                    />
                  </>
                );
              }}
            </EachLanguage>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
