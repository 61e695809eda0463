/** A property of a component: its parameters as they stand, and its value before it is read. */
interface Property {
  readonly parameters: string;
  readonly value: string;
}

export type CalendarEvent = ReadonlyMap<string, Property>;

function require(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not an iCalendar: ${what}`);
}

const once = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'LOCATION', 'TRANSP'],
} as const;

/** The events of a calendar, read by the letter of RFC 5545: what it does not allow is refused. */
export function readCalendar(text: string): readonly CalendarEvent[] {
  require(text.endsWith('\r\n'), 'the last line has no end');
  require(!/\r(?!\n)|(?<!\r)\n/.test(text), 'a line ends by half');
  for (const line of text.split('\r\n')) {
    require(Buffer.byteLength(line) <= 75, `more than 75 octets: ${line}`);
    // A character that was cut in two would not come back whole.
    require(line.isWellFormed(), `half a character: ${line}`);
  }
  const lines = text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  require(lines[0] === 'BEGIN:VCALENDAR' && lines.at(-1) === 'END:VCALENDAR', 'it is not whole');
  const events: CalendarEvent[] = [];
  const calendar = new Map<string, Property>();
  let event: Map<string, Property> | null = null;
  for (const line of lines.slice(1, -1)) {
    if (line === 'BEGIN:VEVENT') {
      require(event === null, 'an event in an event');
      event = new Map();
    } else if (line === 'END:VEVENT') {
      events.push(wholeEvent(event));
      event = null;
    } else readInto(event ?? calendar, line);
  }
  require(event === null, 'an event without end');
  for (const name of once.VCALENDAR) require(calendar.has(name), `no ${name}`);
  require(calendar.get('VERSION')?.value === '2.0', 'another version');
  const ids = events.map((one) => textIn(one, 'UID'));
  require(new Set(ids).size === ids.length, 'two events with one UID');
  return events;
}

function readInto(component: Map<string, Property>, line: string): void {
  const [, name = '', parameters = '', value = ''] =
    /^([A-Z][A-Z-]*)((?:;[A-Z-]+=[^\p{Cc}";:,]+)*):((?:[^\p{Cc}]|\t)*)$/u.exec(line) ?? [];
  require(name !== '', `no content line: ${JSON.stringify(line)}`);
  require(!component.has(name), `${name} twice`);
  component.set(name, { parameters: parameters.slice(1), value });
}

function wholeEvent(event: Map<string, Property> | null): CalendarEvent {
  if (!event) throw new Error('not an iCalendar: an end without an event');
  for (const name of once.VEVENT) require(event.has(name), `no ${name}`);
  const moment = /^\d{8}T\d{6}Z$/;
  require(moment.test(event.get('DTSTAMP')?.value ?? ''), 'DTSTAMP is not in UTC');
  const [start, end] = [event.get('DTSTART'), event.get('DTEND')];
  const isDay = start?.parameters === 'VALUE=DATE';
  require((isDay ? /^\d{8}$/ : moment).test(start?.value ?? ''), 'DTSTART is no time');
  if (end) {
    require(end.parameters === start?.parameters, 'DTEND is of another kind');
    require(end.value > (start?.value ?? ''), 'it ends before it begins');
  }
  for (const name of ['SUMMARY', 'LOCATION'] as const) textIn(event, name);
  return event;
}

/** The TEXT of a property (3.3.11): only its own signs are escaped, and all of them. */
export function textIn(event: CalendarEvent, name: string): string {
  const { value = '' } = event.get(name) ?? {};
  const isOfOneValue = name === 'UID' || name === 'DTSTAMP';
  require(isOfOneValue || /^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value), `${name}: ${value}`);
  return value.replaceAll(/\\(.)/g, (_whole, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}
