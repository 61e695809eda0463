import { useTranslation } from '../../../languages/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { peopleHref } from './people-address.ts';

interface KnownPersonProps {
  /** Values of a refusal: of the person who has this document, or of another refusal. */
  readonly values: Readonly<Record<string, string | number>> | undefined;
}

/** Link to the person who has the typed document. */
export function KnownPerson({ values: { nome: name, cod_pessoa: id } = {} }: KnownPersonProps) {
  const { t } = useTranslation();
  if (id === undefined) return null;
  return (
    <p>
      <Link href={peopleHref({ person: Number(id) })}>
        {t('people.seeKnown', { name: String(name) })}
      </Link>
    </p>
  );
}
