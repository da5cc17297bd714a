export default {
  fields: {
    documentTypes: { name: 'Nombre', description: 'Descripción' },
    undeliveredMails: {
      failedAt: 'Último intento',
      userName: 'Cliente',
      recipient: 'Dirección',
      topic: 'Tema',
      subject: 'Asunto',
      state: 'Estado',
      failure: 'Motivo',
      failureDetail: 'Respuesta del servidor',
      tries: 'Intentos',
      createdAt: 'Escrito',
    },
  },
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
  },
};
