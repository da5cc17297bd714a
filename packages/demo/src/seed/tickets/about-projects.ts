import { days, type Thread } from './thread.ts';

export const aboutProjects: Thread[] = [
  {
    title: 'Pago atrasado de los pisos de Ruzafa',
    description:
      'El primer trimestre vencía hace días y en mi monedero no hay nada. ¿Qué dice el promotor? ¿Cuándo se actúa sobre la garantía?',
    investsIn: 'pisos-ruzafa',
    openedHoursAgo: days(10),
    answers: [
      {
        hoursLater: 6,
        side: 'staff',
        text: 'El promotor ha pedido tres semanas más, como está publicado en el proyecto: depende de una venta ya firmada. El agente de garantías está avisado y, si no paga en ese plazo, reclamará en nombre de los inversores.',
      },
      {
        hoursLater: 48,
        side: 'customer',
        text: 'Gracias. Os pido que nos informéis en cuanto haya novedades, aunque sean malas.',
      },
      {
        hoursLater: 5,
        side: 'staff',
        text: 'Cuenta con ello. Dejamos la consulta abierta hasta que se pague.',
        to: 'InProcess',
      },
    ],
  },
  {
    title: '¿Se puede visitar la obra de Lavapiés?',
    description:
      'Vivo a dos calles del edificio. ¿Organizáis alguna visita para los inversores antes de que cierre la financiación?',
    who: 'investor',
    openedHoursAgo: days(7),
    answers: [
      {
        hoursLater: 25,
        side: 'staff',
        text: 'Se lo hemos preguntado al promotor. En principio habrá una visita de grupo un sábado por la mañana; te confirmamos la fecha.',
      },
      { hoursLater: 3, side: 'customer', text: 'Perfecto, me apunto. Iríamos dos personas.' },
    ],
  },
  {
    title: 'Documento en portugués de Casa de Alfama',
    description:
      'La licencia está solo en portugués. ¿Hay traducción, aunque sea un resumen de las condiciones?',
    investsIn: 'casa-alfama-lisboa',
    openedHoursAgo: days(5),
    answers: [
      {
        hoursLater: 10,
        side: 'staff',
        text: 'Estamos preparando un resumen en castellano, que quedará entre los documentos del proyecto.',
        to: 'InProcess',
      },
    ],
  },
  {
    title: '¿Qué pasa si no se llega al objetivo?',
    description: 'En la masía del Montseny falta mucho todavía. Si acaba el plazo, ¿recupero lo invertido?',
    investsIn: 'masia-del-montseny',
    openedHoursAgo: 9,
    answers: [],
    isUnread: true,
  },
  {
    title: 'Guarantee of the Tomelloso solar park',
    description: 'Who holds the pledge over the panels, and are they insured against hail?',
    language: 'en',
    investsIn: 'parque-solar-tomelloso',
    openedHoursAgo: days(88),
    answers: [
      {
        hoursLater: 20,
        side: 'staff',
        text: 'The guarantee agent named on the project page holds it on behalf of all investors. The policy covers hail and theft; you will find it summarised in the key facts sheet.',
      },
      { hoursLater: 12, side: 'customer', text: 'Very clear, thanks.' },
    ],
    ending: { hoursLater: 6, side: 'staff', to: 'Closed' },
  },
  {
    title: 'Devolución de Cerámica de Manises',
    description:
      '¿La devolución lleva alguna comisión? Me ha llegado el importe entero y quería confirmarlo.',
    investsIn: 'ceramica-manises',
    openedHoursAgo: days(34),
    answers: [
      {
        hoursLater: 3,
        side: 'staff',
        text: 'Ninguna: cuando un proyecto no se financia, se devuelve todo. Puedes invertirlo en otro o retirarlo cuando quieras.',
      },
    ],
    ending: { hoursLater: 40, side: 'customer', to: 'Closed' },
  },
  {
    title: 'Ampliar mi inversión en Sagunto',
    description: '¿Puedo invertir otra vez en el mismo proyecto o tengo que cancelar la primera?',
    investsIn: 'tejados-solares-sagunto',
    openedHoursAgo: days(2),
    answers: [
      {
        hoursLater: 4,
        side: 'staff',
        text: 'Puedes invertir tantas veces como quieras mientras esté abierto; cada inversión cuenta por separado.',
      },
    ],
    isUnread: true,
  },
  {
    title: 'La imagen de un proyecto no carga en el móvil',
    description: 'En el listado, la tercera tarjeta me sale en gris. Con el ordenador se ve bien.',
    openedHoursAgo: days(1),
    answers: [
      {
        hoursLater: 2,
        side: 'staff',
        text: 'Gracias por avisar. ¿Qué móvil y qué navegador usas? Con eso lo reproducimos.',
      },
      { hoursLater: 6, side: 'customer', text: 'Un Android de hace cinco años, con el navegador que traía.' },
    ],
    isUnread: true,
  },
];
