import { activities, modules } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { usePersonalValue } from '../../../parts/patrons/use-personal-value.ts';
import { isPermitted } from '../../../session/is-permitted.ts';
import { useSessionState } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import type { Person } from './person.ts';

/** Standing of a person with the library, and their data. */
export function PersonFacts({ person }: { readonly person: Person }) {
  return (
    <Stack gap={4}>
      <PersonStanding person={person} />
      <KnownFacts person={person} />
    </Stack>
  );
}

function PersonStanding({ person }: { readonly person: Person }) {
  const { t, i18n } = useTranslation();
  const { emprestimos, em_atraso, reservas, debito_centavos, afastado_ate } = person.circulacao;
  const facts = [
    t('people.loans', { count: emprestimos }),
    ...(em_atraso > 0 ? [t('people.overdue', { count: em_atraso })] : []),
    t('people.holds', { count: reservas }),
    t(debito_centavos > 0 ? 'people.owes' : 'people.owesNothing', { sum: debito_centavos }),
    ...(afastado_ate === null
      ? []
      : [t('people.suspended', { day: formatDay(afastado_ate, i18n.language) })]),
  ];
  return (
    <Stack gap={3}>
      <p>{facts.join(' · ')}</p>
      <Cluster>
        <PaymentsWay id={person.cod_pessoa} />
      </Cluster>
    </Stack>
  );
}

function PaymentsWay({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const state = useSessionState();
  const isGiven =
    state.kind === 'signed-in' &&
    isPermitted(state.person, modules.staff, activities.staffPayments);
  if (!isGiven) return null;
  const href = `/meupergamum/atendimento/pagamentos?pessoa=${id}`;
  return <ButtonLink href={href}>{t('people.toPayments')}</ButtonLink>;
}

const shown = [
  'identidade',
  'cpf',
  'data_nascimento',
  'logradouro',
  'complemento',
  'bairro',
  'cidade',
  'cep',
] as const;

function KnownFacts({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const valueOf = usePersonalValue();
  const valuesOf = (text: string | null) => (text === null || text === '' ? [] : [text]);
  return (
    <DefinitionList
      items={[
        { term: t('people.fields.emails'), values: valuesOf(person.email) },
        { term: t('people.unconfirmed'), values: person.emails_a_confirmar },
        { term: t('people.fields.telefone'), values: valuesOf(person.telefone) },
        ...shown.map((field) => ({
          term: t(`personalData.fields.${field}`),
          values: valuesOf(person[field]).map((value) => valueOf(field, value)),
        })),
        { term: t('people.fields.observacao'), values: valuesOf(person.observacao) },
      ]}
    />
  );
}
