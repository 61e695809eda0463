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
  /** Codes of the file that no list here has, as the last trial reported. */
  readonly codes: NewCodes;
  readonly lists: Run['listas'];
  readonly mapped: NonNullable<CodeMapping>;
  readonly onChange: (mapped: NonNullable<CodeMapping>) => void;
}

/** Choice of what each unknown code of the file means here: a new entry, or an existing one. */
export function MappedCodes({ codes, lists, mapped, onChange }: MappedProps) {
  return importCodeLists.map((list) => {
    const own = mapped.filter(({ lista }) => lista === list);
    const asked = askedOf(
      codes.find(({ lista }) => lista === list),
      own,
    );
    if (asked.codes.length === 0) return null;
    return (
      <CodesOfList
        key={list}
        list={list}
        {...asked}
        entries={lists.find(({ lista }) => lista === list)?.entradas ?? []}
        mapped={own}
        onChange={(some) => onChange([...mapped.filter(({ lista }) => lista !== list), ...some])}
      />
    );
  });
}

/**
 * Lists the codes of a list to choose for, those with a meaning already and those reported, and their number.
 */
function askedOf(told: NewCodes[number] | undefined, own: NonNullable<CodeMapping>) {
  const siglas = told?.siglas ?? [];
  const before = own
    .filter(({ codigo }) => siglas.every((one) => one.codigo !== codigo))
    .map(({ codigo }) => ({ codigo, exemplares: 0 }));
  return { codes: [...before, ...siglas], total: before.length + (told?.total ?? 0) };
}

/**
 * Codes of a list; loan types are in sight, as lending depends on them; the others may be hundreds, and are
 * folded.
 */
function CodesOfList(props: CodeListProps) {
  const { t } = useTranslation();
  const { list, mapped } = props;
  const [isOpen, setOpen] = useState(mapped.length > 0);
  const title = t(`imports.mapLists.${list}`);
  if (list === 'tipo_emprestimo') return <LoanTypes {...props} />;
  return (
    <Disclosure
      title={title}
      note={t('imports.number', { count: props.total })}
      isOpenAtFirst={isOpen}
      onToggle={setOpen}
    >
      {isOpen && <FoldedCodes {...props} />}
    </Disclosure>
  );
}

function FoldedCodes(props: CodeListProps) {
  const { t } = useTranslation();
  return (
    <fieldset aria-label={t(`imports.mapLists.${props.list}`)}>
      <Stack gap={3}>
        <CodeChoices {...props} />
      </Stack>
    </fieldset>
  );
}

function LoanTypes(props: CodeListProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend>{t(`imports.mapLists.${props.list}`)}</legend>
      <Stack gap={3}>
        <Message tone="warning" actions={<LoanTypeLinks />}>
          {t('imports.newTypes')}
        </Message>
        <CodeChoices {...props} />
      </Stack>
    </fieldset>
  );
}

function LoanTypeLinks() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Link href={loanRulesPath}>{t('imports.loanRules')}</Link>
      <Link href={loanTypesPath}>{t('imports.loanTypes')}</Link>
    </Cluster>
  );
}
