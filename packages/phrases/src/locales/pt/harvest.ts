export const harvest = {
  harvest: {
    /** Why a catalogue of the network could not be read. */
    faults: {
      notPublic:
        'O endereço não é público: um servidor da própria rede precisa ser liberado por quem opera o sistema.',
      unreachable: 'O servidor não respondeu.',
      slow: 'A resposta não veio a tempo.',
      tooLong: 'A resposta é grande demais.',
      status: 'O servidor respondeu com um erro.',
      notXml: 'A resposta não é OAI-PMH que se possa ler.',
      refused: 'O servidor recusou o pedido.',
      circle: 'A lista não chega ao fim.',
      shortList: 'A lista acabou antes de dar todos os registros que disse ter; nada foi removido.',
      emptyList: 'A lista veio vazia, embora houvesse registros; nada foi removido.',
      fault: 'A coleta falhou.',
    },
  },
};
