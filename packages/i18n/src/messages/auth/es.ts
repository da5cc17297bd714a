export default {
  mail: {
    greeting: 'Hola, %{name}:',
    confirmEmail: {
      subject: 'Confirma tu correo electrónico',
      text: 'Gracias por registrarte. Pulsa el botón para confirmar que esta dirección es tuya; después podrás iniciar sesión. El enlace vale durante 48 horas.',
      action: 'Confirmar mi correo',
      footnote: 'Recibes este mensaje porque alguien se ha registrado con esta dirección. Si no has sido tú, ignóralo: sin confirmar no se puede usar la cuenta.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      text: 'Hemos recibido una petición para cambiar tu contraseña. Pulsa el botón para elegir otra. El enlace vale durante una hora y una sola vez.',
      action: 'Elegir contraseña',
      footnote: 'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      text: 'La contraseña de tu cuenta acaba de cambiar y las demás sesiones se han cerrado.',
      footnote: 'Si no has sido tú, cambia la contraseña desde «He olvidado mi contraseña» y contacta con soporte cuanto antes.',
    },
    usedRecoveryCode: {
      subject: 'Has entrado con un código de recuperación',
      text: 'Alguien acaba de iniciar sesión en tu cuenta con uno de tus códigos de recuperación, que ya no vale más.',
      footnote: 'Si no has sido tú, cambia tu contraseña y contacta con soporte cuanto antes.',
    },
  },
};
