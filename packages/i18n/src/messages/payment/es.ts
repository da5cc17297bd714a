export default {
  fields: {
    user: 'Titular',
    alias: 'Alias',
    account: 'IBAN',
    main: 'Principal',
    state: 'Estado',
    errorMessage: 'Motivo del error',
    createdAt: 'Añadida',
    updatedAt: 'Última modificación',
  },
  bankAccountStates: { pending: 'Pendiente', valid: 'Validada', error: 'Con error' },
  backoffice: {
    name: 'Cuenta bancaria |||| Cuentas bancarias',
    list: {
      title: 'Cuentas bancarias',
      empty: 'Todavía no hay cuentas bancarias',
      emptyHint: 'Aquí verás las cuentas que añadan los clientes, con su certificado, para validarlas.',
    },
    add: 'Añadir una cuenta bancaria',
    empty: 'No tiene cuentas bancarias',
    emptyHint: 'De ellas viene su dinero y a ellas vuelve. Cada una lleva un certificado de titularidad.',
    chooseCertificate: 'Elegir el certificado de titularidad',
    certificateHint: 'Imagen png o jpeg, o PDF, de menos de 5 MB.',
    mainHint: 'La que se propone primero. Ocupa el lugar de la que lo era.',
    sections: { account: 'La cuenta', certificate: 'Certificado de titularidad' },
    certificateHidden: 'El certificado muestra el número completo: solo lo ve quien decide sobre la cuenta.',
    showNumber: 'Ver el número completo',
    hideNumber: 'Ocultar el número',
    delete: {
      title: '¿Borrar la cuenta «%{alias}»?',
      content: 'Se borra con su certificado. Los movimientos que se hicieron con ella se conservan.',
    },
    decide: {
      title: 'Tu decisión',
      message: 'Qué hay que corregir',
      messageHint: 'El cliente lo lee tal cual, en el correo y en su perfil.',
      valid: {
        action: 'Validar la cuenta',
        title: '¿Validar la cuenta «%{alias}» (%{account})?',
        follows:
          'Comprueba que el certificado está a nombre de %{name} y muestra este número. Podrá usarla para añadir y retirar dinero, y le avisaremos por correo.',
        stands: 'La cuenta está validada: el cliente puede añadir y retirar dinero con ella.',
        done: 'Cuenta validada',
      },
      pending: {
        action: 'Dejar pendiente',
        title: '¿Dejar pendiente la cuenta «%{alias}» (%{account})?',
        follows: '%{name} no podrá usarla hasta que alguien la valide, y le avisaremos por correo.',
        stands: 'Espera tu decisión. Compara el número y el titular con el certificado.',
        done: 'Cuenta pendiente de revisión',
      },
      error: {
        action: 'Marcar con error',
        title: '¿Qué falla en la cuenta «%{alias}» (%{account})?',
        follows: '%{name} no podrá usarla hasta corregirla, y le avisaremos por correo.',
        stands: 'La cuenta tiene un error que el cliente debe corregir.',
        done: 'Cuenta marcada con error',
      },
    },
  },
  mail: {
    greeting: 'Hola, %{name}:',
    valid: {
      subject: 'Tu cuenta bancaria está validada',
      text: 'Hemos validado tu cuenta «%{alias}» (%{account}). Ya puedes usarla para añadir dinero a tu monedero y para retirarlo.',
    },
    pending: {
      subject: 'Tu cuenta bancaria está en revisión',
      text: 'Volvemos a revisar tu cuenta «%{alias}» (%{account}). Te avisaremos cuando esté validada.',
    },
    error: {
      subject: 'Tu cuenta bancaria necesita una corrección',
      text: 'No hemos podido validar tu cuenta «%{alias}» (%{account}). El motivo:',
    },
    action: 'Ver mis cuentas bancarias',
    footnote: 'Recibes este mensaje porque has añadido esta cuenta.',
  },
};
