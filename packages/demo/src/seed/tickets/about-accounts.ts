import { days, type Thread } from './thread.ts';

export const aboutAccounts: Thread[] = [
  {
    title: 'No consigo verificar mi identidad',
    description:
      'He hecho la foto del documento tres veces y siempre me dice que no se lee. Es un DNI nuevo, sin ningún desperfecto.',
    isUnverified: true,
    openedHoursAgo: 27,
    answers: [],
    isUnread: true,
  },
  {
    title: 'He cambiado de teléfono y no tengo los códigos',
    description:
      'Se me rompió el móvil y con él la aplicación de los códigos. Tampoco encuentro los de recuperación.',
    openedHoursAgo: days(48),
    answers: [
      {
        hoursLater: 2,
        side: 'staff',
        text: 'Hemos comprobado tu identidad por teléfono y hemos borrado el dispositivo. La próxima vez que entres, el sistema te pedirá configurarlo de nuevo; guarda bien los códigos de recuperación.',
      },
      { hoursLater: 3, side: 'customer', text: 'Ya estoy dentro. Gracias.' },
    ],
    ending: { hoursLater: 1, side: 'staff', to: 'Closed' },
  },
  {
    title: 'Cambio de domicilio',
    description: 'Me he mudado a Zaragoza. ¿Dónde actualizo la dirección?',
    openedHoursAgo: days(75),
    answers: [
      {
        hoursLater: 24,
        side: 'staff',
        text: 'Para las inversiones no guardamos la dirección, así que no tienes que hacer nada. Si cambia tu residencia fiscal a otro país, sí: avísanos.',
      },
    ],
    ending: { hoursLater: 30, side: 'staff', to: 'Closed' },
  },
  {
    title: 'El certificado de titularidad no se acepta',
    description:
      'Mi banco solo da certificados en una captura de la aplicación. ¿Vale una foto del recibo de la nómina?',
    openedHoursAgo: days(3),
    answers: [
      {
        hoursLater: 4,
        side: 'staff',
        text: 'La nómina no, porque no muestra el número entero. Sí sirve un extracto en PDF con tu nombre y el IBAN.',
      },
    ],
  },
  {
    title: 'Cambio de apoderada de la sociedad',
    description:
      'Desde este mes nos representa otra persona. Adjuntamos la escritura de poder. ¿Tiene que verificarse ella?',
    who: 'company',
    openedHoursAgo: days(40),
    answers: [
      {
        hoursLater: 6,
        side: 'staff',
        text: 'Sí, con su documento. Hemos visto la escritura; en cuanto se verifique, cambiamos el nombre en la ficha.',
      },
      { hoursLater: 40, side: 'customer', text: 'Hecho. Quedamos a la espera.' },
      { hoursLater: 20, side: 'staff', text: 'Ficha actualizada. Cerramos la consulta.', to: 'Closed' },
    ],
    attachment: {
      fileName: 'escritura-de-poder.pdf',
      title: 'Escritura de poder',
      facts: [
        ['Sociedad', 'Huerta Solar S.L.'],
        ['Apoderada', 'Marta Gil Roca'],
      ],
    },
  },
  {
    title: 'Quiero dejar de recibir correos',
    description:
      'Me llegan avisos de cada proyecto nuevo. ¿Cómo los quito sin perder los de mis inversiones?',
    openedHoursAgo: days(120),
    answers: [
      {
        hoursLater: 5,
        side: 'staff',
        text: 'En tu perfil puedes elegir qué correos recibes. Los de seguridad se envían siempre.',
      },
    ],
    ending: { hoursLater: 12, side: 'customer', to: 'Closed' },
  },
  {
    title: 'Registration as a British citizen',
    description:
      'I live in Valencia but hold a British passport. Which document should I use to verify my identity?',
    language: 'en',
    nationality: 'GB',
    openedHoursAgo: days(64),
    answers: [
      {
        hoursLater: 8,
        side: 'staff',
        text: 'Your Spanish residence permit is the quickest. The passport works as well, but we would then ask for your tax number separately.',
      },
    ],
    ending: { hoursLater: 60, side: 'staff', to: 'Closed' },
  },
  {
    title: 'prueba',
    description: 'asdf',
    openedHoursAgo: days(52),
    answers: [],
    ending: { hoursLater: 15, side: 'staff', to: 'Dismissed' },
    endsInBulk: true,
  },
  {
    title: 'Oferta de posicionamiento en buscadores',
    description: 'Podemos llevar su web a la primera página en treinta días. Presupuesto sin compromiso.',
    openedHoursAgo: days(54),
    answers: [],
    ending: { hoursLater: days(2) + 15, side: 'staff', to: 'Dismissed' },
    endsInBulk: true,
  },
];
