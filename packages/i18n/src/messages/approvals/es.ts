export default {
  name: 'Aprobaciones',
  title: 'Aprobaciones',
  lead: 'Lo que espera a una segunda persona. Nadie mueve dinero, ni cambia quién puede moverlo, sin compañía.',
  empty: 'No hay nada pendiente de aprobación',
  emptyHint: 'Aquí verás lo que propone el equipo y lo que propusiste tú.',
  acts: {
    approveTransaction: 'Aprobar un movimiento',
    rejectTransaction: 'Rechazar una retirada cuyo pago ya tuvo el banco',
    release: 'Entregar el dinero al promotor',
    repay: 'Registrar una devolución',
    payTax: 'Pagar la retención de un proyecto',
    correctTax: 'Corregir la retención de un pago',
    distribute: 'Repartir rendimientos',
    closeWithRefund: 'Cerrar un proyecto con devolución',
    validateBankAccount: 'Validar una cuenta bancaria',
    changeEmail: 'Cambiar el correo de un cliente',
    deleteOtpDevice: 'Eliminar el dispositivo de códigos de un cliente',
    changeRole: 'Cambiar un rol',
    enableStaff: 'Activar a un miembro del equipo',
    changePayoutAccount: 'Cambiar la cuenta de cobro de un proyecto',
    changeTaxTreatment: 'Cambiar el tipo de retención de un cliente',
    publishSheet: 'Publicar la ficha de datos fundamentales',
    overrideIdentity: 'Decidir una identidad en contra del proveedor',
    endHold: 'Permitir de nuevo las retiradas de un cliente',
    approvePaymentFile: 'Aprobar un archivo de pagos',
    cancelPaymentFile: 'Anular un archivo de pagos que ya tiene el banco',
    importStatement: 'Importar un extracto del banco',
    sendMoneyBack: 'Devolver dinero a un tercero',
    bookOtherMovement: 'Anotar dinero de un tercero, un gasto del banco o una aportación que retira',
  },
  effects: {
    bankAccount: { create: 'Añadir una cuenta bancaria', edit: 'Cambiar una cuenta bancaria' },
    bankEntry: {
      bookOther: 'Anotar un movimiento del banco',
      sendBack: 'Devolver el dinero a la cuenta de la que vino',
      book: 'Anotar un movimiento del banco',
      decide: 'Decidir sobre un movimiento del banco',
    },
    passkey: { remove: 'Quitar una llave de acceso' },
    paymentFile: {
      cancelPayment: 'Anular un pago de un archivo de pagos',
    },
    project: {
      edit: 'Cambiar el proyecto',
    },
    transaction: {
      approve: 'Aprobar un movimiento',
      create: 'Crear un movimiento',
      reject: 'Rechazar un movimiento',
      return: 'Devolver una retirada al monedero',
    },
    userAssignment: { delete: 'Quitar el gestor' },
    wallet: { create: 'Abrir un monedero' },
  },
  sheet: {
    title: 'La ficha que se publicaría',
    hint: 'Léela antes de decidir. Si el borrador ha cambiado desde la propuesta, no se puede abrir ni aprobar.',
    attested: 'Quien la propone declara: «%{text}»',
    tab: 'Ver la ficha en el proyecto',
    pdf: { es: 'Leer la ficha en español (PDF)', en: 'Leer la ficha en inglés (PDF)' },
  },
  statuses: {
    pending: 'Pendiente',
    scheduled: 'Aprobada, surte efecto más tarde',
    approved: 'Aprobada',
    declined: 'Rechazada',
    lapsed: 'Caducada',
    stopped: 'Detenida por el cliente',
  },
  about: '%{act}: %{name}',
  waitsForOther: 'Espera a que otro administrador la apruebe.',
  compareStatement:
    'Descarga tú del banco el extracto de estos días y compáralo con el archivo: lo que apruebes se anota.',
  isForMe: 'Que puedo aprobar yo',
  sections: { proposal: 'Propuesta', effects: 'Qué haría', decision: 'Tu decisión' },
  waiting: 'Espera la aprobación de otra persona: %{act}. Propuesta de %{name}.',
  scheduled: 'Aprobada, pendiente de hacerse efectiva: %{act}. Propuesta de %{name}.',
  openFile: 'Abrir el archivo',
  why: 'Por qué (para quien la apruebe)',
  needsSecond: 'Tiene que aprobarlo un segundo administrador.',
  mayNeedSecond: 'Según el caso, tiene que aprobarlo un segundo administrador. Lo sabrás al enviarlo.',
  proposed: 'Propuesto. Tiene que aprobarlo otro administrador.',
  objection: {
    title: '¿No has sido tú?',
    checking: 'Comprobando el enlace…',
    useless: 'El enlace no está completo. Ábrelo desde el correo que te enviamos.',
    changeEmail: {
      about: 'Nuestro equipo va a cambiar el correo de tu cuenta el %{at}. Si no lo has pedido tú, páralo.',
      stop: 'Parar el cambio de correo',
      stopped: 'Hecho: el correo de tu cuenta no se cambiará.',
    },
    deleteOtpDevice: {
      about:
        'Nuestro equipo va a eliminar tu dispositivo de códigos el %{at}. Si no lo has pedido tú, páralo.',
      stop: 'Conservar mi dispositivo de códigos',
      stopped: 'Hecho: tu dispositivo de códigos seguirá como está.',
    },
    withdrawals: {
      about:
        'No saldrá dinero de tu monedero hasta el %{at}. Si el cambio no lo has hecho tú, para todas las retiradas.',
      stop: 'Parar todas las retiradas',
      stopped:
        'Hecho: no saldrá dinero de tu monedero hasta que hablemos contigo. Hemos cerrado todas tus sesiones.',
    },
    next: 'Para más seguridad, cambia tu contraseña y escríbenos.',
  },
  approve: {
    action: 'Aprobar',
    done: 'Aprobada y llevada a cabo',
    scheduled: 'Aprobada. Se llevará a cabo el %{at}, salvo que el cliente se oponga.',
  },
  decline: {
    action: 'Rechazar',
    title: 'Rechazar «%{name}»',
    reason: 'Motivo',
    done: 'Rechazada',
  },
  withdraw: { action: 'Retirar', title: 'Retirar «%{name}»', done: 'Retirada' },
  mail: {
    proposed: {
      subject: 'Espera tu aprobación: %{act}',
      text: '%{name} propone: %{act} (%{subject}). Otro administrador tiene que aprobarlo antes del %{until}.',
      why: 'Por qué: %{why}',
      action: 'Ver la propuesta',
      footnote: 'Recibes este correo porque eres administrador.',
    },
    approved: {
      subject: 'Aprobada: %{act}',
      text: '%{name} ha aprobado lo que propusiste: %{act} (%{subject}).',
    },
    approvedForLater: {
      subject: 'Aprobada: %{act}',
      text: '%{name} ha aprobado lo que propusiste: %{act} (%{subject}). Se hará el %{at}, salvo que el titular de la cuenta se oponga antes.',
    },
    carriedOut: {
      subject: 'Hecha: %{act}',
      text: 'Ya se ha hecho lo que propusiste y aprobó %{name}: %{act} (%{subject}).',
    },
    declined: {
      subject: 'Rechazada: %{act}',
      text: '%{name} ha rechazado lo que propusiste: %{act} (%{subject}).',
    },
    declinedLater: {
      subject: 'No se hará: %{act}',
      text: '%{name} lo ha rechazado cuando ya estaba aprobado: %{act} (%{subject}). No se ha hecho nada.',
    },
    lapsed: {
      subject: 'Caducada: %{act}',
      text: 'Nadie decidió a tiempo sobre lo que propusiste: %{act} (%{subject}). Puedes volver a proponerlo.',
    },
    notCarriedOut: {
      subject: 'No se ha podido hacer: %{act}',
      text: '%{name} lo aprobó, pero algo cambió antes de que se hiciera: %{act} (%{subject}). No se ha hecho nada. Si sigue haciendo falta, hay que proponerlo de nuevo.',
    },
    notMade: {
      changeEmail: {
        subject: 'El correo de tu cuenta no ha cambiado',
        text: 'Te avisamos de que nuestro equipo iba a cambiar el correo de tu cuenta. El cambio no se ha hecho y tu correo sigue siendo el mismo.',
      },
      deleteOtpDevice: {
        subject: 'No hemos eliminado tu dispositivo de códigos',
        text: 'Te avisamos de que nuestro equipo iba a eliminar tu dispositivo de códigos. No lo hemos hecho.',
      },
    },
    scheduled: {
      changeEmail: {
        subject: 'Se va a cambiar el correo de tu cuenta',
        text: 'Nuestro equipo va a cambiar el correo de tu cuenta. El cambio se hará el %{at}.',
      },
      deleteOtpDevice: {
        subject: 'Se va a eliminar tu dispositivo de códigos',
        text: 'Nuestro equipo va a eliminar el dispositivo con el que generas tus códigos. Se hará el %{at}.',
        passkeysToo: 'Al mismo tiempo se quitarán todas tus llaves de acceso.',
      },
      ifNotYou: 'Si no lo has pedido tú, páralo con este botón. No hace falta que inicies sesión.',
      action: 'No he sido yo: pararlo',
      footnote: 'Recibes este correo porque eres titular de la cuenta.',
    },
    stopped: {
      subject: 'Parada por el cliente: %{act}',
      text: 'El titular de la cuenta se ha opuesto y no se hará: %{act} (%{subject}). Habla con él antes de proponer nada más.',
    },
    withdrawalsStopped: {
      subject: '%{name} ha parado sus retiradas',
      text: '%{name} dice que no ha hecho el último cambio de su cuenta y ha parado todas sus retiradas. Habla con esta persona; dos administradores pueden volver a permitirlas.',
      inFile:
        'Una de sus retiradas va en el archivo de pagos %{numbers}. No lo envíes al banco; si el banco ya lo tiene, pide que no haga ese pago.',
      action: 'Ver el cliente',
    },
    reason: 'Motivo: %{reason}',
    ownFootnote: 'Recibes este correo porque lo propusiste tú.',
  },
};
