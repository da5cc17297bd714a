import type { ComplaintActKind, DecidedPoint } from '@semilla/contract';
import type { DemoAccountKey } from '../named-accounts.ts';

/** An answer of the platform. */
interface DraftAct {
  kind: ComplaintActKind;
  daysAgo: number;
  reasons?: string;
  /** In how many days from today the next answer is announced; negative for the past. */
  answerInDays?: number;
  points?: DecidedPoint[];
}

/** A complaint with the answers to it. */
export interface Draft {
  /** A named customer, or a person without an account. */
  who:
    | Extract<DemoAccountKey, 'investor' | 'company'>
    | { name: string; email: string; identification: string; phone: string };
  address: string;
  concerning: string;
  description: string;
  damage?: string;
  place: string;
  receivedDaysAgo: number;
  happenedDaysAgo: number;
  acts: DraftAct[];
}

/**
 * A complaint decided after an extension, one that is being examined, and one that staff must admit or
 * refuse.
 */
export const drafts: Draft[] = [
  {
    who: 'company',
    address: 'Calle de los Herreros 14, 46001 València',
    concerning: 'Retirada de 12.000 € y comisiones de un reparto',
    description:
      'Pedimos una retirada de 12.000 € y tardó seis días en llegar a nuestro banco.\nAdemás, la comisión de un reparto se cobró sobre el importe total y no sobre los rendimientos.',
    damage: 'Seis días sin poder disponer del dinero, y unos 40 € de comisión de más.',
    place: 'València',
    receivedDaysAgo: 61,
    happenedDaysAgo: 70,
    acts: [
      {
        kind: 'admit',
        daysAgo: 55,
        reasons: 'La reclamación trata de dos operaciones hechas en la plataforma y llega en plazo.',
        answerInDays: -28,
      },
      {
        kind: 'extend',
        daysAgo: 30,
        reasons: 'Hemos pedido al banco el detalle de la transferencia y todavía no lo tenemos.',
        answerInDays: -8,
      },
      {
        kind: 'decide',
        daysAgo: 10,
        points: [
          {
            point: 'La retirada tardó seis días',
            outcome: 'granted',
            reasons:
              'El banco nos ha confirmado que la transferencia salió con cuatro días de retraso. Hemos corregido el envío diario de órdenes y te pedimos disculpas.',
          },
          {
            point: 'La comisión del reparto',
            outcome: 'rejected',
            reasons:
              'La comisión se calculó solo sobre los rendimientos, como dice el contrato. En el extracto de ese mes aparecen los dos importes por separado.',
          },
        ],
      },
    ],
  },
  {
    who: 'investor',
    address: 'Calle de Embajadores 41, 3.º C, 28012 Madrid',
    concerning: 'Información sobre el retraso de una obra',
    description:
      'El último informe del proyecto en el que invertí habla de un retraso de dos meses en la obra, pero la ficha sigue diciendo que el plazo es el mismo.\nQuiero saber cuál es el plazo correcto y por qué no se actualizó la ficha.',
    place: 'Madrid',
    receivedDaysAgo: 9,
    happenedDaysAgo: 16,
    acts: [
      {
        kind: 'admit',
        daysAgo: 5,
        reasons:
          'La reclamación trata de la información que publicamos sobre un proyecto. Hemos pedido al promotor el calendario actualizado de la obra.',
        answerInDays: 21,
      },
    ],
  },
  {
    who: {
      name: 'Ramón Echevarría Luna',
      email: 'ramon.echevarria@example.org',
      identification: '05423918V',
      phone: '+34 600 987 120',
    },
    address: 'Paseo de Zorrilla 88, 47006 Valladolid',
    concerning: 'Verificación de identidad rechazada',
    description:
      'Intenté abrir una cuenta y mi identidad se rechazó dos veces, aunque las fotos del documento se veían bien. Después ya no pude terminar el registro.',
    place: 'Valladolid',
    receivedDaysAgo: 12,
    happenedDaysAgo: 15,
    acts: [],
  },
];
