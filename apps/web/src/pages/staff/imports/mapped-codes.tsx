import { importCodeLists, type ImportCodeList } from '@estante/contract/plain';
import { useState } from 'react';
import type { Input, Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { codeWords } from './code-words.ts';
import { loanRulesPath, loanTypesPath } from './imports-address.ts';

type Mapped = Input<'startImportRun'>['body']['opcoes']['siglas'];
type Run = Output<'getImportRun'>;
type NewCodes = NonNullable<Run['relatorio']>['siglas_novas'];

interface MappedProps {
  /** Codes that the file brings and no list here has, as the last trial said. */
  readonly codes: NewCodes;
  readonly lists: Run['listas'];
  readonly mapped: NonNullable<Mapped>;
  readonly onChange: (mapped: NonNullable<Mapped>) => void;
}

/**
 * Codes of a list that are asked about at most: a choice for each of more would be a page without
 * end.
 */
const mostAsked = 50;

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

interface ListProps {
  readonly list: ImportCodeList;
  readonly codes: NewCodes[number]['siglas'];
  readonly total: number;
  readonly entries: Run['listas'][number]['entradas'];
  readonly mapped: NonNullable<Mapped>;
  readonly onChange: (mapped: NonNullable<Mapped>) => void;
}

/** Loan types are in sight: what is lent hangs on them. Of the others there may be hundreds. */
function CodesOfList(props: ListProps) {
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
          <Choices {...props} />
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
            <Choices {...props} />
          </Stack>
        </fieldset>
      )}
    </Disclosure>
  );
}

function Choices({ list, codes, total, entries, mapped, onChange }: ListProps) {
  const { t } = useTranslation();
  const set = (codigo: string, value: string) => {
    const others = mapped.filter((one) => one.codigo !== codigo);
    const said = { lista: list, codigo, cod_entrada: Number(value) };
    onChange(value === '' ? others : [...others, said]);
  };
  return (
    <>
      <p>{t('imports.mapListText')}</p>
      {total > mostAsked && <p>{t('imports.mapMore', { number: total })}</p>}
      {codes.slice(0, mostAsked).map((one) => (
        <Select
          key={one.codigo}
          label={codeWords(one, t)}
          value={String(mapped.find(({ codigo }) => codigo === one.codigo)?.cod_entrada ?? '')}
          options={[
            { value: '', label: t('imports.mapCreate') },
            ...entries.map(({ cod_entrada, sigla, nome }) => ({
              value: String(cod_entrada),
              label: nome === sigla ? nome : t('imports.entry', { name: nome, code: sigla }),
            })),
          ]}
          onChange={({ target }) => set(one.codigo, target.value)}
        />
      ))}
    </>
  );
}
