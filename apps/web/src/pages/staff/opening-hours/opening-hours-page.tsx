import { replaceAt } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { LibraryHours, type OpeningHours, type Library } from './library-hours.tsx';

export function Page() {
  return (
    <StaffTask name="openingHours">
      <EditForm
        query={endpointQuery('getOpeningHours', {})}
        save={(call, { versao, bibliotecas }) =>
          call('changeOpeningHours', {
            body: { versao, bibliotecas: bibliotecas.map(sentLibrary) },
          })
        }
      >
        {(document, change) => <LibrariesFields document={document} onChange={change} />}
      </EditForm>
    </StaffTask>
  );
}

const sentLibrary = ({ cod_biblioteca, horarios, pontos, semana }: Library) => ({
  cod_biblioteca,
  horarios,
  pontos,
  semana,
});

interface LibrariesFieldsProps {
  readonly document: OpeningHours;
  readonly onChange: (document: OpeningHours) => void;
}

function LibrariesFields({ document, onChange }: LibrariesFieldsProps) {
  const { bibliotecas } = document;
  return bibliotecas.map((library, at) => (
    <LibraryHours
      key={library.cod_biblioteca}
      library={library}
      part={`bibliotecas.${at}`}
      onChange={(next) => onChange({ ...document, bibliotecas: replaceAt(bibliotecas, at, next) })}
    />
  ));
}
