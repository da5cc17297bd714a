export default {
  mails: {
    topics: {
      auth: 'Inicio de sesión',
      account: 'Cuenta e identidad',
      payment: 'Cuentas bancarias',
      wallet: 'Dinero e inversiones',
      support: 'Incidencias',
    },
    states: {
      undelivered: 'No entregado',
      waiting: 'Reenviándose',
      delivered: 'Entregado después',
      dismissed: 'Descartado',
    },
    failures: {
      recipient_refused: 'El buzón no existe o su servidor rechaza el mensaje',
      mailbox_full: 'El buzón está lleno',
      server_unreachable: 'No se puede conectar con el servidor de correo',
      server_log_in: 'El servidor de correo no acepta nuestra contraseña',
      server_refused: 'El servidor de correo no acepta el mensaje',
      other: 'Otro motivo',
    },
  },
  backoffice: {
    documentTypes: {
      name: 'Tipo de documento |||| Tipos de documento',
      title: 'Tipos de documento',
      create: 'Nuevo tipo de documento',
      section: 'Tipo de documento',
      descriptionHint: 'Para qué sirve y qué debe contener.',
      empty: 'Todavía no hay tipos de documento',
      emptyHint:
        'Cada documento de un proyecto tiene un tipo: ficha de datos fundamentales, tasación, contrato… Crea el primero.',
      deleteHint: 'Solo se puede borrar si no hay documentos de este tipo. No se puede deshacer.',
    },
    mails: {
      name: 'Correo no entregado |||| Correos no entregados',
      title: 'Correos no entregados',
      empty: 'Todos los correos se han entregado',
      emptyHint:
        'Aquí verás los correos que no se hayan podido entregar después de varias horas de intentos, con el motivo y lo que puedes hacer.',
      fromDate: 'Último intento desde',
      toDate: 'Último intento hasta',
      sections: { mail: 'El correo', failure: 'Por qué no llegó' },
      whatHelps: 'Qué puedes hacer',
      help: {
        recipient_refused:
          'Comprueba la dirección con el cliente y corrígela en su ficha; después vuelve a enviar el correo.',
        mailbox_full: 'Avisa al cliente por otro medio y vuelve a enviarlo cuando haya hecho sitio.',
        server_unreachable: 'Vuelve a enviarlo en unas horas. Si pasa con varios, avisa al equipo técnico.',
        server_log_in: 'Avisa al equipo técnico: hasta que se arregle no sale ningún correo.',
        server_refused: 'Lee la respuesta del servidor y consulta al equipo técnico.',
        other: 'Vuelve a enviarlo; si falla otra vez, consulta al equipo técnico.',
      },
      send: {
        action: 'Enviar otra vez',
        title: '¿Enviar otra vez «%{subject}»?',
        content: 'Se enviará a la dirección actual de %{name}.',
        done: 'El correo se está enviando otra vez',
      },
      dismiss: {
        action: 'Descartar',
        title: '¿Descartar «%{subject}»?',
        content: '%{name} no lo recibirá. Se borra su contenido y ya no se podrá enviar.',
        done: 'Correo descartado',
      },
    },
  },
};
