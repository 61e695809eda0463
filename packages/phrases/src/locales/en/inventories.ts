export const inventories = {
  inventories: {
    anyLocation: 'All',
    range: 'Call numbers (if only a part)',
    chamada_de: 'From',
    chamada_ate: 'To',
    inverted: 'It comes before “{{from}}” on the shelf.',
    start: 'Start the inventory',
    count_zero: 'No inventories',
    count_one: '{{count, number}} inventory',
    count_many: '{{count, number}} inventories',
    count_other: '{{count, number}} inventories',
    open: 'In progress',
    ended: 'Ended',
    scanned_zero: 'nothing scanned',
    scanned_one: '{{count, number}} scanned',
    scanned_many: '{{count, number}} scanned',
    scanned_other: '{{count, number}} scanned',
    all: 'All inventories',
    scanHint:
      'Scan the codes in the order of the shelf and send them; you can stop and carry on later.',
    add: 'Send the scans',
    sum: 'Scanned: {{scanned, number}}. Should be on the shelf: {{expected, number}}.',
    csv: 'Download as CSV',
    end: 'End',
    endAsk: 'End this inventory?',
    endText_zero: 'Nothing more can be scanned into it.',
    endText_one:
      '{{count, number}} copy has not been scanned. Nothing more can be scanned into it.',
    endText_many:
      '{{count, number}} copies have not been scanned. Nothing more can be scanned into it.',
    endText_other:
      '{{count, number}} copies have not been scanned. Nothing more can be scanned into it.',
    goOn: 'Go on scanning',
    findings: {
      faltando: 'Missing',
      fora_de_ordem: 'Out of order',
      de_outro_lugar: 'From another place',
      noutra_situacao: 'On the shelf, but recorded with another status',
      desconhecido: 'Unknown',
    },
  },
};
