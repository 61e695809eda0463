/** A day of rest by law, as a calendar has it. */
export interface Holiday {
  readonly day: Temporal.PlainDate;
  readonly name: string;
}

/** Laws 662/1949, 6.802/1980 and 14.759/2023; 'MM-DD'. */
const fixed: readonly (readonly [day: string, name: string, since: number])[] = [
  ['01-01', 'Confraternização Universal', 1949],
  ['04-21', 'Tiradentes', 1949],
  ['05-01', 'Dia do Trabalho', 1949],
  ['09-07', 'Independência do Brasil', 1949],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados', 1949],
  ['11-15', 'Proclamação da República', 1949],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 2024],
  ['12-25', 'Natal', 1949],
];

/**
 * The national holidays of Brazil in their order. Carnival and Corpus Christi are left to each state and
 * town, which is why libraries add them by hand.
 */
export function nationalHolidays(year: number): Holiday[] {
  const ofLaw = fixed.flatMap(([day, name, since]) =>
    year < since ? [] : [{ day: Temporal.PlainDate.from(`${year}-${day}`), name }],
  );
  const goodFriday = { day: easterOf(year).subtract({ days: 2 }), name: 'Sexta-feira Santa' };
  return [...ofLaw, goodFriday].toSorted((one, other) =>
    Temporal.PlainDate.compare(one.day, other.day),
  );
}

/** The Sunday of Easter by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const [leaps, afterLeap] = [Math.floor(century / 4), century % 4];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - shift + 15) % 30;
  const weekday =
    (32 + 2 * afterLeap + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
