export const letterActs = {
  letterActs: {
    ways: {
      'renew-all': 'Renew everything',
      'pass-turn': 'Pass my turn',
      'cancel-hold': 'Cancel the hold',
      'extend-hold': 'Extend the hold',
    },
    said: {
      renewed: 'Renewed: return it by {{day, day}}.',
      'pass-turn': 'The turn has passed to whoever waits after you.',
      'cancel-hold': 'The hold was cancelled.',
      'extend-hold': 'The hold is now valid until {{day, day}}.',
      gone: 'There is nothing left to do: the hold has changed.',
    },
    acts: {
      renovar_tudo: {
        title: 'Renew everything',
        ask: 'What you have on loan will be renewed where it can be:',
        press: 'Renew everything',
      },
      passar_a_vez: {
        title: 'Pass my turn',
        ask: 'This copy waits for you no more and passes to whoever waits after you:',
        press: 'Pass my turn',
      },
      cancelar: {
        title: 'Cancel the hold',
        ask: 'The hold on this title will be cancelled:',
        press: 'Cancel the hold',
      },
      prolongar: {
        title: 'Extend the hold',
        ask: 'The hold on this title will be valid until the day you choose:',
        press: 'Extend',
      },
    },
    until: 'Until when the hold is valid',
    now: 'It is valid until {{day, day}} now.',
    done: 'Done',
    notDone: 'Not done',
    results: 'What happened',
    good: 'The link works until {{day, day}}, and only once.',
    nothing: 'There is nothing left to do with this link',
    nothingHint: 'What it would do has changed. See the personal area.',
    unknown: 'This link came in no message from the library',
    unknownHint: 'Use the whole link as it is in the message.',
    account: 'See the personal area',
  },
};
