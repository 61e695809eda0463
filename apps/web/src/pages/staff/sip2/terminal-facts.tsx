import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import type { Terminal } from './terminal.ts';

/** Library, rights and wire format of a SIP2 terminal, its creator, and its last use. */
export function TerminalFacts({ terminal }: { readonly terminal: Terminal }) {
  const items = [
    ...usePlaceItems(terminal),
    ...useWireItems(terminal),
    ...useHistoryItems(terminal),
  ];
  return <DefinitionList items={items} />;
}

function usePlaceItems({ desc_biblioteca, desc_ponto_atendimento, instituicao }: Terminal) {
  const { t } = useTranslation();
  const point = desc_ponto_atendimento ? [desc_ponto_atendimento] : [];
  const institution = instituicao ? [instituicao] : [];
  return [
    { term: t('sip2Terminals.library'), values: [desc_biblioteca] },
    { term: t('sip2Terminals.servicePoint'), values: point },
    { term: t('sip2Terminals.institution'), values: institution },
  ];
}

function useWireItems({ direitos, caracteres, exige_soma }: Terminal) {
  const { t } = useTranslation();
  const rights = direitos.map((right) => t(`sip2Terminals.right.${right}`));
  const checksum = t(`sip2Terminals.${exige_soma ? 'checksumAsked' : 'checksumNotAsked'}`);
  return [
    {
      term: t('sip2Terminals.rights'),
      values: rights.length > 0 ? rights : [t('sip2Terminals.noRights')],
    },
    { term: t('sip2Terminals.characters'), values: [caracteres.toUpperCase()] },
    { term: t('sip2Terminals.checksum'), values: [checksum] },
  ];
}

function useHistoryItems({ registro, ultimo_uso: lastUse }: Terminal) {
  const { t, i18n } = useTranslation();
  const name = registro.nome ?? t('staffList.somebody');
  const setUp = t('sip2Terminals.setUpBy', { at: registro.em, name });
  const use = lastUse ? formatMoment(lastUse, i18n.language) : t('sip2Terminals.neverUsed');
  return [
    { term: t('sip2Terminals.setUp'), values: [setUp] },
    { term: t('sip2Terminals.lastUse'), values: [use] },
  ];
}
