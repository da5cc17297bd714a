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
