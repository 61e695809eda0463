import type { DemoNames } from './network.ts';

/** Opening hours of the demo libraries in the languages other than Portuguese, which `demoLibraries` has. */

export interface DemoService {
  readonly library: string;
  readonly en: string;
  readonly es: string;
}

export const demoServices: readonly DemoService[] = [
  {
    library: 'BC',
    en: 'Monday to Friday, 7:30 am to 10 pm; Saturday, 8 am to 2 pm',
    es: 'Lunes a viernes, de 7:30 a 22:00; sábado, de 8:00 a 14:00',
  },
  {
    library: 'BCS',
    en: 'Monday to Friday, 7 am to 9 pm; Saturday, 8 am to noon',
    es: 'Lunes a viernes, de 7:00 a 21:00; sábado, de 8:00 a 12:00',
  },
  {
    library: 'BET',
    en: 'Monday to Friday, 8 am to 10 pm',
    es: 'Lunes a viernes, de 8:00 a 22:00',
  },
  {
    library: 'BCA',
    en: 'Monday to Friday, 7:30 am to 6 pm',
    es: 'Lunes a viernes, de 7:30 a 18:00',
  },
  {
    library: 'BPM',
    en: 'Monday to Friday, 9 am to 7 pm; Saturday and Sunday, 9 am to 1 pm',
    es: 'Lunes a viernes, de 9:00 a 19:00; sábado y domingo, de 9:00 a 13:00',
  },
  {
    library: 'BIJ',
    en: 'Tuesday to Saturday, 9 am to 5 pm',
    es: 'Martes a sábado, de 9:00 a 17:00',
  },
];

/** Service points of the demo libraries beside their desks. */
export const demoServicePoints: readonly (DemoNames & { readonly library: string })[] = [
  {
    library: 'BC',
    name: 'Guichê 24 horas da entrada',
    in: { en: '24-hour window at the entrance', es: 'Ventanilla de 24 horas de la entrada' },
  },
  {
    library: 'BPM',
    name: 'Balcão do espaço da criança',
    in: { en: 'Desk of the children’s space', es: 'Mostrador del espacio infantil' },
  },
];

const workdays = [1, 2, 3, 4, 5];

/**
 * Opening hours of the demo libraries, 'HH:MM', by weekday, 1 for Monday, from which pages tell
 * whether a library is open.
 */
export const demoOpeningHours: readonly {
  readonly library: string;
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
}[] = [
  { library: 'BC', weekdays: workdays, opens: '07:30', closes: '22:00' },
  { library: 'BC', weekdays: [6], opens: '08:00', closes: '14:00' },
  { library: 'BCS', weekdays: workdays, opens: '07:00', closes: '21:00' },
  { library: 'BCS', weekdays: [6], opens: '08:00', closes: '12:00' },
  { library: 'BET', weekdays: workdays, opens: '08:00', closes: '22:00' },
  { library: 'BCA', weekdays: workdays, opens: '07:30', closes: '18:00' },
  { library: 'BPM', weekdays: workdays, opens: '09:00', closes: '19:00' },
  { library: 'BPM', weekdays: [6, 7], opens: '09:00', closes: '13:00' },
  { library: 'BIJ', weekdays: [2, 3, 4, 5, 6], opens: '09:00', closes: '17:00' },
];
