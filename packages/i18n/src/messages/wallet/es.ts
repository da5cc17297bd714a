export default {
  fields: {
    user: 'Titular',
    balance: 'Saldo',
    held: 'Retenido',
    opened: 'Abierto',
    createdAt: 'Fecha',
    type: 'Tipo',
    issuerName: 'Origen',
    status: 'Estado',
    amount: 'Importe',
    project: 'Proyecto',
    bankAccount: 'Cuenta bancaria',
    rejectReason: 'Motivo del rechazo',
    manager: 'Creado por',
    admin: 'Decidido por',
    updatedAt: 'Última modificación',
  },
  mail: {
    greeting: 'Hola, %{name}:',
    toInvestments: 'Ver mis inversiones',
    toWallet: 'Ver mi monedero',
    toProject: 'Ver el proyecto',
    reason: 'El motivo: %{reason}',
    footnote:
      'Recibes este mensaje porque se ha movido dinero tuyo en la plataforma. Puedes dejar de recibir avisos generales en tu perfil.',
    orderPlaced: {
      subject: 'Has invertido en %{project}',
      text: 'Hemos registrado tu inversión de %{amount} en «%{project}». El dinero ya ha salido de tu monedero.',
      freeUntil:
        'Si cambias de idea, puedes cancelarla sin coste hasta el %{date}, mientras el proyecto siga abierto.',
    },
    orderCancelled: {
      subject: 'Has cancelado tu inversión en %{project}',
      text: 'Hemos cancelado tu inversión de %{amount} en «%{project}».',
      free: 'La cancelación no tiene coste: el importe completo ha vuelto a tu monedero.',
      penalty: 'La penalización es de %{penalty}: han vuelto a tu monedero %{net}.',
    },
    completed: {
      income: {
        subject: 'Hemos añadido %{amount} a tu monedero',
        text: 'Tu ingreso de %{amount} está aprobado y ya forma parte de tu saldo.',
      },
      withdraw: {
        subject: 'Hemos enviado %{amount} a tu cuenta bancaria',
        text: 'Tu retirada de %{amount} está aprobada. El dinero ha salido hacia tu cuenta bancaria.',
      },
    },
    rejected: {
      income: {
        subject: 'No hemos podido añadir %{amount} a tu monedero',
        text: 'Tu ingreso de %{amount} no se ha aprobado y tu saldo no cambia.',
      },
      withdraw: {
        subject: 'No hemos podido tramitar tu retirada de %{amount}',
        text: 'Tu retirada de %{amount} no se ha aprobado. El dinero vuelve a estar disponible en tu monedero.',
      },
    },
    returnReceived: {
      subject: 'Has recibido un rendimiento de %{project}',
      amount: '«%{project}» ha repartido rendimientos: tienes %{net} más en tu monedero.',
      amounts:
        '«%{project}» ha repartido rendimientos: te corresponden %{gross}, menos %{fee} de comisión. Tienes %{net} más en tu monedero.',
      principal: 'Es la última entrega: con ella te devolvemos también los %{principal} que invertiste.',
    },
    projectRefunded: {
      subject: 'Te hemos devuelto tu inversión en %{project}',
      text: '«%{project}» se ha cerrado y hemos devuelto %{amount} a tu monedero.',
    },
    projectClosed: {
      subject: '%{project} se ha cerrado',
      text: '«%{project}», en el que invertiste, ha terminado: está todo pagado y el proyecto queda cerrado. Gracias por participar.',
    },
    breach: {
      subject: 'Las cuentas no cuadran',
      text: 'En la comprobación del %{at} hay %{smart_count} descuadre. |||| En la comprobación del %{at} hay %{smart_count} descuadres.',
      advice: 'No apruebes movimientos hasta saber por qué. `npm run reconcile` muestra cada descuadre.',
      action: 'Abrir monederos y movimientos',
      footnote: 'Recibes este mensaje porque administras la plataforma.',
    },
  },
};
