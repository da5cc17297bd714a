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
      waiting: 'Enviándose otra vez',
      delivered: 'Entregado después',
      dismissed: 'Descartado',
    },
    failures: {
      recipient_refused: 'No existe el buzón o su servidor lo rechaza',
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
        'Cada documento de un proyecto es de un tipo: ficha de datos fundamentales, tasación, contrato… Crea el primero.',
      deleteHint: 'Solo se puede borrar si ningún documento es de este tipo. No se puede deshacer.',
    },
    mails: {
      name: 'Correo no entregado |||| Correos no entregados',
      title: 'Correos no entregados',
      empty: 'Todos los correos llegaron',
      emptyHint:
        'Aquí verás los que no se pudieron entregar después de varias horas de intentos, con el motivo y lo que puedes hacer.',
      fromDate: 'Último intento desde',
      toDate: 'Último intento hasta',
      sections: { mail: 'El correo', failure: 'Por qué no llegó' },
      whatHelps: 'Qué puedes hacer',
      help: {
        recipient_refused:
          'Comprueba la dirección con el cliente y corrígela en su ficha; después vuelve a enviar el correo.',
        mailbox_full: 'Avisa al cliente por otro medio y vuelve a enviarlo cuando haya hecho sitio.',
        server_unreachable:
          'Vuelve a enviarlo en unas horas. Si les pasa a varios, avisa a quien lleva los sistemas.',
        server_log_in: 'Avisa a quien lleva los sistemas: mientras tanto no sale ningún correo.',
        server_refused: 'Lee la respuesta del servidor y consúltala con quien lleva los sistemas.',
        other: 'Vuelve a enviarlo; si falla otra vez, consúltalo con quien lleva los sistemas.',
      },
      send: {
        action: 'Enviar otra vez',
        title: '¿Enviar otra vez «%{subject}»?',
        content: 'Saldrá a la dirección que %{name} tiene ahora.',
        done: 'El correo se está enviando otra vez',
      },
      dismiss: {
        action: 'Descartar',
        title: '¿Descartar «%{subject}»?',
        content: '%{name} no lo recibirá. Se borra lo que decía y ya no se podrá enviar.',
        done: 'Correo descartado',
      },
    },
  },
};
