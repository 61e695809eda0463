/** People of the demo network, one for each kind of reader. */

export interface DemoLogin {
  readonly username: string;
  /** Code of the library. */
  readonly library: string;
  readonly role: 'patron' | 'teacher' | 'staff' | 'administrator';
  /** Code of the patron category. */
  readonly category: 'GRA' | 'POS' | 'DOC' | 'FUN' | 'VIS';
  /** Codes of courses studied through the link, and of the disciplines taken where known. */
  readonly courses?: readonly string[];
  readonly disciplines?: readonly string[];
}

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** Personal data, and the changes of them that the person asks for, by the names on the wire. */
  readonly data?: DemoPersonalData;
  readonly asksFor?: Readonly<Record<string, string>>;
  readonly logins: readonly DemoLogin[];
  /** Codes of the departments they belong to, as far as these have teaching plans. */
  readonly departments?: readonly string[];
  /** The code under which they teach. */
  readonly professor?: string;
}

interface DemoPersonalData {
  readonly street: string;
  readonly postal_code: string;
  readonly district: string;
  readonly city: string;
  readonly nationality: string;
  readonly gender: 'F' | 'M';
  readonly birth_date: string;
  readonly marital_status: 'solteiro' | 'casado';
  readonly education: string;
  readonly job: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'Luana Ribeiro Campos',
    email: 'aluna@rebivale.example',
    data: {
      street: 'Rua das Palmeiras, 48',
      postal_code: '27600100',
      district: 'Centro',
      city: 'Vale das Letras',
      nationality: 'brasileira',
      gender: 'F',
      birth_date: '2004-08-19',
      marital_status: 'solteiro',
      education: 'Superior em curso',
      job: 'Estudante',
    },
    asksFor: { cpf: '52998224725', data_nascimento: '2004-08-09' },
    logins: [
      {
        username: 'aluna',
        library: 'BC',
        role: 'patron',
        category: 'GRA',
        courses: ['LET'],
        disciplines: ['LET301', 'LET302', 'FLH102'],
      },
    ],
  },
  {
    name: 'Joaquim Valadares',
    email: 'professor@rebivale.example',
    data: {
      street: 'Alameda dos Ipês, 7',
      postal_code: '27610000',
      district: 'Jardim do Vale',
      city: 'Vale das Letras',
      nationality: 'brasileira',
      gender: 'M',
      birth_date: '1971-02-03',
      marital_status: 'casado',
      education: 'Doutorado',
      job: 'Professor',
    },
    logins: [{ username: 'professor', library: 'BC', role: 'teacher', category: 'DOC' }],
    departments: ['FLH'],
    professor: 'FLH-P2',
  },
  {
    name: 'Teresa Furtado Lima',
    email: 'bibliotecaria@rebivale.example',
    logins: [{ username: 'bibliotecaria', library: 'BC', role: 'staff', category: 'FUN' }],
  },
  {
    name: 'Marta Siqueira Dantas',
    email: 'administradora@rebivale.example',
    logins: [{ username: 'administradora', library: 'BC', role: 'administrator', category: 'FUN' }],
  },
  {
    name: 'Rafael Moura Teixeira',
    email: 'duaslogins@rebivale.example',
    logins: [
      {
        username: 'duaslogins',
        library: 'BC',
        role: 'patron',
        category: 'GRA',
        courses: ['CCO'],
      },
      { username: 'duaslogins.saude', library: 'BCS', role: 'patron', category: 'GRA' },
    ],
  },
  {
    name: 'Beatriz Nunes Sampaio',
    email: 'mestranda@rebivale.example',
    logins: [{ username: 'mestranda', library: 'BC', role: 'patron', category: 'POS' }],
  },
  {
    name: 'Otávio Pires Gouveia',
    email: 'servidor@rebivale.example',
    logins: [{ username: 'servidor', library: 'BC', role: 'patron', category: 'FUN' }],
  },
  {
    name: 'Helena Prado Moreira',
    email: 'visitante@rebivale.example',
    logins: [{ username: 'visitante', library: 'BPM', role: 'patron', category: 'VIS' }],
  },
];
