import type { harvest as portuguese } from '../pt/harvest.ts';

export const harvest: typeof portuguese = {
  harvest: {
    faults: {
      notPublic:
        'The address is not public: whoever runs the system has to allow a server of your own network.',
      unreachable: 'The server did not answer.',
      slow: 'The answer did not come in time.',
      tooLong: 'The answer is too large.',
      status: 'The server answered with an error.',
      notXml: 'The answer is no OAI-PMH that can be read.',
      refused: 'The server refused the request.',
      circle: 'The list does not come to an end.',
      shortList: 'The list ended before all the records it said it had; nothing was removed.',
      emptyList: 'The list came empty, though there were records; nothing was removed.',
      fault: 'The harvest failed.',
    },
  },
};
