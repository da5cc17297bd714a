import type { DemoManagerKey } from './named-accounts.ts';

/** A customer beside the named accounts. */
export interface DemoCustomer {
  /** What stands before `@example.com`. */
  address: string;
  name: string;
  surname: string;
  gender: 'Male' | 'Female' | 'Other';
  nationality: string;
  birthdayAt: string;
  joinedDaysAgo: number;
  manager: DemoManagerKey | null;
  phone?: string;
  language?: 'en';
  emailUnconfirmed?: true;
  disabled?: true;
}

type Row = [
  address: string,
  name: string,
  surname: string,
  gender: DemoCustomer['gender'],
  nationality: string,
  birthdayAt: string,
  joinedDaysAgo: number,
  manager: DemoManagerKey | null,
  phone?: string,
];

const rows: Row[] = [
  ['javier.ortega', 'Javier', 'Ortega Salas', 'Male', 'ES', '1979-03-12', 612, 'manager', '+34 611 204 518'],
  [
    'carmen.ibanez',
    'Carmen',
    'Ibáñez Prieto',
    'Female',
    'ES',
    '1985-11-02',
    598,
    'manager',
    '+34 622 771 340',
  ],
  ['pau.marti', 'Pau', 'Martí Vilanova', 'Male', 'ES', '1991-07-24', 571, 'manager2', '+34 633 019 862'],
  [
    'ainhoa.etxeberria',
    'Ainhoa',
    'Etxeberria Lasa',
    'Female',
    'ES',
    '1983-01-30',
    540,
    'manager',
    '+34 644 580 127',
  ],
  [
    'manuel.quintana',
    'Manuel',
    'Quintana Reyes',
    'Male',
    'ES',
    '1962-09-08',
    517,
    'manager2',
    '+34 655 903 416',
  ],
  [
    'sofia.almeida',
    'Sofia',
    'Almeida Rocha',
    'Female',
    'PT',
    '1988-04-19',
    488,
    'manager2',
    '+351 912 345 078',
  ],
  ['iria.castro', 'Iria', 'Castro Outeiral', 'Female', 'ES', '1994-12-05', 463, 'manager', '+34 666 127 409'],
  ['rafael.moreno', 'Rafael', 'Moreno Cabello', 'Male', 'ES', '1971-06-17', 431, null, '+34 677 340 955'],
  ['lea.dubois', 'Léa', 'Dubois', 'Female', 'FR', '1990-02-11', 402, 'manager2', '+33 6 12 34 90 07'],
  ['alvaro.nieto', 'Álvaro', 'Nieto Bermejo', 'Male', 'ES', '1987-08-28', 377, 'manager', '+34 688 415 203'],
  ['giulia.romano', 'Giulia', 'Romano', 'Female', 'IT', '1992-10-14', 349, 'manager2', '+39 347 118 2096'],
  [
    'teresa.gallardo',
    'Teresa',
    'Gallardo Luque',
    'Female',
    'ES',
    '1958-05-03',
    322,
    'manager',
    '+34 699 870 114',
  ],
  ['oriol.puig', 'Oriol', 'Puig Rovira', 'Male', 'ES', '1996-03-27', 288, 'manager2', '+34 610 556 729'],
  ['thomas.weber', 'Thomas', 'Weber', 'Male', 'DE', '1976-12-21', 251, null, '+49 151 2045 8830'],
  [
    'miren.aguirre',
    'Miren',
    'Aguirre Zubia',
    'Female',
    'ES',
    '1981-07-09',
    214,
    'manager',
    '+34 620 938 471',
  ],
  ['diego.cano', 'Diego', 'Cano Herrero', 'Male', 'ES', '1999-09-16', 176, 'manager2'],
  ['andrea.lozano', 'Andrea', 'Lozano Vega', 'Other', 'ES', '1993-06-01', 143, 'manager', '+34 631 207 586'],
  ['emma.clarke', 'Emma', 'Clarke', 'Female', 'GB', '1984-04-22', 118, 'manager2', '+44 7700 900 461'],
  [
    'jose.antonio.belmonte',
    'José Antonio',
    'Belmonte de la Cruz-Villalobos',
    'Male',
    'ES',
    '1968-01-15',
    84,
    null,
  ],
  ['noelia.rivas', 'Noelia', 'Rivas Otero', 'Female', 'ES', '1997-11-18', 41, 'manager', '+34 642 815 093'],
  ['hugo.santamaria', 'Hugo', 'Santamaría Gil', 'Male', 'ES', '2001-02-26', 19, null],
  ['beatriz.calvo', 'Beatriz', 'Calvo Montes', 'Female', 'ES', '1989-08-07', 2, null],
];

const oddities: Record<string, Partial<DemoCustomer>> = {
  'emma.clarke': { language: 'en' },
  'manuel.quintana': { disabled: true },
  'beatriz.calvo': { emailUnconfirmed: true },
};

export const demoCustomers: DemoCustomer[] = rows.map(
  ([address, name, surname, gender, nationality, birthdayAt, joinedDaysAgo, manager, phone]) => ({
    address,
    name,
    surname,
    gender,
    nationality,
    birthdayAt,
    joinedDaysAgo,
    manager,
    phone,
    ...oddities[address],
  }),
);
