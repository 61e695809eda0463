import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import type { Terminal } from './terminal.ts';

/** Library, rights and wire format of a SIP2 terminal, who set it up and when it was last used. */
export function TerminalFacts({ terminal }: { readonly terminal: Terminal }) {
  const { t, i18n } = useTranslation();
  const { registro, ultimo_uso: lastUse, direitos } = terminal;
  const somebody = t('staffList.somebody');
  const rights = direitos.map((right) => t(`sip2Terminals.right.${right}`));
  return (
    <DefinitionList
      items={[
        { term: t('sip2Terminals.library'), values: [terminal.desc_biblioteca] },
        {
          term: t('sip2Terminals.servicePoint'),
          values: terminal.desc_ponto_atendimento ? [terminal.desc_ponto_atendimento] : [],
        },
        {
          term: t('sip2Terminals.institution'),
          values: terminal.instituicao ? [terminal.instituicao] : [],
        },
        {
          term: t('sip2Terminals.rights'),
          values: rights.length > 0 ? rights : [t('sip2Terminals.noRights')],
        },
        { term: t('sip2Terminals.characters'), values: [terminal.caracteres.toUpperCase()] },
        {
          term: t('sip2Terminals.checksum'),
          values: [
            t(`sip2Terminals.${terminal.exige_soma ? 'checksumAsked' : 'checksumNotAsked'}`),
          ],
        },
        {
          term: t('sip2Terminals.setUp'),
          values: [
            t('sip2Terminals.setUpBy', { at: registro.em, name: registro.nome ?? somebody }),
          ],
        },
        {
          term: t('sip2Terminals.lastUse'),
          values: [lastUse ? formatMoment(lastUse, i18n.language) : t('sip2Terminals.neverUsed')],
        },
      ]}
    />
  );
}
