import { days, type Thread } from './thread.ts';

export const aboutMoney: Thread[] = [
  {
    title: 'Mi ingreso de 3.000 euros todavía no aparece',
    description:
      'Hice la transferencia esta mañana desde mi cuenta de siempre y en el monedero sigue como pendiente. ¿Cuánto suele tardar?',
    who: 'investor',
    openedHoursAgo: 4,
    priority: 'high',
    dueInDays: 1,
    notes: [
      {
        hoursLater: 1,
        text: 'He mirado el extracto de hoy: no hay ninguna transferencia de 3.000 euros a su nombre. Vuelvo a mirarlo a las cuatro.',
      },
    ],
    answers: [
      {
        hoursLater: 2,
        side: 'staff',
        text: 'Hola, Lucía. Vemos la solicitud, pero el banco aún no nos lo ha abonado. ¿Nos puedes enviar el justificante de la transferencia? Con él lo aprobamos hoy mismo.',
      },
    ],
    isUnread: true,
  },
  {
    title: 'Sigue sin aparecer mi ingreso',
    description: 'Os escribí antes por una transferencia de 3.000 euros y sigue pendiente.',
    who: 'investor',
    openedHoursAgo: 1.5,
    mergedInto: 'Mi ingreso de 3.000 euros todavía no aparece',
    answers: [
      {
        hoursLater: 0.5,
        side: 'staff',
        text: 'Hemos unido esta incidencia a «Mi ingreso de 3.000 euros todavía no aparece», donde seguimos con ella. Si quieres añadir algo, escríbenos allí.',
        to: 'Closed',
      },
    ],
  },
  {
    title: '¿Cómo se calcula la comisión de los rendimientos?',
    description:
      'En el último pago de la cervecera veo el rendimiento y una línea aparte con la comisión. ¿Sobre qué se aplica el 10 %?',
    who: 'investor',
    openedHoursAgo: days(13),
    answers: [
      {
        hoursLater: 5,
        side: 'staff',
        text: 'Buenas tardes, Lucía. Se aplica solo sobre el rendimiento, nunca sobre el capital. En el detalle de la inversión, en el calendario de pagos, tienes el bruto, la comisión y el neto de cada uno.',
      },
      { hoursLater: 20, side: 'customer', text: 'Ahora lo veo. Muchas gracias por la rapidez.' },
    ],
    ending: { hoursLater: 2, side: 'staff', to: 'Closed' },
  },
  {
    title: 'Necesito el certificado fiscal del año pasado',
    description:
      'Mi gestora me lo pide para la declaración de la renta: rendimientos cobrados y retenciones, si las hubo.',
    openedHoursAgo: days(210),
    answers: [
      {
        hoursLater: 26,
        side: 'staff',
        text: 'Ya lo tienes en tu perfil, en la pestaña de documentos. Si tu gestora necesita el detalle por proyecto, dínoslo y lo preparamos.',
      },
    ],
    ending: { hoursLater: 50, side: 'customer', to: 'Closed' },
    attachment: {
      fileName: 'solicitud-de-la-gestora.pdf',
      title: 'Datos para la declaración de la renta',
      facts: [
        ['Ejercicio', 'Año anterior'],
        ['Se solicita', 'Certificado de rendimientos del capital mobiliario'],
      ],
    },
  },
  {
    title: 'Retirada devuelta por el banco',
    description:
      'Me avisáis de que mi retirada se ha rechazado porque la cuenta de destino la devuelve. La cuenta es correcta, cobro la nómina en ella.',
    openedHoursAgo: days(9),
    priority: 'urgent',
    dueInDays: -2,
    notes: [
      {
        hoursLater: 6,
        text: 'He llamado a la oficina del banco. La cuenta tiene dos titulares y solo aceptan abonos a nombre de ambos.',
      },
    ],
    answers: [
      {
        hoursLater: 7,
        side: 'staff',
        text: 'Hola. El banco nos indica que la cuenta figura a nombre de dos titulares y que solo acepta abonos a nombre de ambos. ¿Nos puedes subir un certificado en el que aparezcas como titular?',
      },
      {
        hoursLater: 30,
        side: 'customer',
        text: 'Acabo de subir el certificado nuevo en cuentas bancarias. Avisadme si hace falta algo más.',
      },
    ],
    isUnread: true,
  },
  {
    title: 'Deposit from a German account',
    description:
      'Can I send money from my account in Berlin, or does it have to be a Spanish one? The transfer would be in euros.',
    language: 'en',
    nationality: 'DE',
    openedHoursAgo: days(33),
    answers: [
      {
        hoursLater: 4,
        side: 'staff',
        text: 'Any account in the SEPA area will do, as long as it is in your name. Add it under bank accounts with a certificate of ownership, and we will confirm it within a working day.',
      },
      { hoursLater: 9, side: 'customer', text: 'Perfect, it is done. Thank you.' },
    ],
    ending: { hoursLater: 14, side: 'staff', to: 'Closed' },
  },
  {
    title: 'Quiero cambiar el importe de una inversión',
    description: 'Puse 1.500 euros y quería poner 500. ¿Se puede corregir sin coste?',
    openedHoursAgo: days(16),
    answers: [
      {
        hoursLater: 1,
        side: 'staff',
        text: 'Sí: mientras dure tu periodo de reflexión puedes cancelarla sin coste desde el detalle de la inversión y volver a invertir el importe que quieras.',
      },
    ],
    ending: { hoursLater: 20, side: 'customer', to: 'Closed' },
  },
  {
    title: 'Dos ingresos con la misma fecha',
    description:
      'He pedido dos ingresos de 500 euros seguidos por error; solo he hecho una transferencia. ¿Podéis anular uno?',
    openedHoursAgo: 31,
    answers: [
      {
        hoursLater: 3,
        side: 'staff',
        text: 'Lo estamos revisando con el extracto del banco. En cuanto identifiquemos la transferencia, rechazamos el que sobra.',
        to: 'InProcess',
      },
    ],
  },
  {
    title: 'Factura de las comisiones del trimestre',
    description:
      'Necesitamos factura, con nuestros datos fiscales, de las comisiones cobradas este trimestre.',
    who: 'company',
    openedHoursAgo: days(6),
    answers: [
      {
        hoursLater: 22,
        side: 'staff',
        text: 'La prepara administración. Os la dejamos en documentos antes del viernes.',
        to: 'InProcess',
      },
    ],
  },
];
