import { importCodeLists } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { CodeChoices } from './code-choices.tsx';
import type { CodeMapping, NewCodes, CodeListProps } from './code-mapping.ts';
import { loanRulesPath, loanTypesPath } from './imports-address.ts';
import type { Run } from './run.ts';

interface MappedProps {
  /** Codes that the file brings and no list here has, as the last trial said. */
  readonly codes: NewCodes;
  readonly lists: Run['listas'];
  readonly mapped: NonNullable<CodeMapping>;
  readonly onChange: (mapped: NonNullable<CodeMapping>) => void;
}

/** Meaning here of each code of the file that no list has: a new entry, or one that is here. */
export function MappedCodes({ codes, lists, mapped, onChange }: MappedProps) {
  return importCodeLists.map((list) => {
    const told = codes.find(({ lista }) => lista === list);
    const own = mapped.filter(({ lista }) => lista === list);
    const siglas = told?.siglas ?? [];
    const all = [
      ...own
        .filter(({ codigo }) => siglas.every((one) => one.codigo !== codigo))
        .map(({ codigo }) => ({ codigo, exemplares: 0 })),
      ...siglas,
    ];
    if (all.length === 0) return null;
    return (
      <CodesOfList
        key={list}
        list={list}
        codes={all}
        total={all.length - siglas.length + (told?.total ?? 0)}
        entries={lists.find(({ lista }) => lista === list)?.entradas ?? []}
        mapped={own}
        onChange={(some) => onChange([...mapped.filter(({ lista }) => lista !== list), ...some])}
      />
    );
  });
}

/** Loan types are in sight: what is lent hangs on them. Of the others there may be hundreds. */
function CodesOfList(props: CodeListProps) {
  const { t } = useTranslation();
  const { list, mapped } = props;
  const [isOpen, setOpen] = useState(mapped.length > 0);
  const title = t(`imports.mapLists.${list}`);
  if (list === 'tipo_emprestimo') {
    return (
      <fieldset>
        <legend>{title}</legend>
        <Stack gap={3}>
          <Message
            tone="warning"
            actions={
              <Cluster>
                <Link href={loanRulesPath}>{t('imports.loanRules')}</Link>
                <Link href={loanTypesPath}>{t('imports.loanTypes')}</Link>
              </Cluster>
            }
          >
            {t('imports.newTypes')}
          </Message>
          <CodeChoices {...props} />
        </Stack>
      </fieldset>
    );
  }
  return (
    <Disclosure
      title={title}
      note={t('imports.number', { count: props.total })}
      isOpenAtFirst={isOpen}
      onToggle={setOpen}
    >
      {isOpen && (
        <fieldset aria-label={title}>
          <Stack gap={3}>
            <CodeChoices {...props} />
          </Stack>
        </fieldset>
      )}
    </Disclosure>
  );
}
