import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { NetworkFields } from '../../../features/institution-edit/network-fields.tsx';
import {
  newInstitution,
  sentInstitution,
} from '../../../features/institution-edit/network-institution.ts';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { AddButton } from '../../../features/institution-edit/list-buttons.tsx';

const institutionsLimit = 200;

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="network">
      <EditForm
        query={endpointQuery('getNetwork', {})}
        save={(call, { versao, instituicoes }) =>
          call('changeNetwork', {
            body: { versao, instituicoes: instituicoes.map(sentInstitution) },
          })
        }
        doubts={(before, after) =>
          before.instituicoes
            .filter(
              (one) =>
                !after.instituicoes.some((kept) => kept.cod_instituicao === one.cod_instituicao),
            )
            .map(({ nome }) => t('staffNetwork.removes', { name: nome }))
        }
      >
        {(document, change) => {
          const { instituicoes } = document;
          const put = (next: typeof instituicoes) => change({ ...document, instituicoes: next });
          return (
            <>
              {instituicoes.length === 0 && <p>{t('staffNetwork.none')}</p>}
              {instituicoes.map((institution, at) => (
                <NetworkFields
                  key={institution.cod_instituicao ?? `new-${at}`}
                  institution={institution}
                  number={at + 1}
                  onChange={(next) => put(replaceAt(instituicoes, at, next))}
                  onRemove={() => put(without(instituicoes, at))}
                />
              ))}
              <div>
                <AddButton
                  isFull={instituicoes.length >= institutionsLimit}
                  onAdd={() => put([...instituicoes, newInstitution])}
                >
                  {t('staffNetwork.add')}
                </AddButton>
              </div>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
