import { textSections, type TextSectionCode } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { oneOf } from '../../../browser/one-of.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { NoticeList } from '../../../features/institution-edit/notice-list.tsx';
import { TextList } from '../../../features/institution-edit/text-list.tsx';
import { EachLanguage } from '../../../features/institution-edit/text-fields.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

const parts = [...textSections, 'avisos'] as const;
const hrefOf = (part: string) => `/meupergamum/atendimento/textos?secao=${part}`;

/** Texts of the site, one section at a time, each with an address of its own. */
export function Page() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const part = oneOf(parts, params.get('secao')) ?? parts[0];
  const tabs = parts.map((one) => ({ href: hrefOf(one), label: t(`edit.sections.${one}`) }));
  return (
    <StaffTask name="texts">
      <Tabs label={t('edit.sectionsLabel')} tabs={tabs} current={hrefOf(part)} />
      {part === 'avisos' ? <Notices /> : <Section key={part} secao={part} />}
    </StaffTask>
  );
}

function Section({ secao }: { readonly secao: TextSectionCode }) {
  return (
    <EditForm
      query={endpointQuery('getTexts', { params: { secao } })}
      save={(call, body) => call('changeTexts', { params: { secao }, body })}
    >
      {(document, change) => (
        <EachLanguage>
          {(language) => (
            <TextList
              language={language}
              isQuestions={secao === 'faq'}
              texts={document.textos[language]}
              onChange={(texts) =>
                change({ ...document, textos: { ...document.textos, [language]: texts } })
              }
            />
          )}
        </EachLanguage>
      )}
    </EditForm>
  );
}

function Notices() {
  return (
    <EditForm
      query={endpointQuery('getNotices', {})}
      save={(call, { versao, avisos }) => {
        const sent = avisos.map(({ cod_atividade, textos }) => ({ cod_atividade, textos }));
        return call('changeNotices', { body: { versao, avisos: sent } });
      }}
    >
      {(document, change) => (
        <NoticeList
          notices={document.avisos}
          onChange={(avisos) => change({ ...document, avisos })}
        />
      )}
    </EditForm>
  );
}
