export default {
  states: {
    Open: 'Abierta',
    InProcess: 'En curso',
    PendingCustomer: 'Pendiente del cliente',
    PendingManager: 'Pendiente del gestor',
    Closed: 'Cerrada',
    Dismissed: 'Descartada',
  },
  fields: {
    ticketId: 'Id',
    title: 'Título',
    description: 'Descripción',
    stateId: 'Estado',
    userName: 'Cliente',
    responsibleName: 'Responsable',
    read: 'Leída',
    createdAt: 'Creada',
    updatedAt: 'Última actividad',
    messages: {
      createdAt: 'Escrito',
      userName: 'Quién escribe',
      isFromStaff: 'Del equipo',
      message: 'Mensaje',
      stateId: 'Estado al que pasó',
      files: 'Archivos',
    },
  },
  mail: {
    greeting: 'Hola, %{name}:',
    state: 'Estado: %{state}.',
    action: 'Ver la incidencia',
    footnote: 'Recibes este mensaje porque participas en esta incidencia.',
    customer: {
      opened: {
        subject: 'Hemos abierto una incidencia para ti: %{title}',
        text: 'Nuestro equipo ha abierto en tu nombre la incidencia «%{title}».',
      },
      answered: {
        subject: 'Hay una respuesta a tu incidencia: %{title}',
        text: 'Nuestro equipo ha respondido a tu incidencia «%{title}».',
      },
      changed: {
        subject: 'Tu incidencia ha cambiado de estado: %{title}',
        text: 'Nuestro equipo ha cambiado el estado de tu incidencia «%{title}».',
      },
    },
    staff: {
      opened: {
        subject: 'Nueva incidencia: %{title}',
        text: 'Hay una incidencia nueva que te espera: «%{title}».',
      },
      answered: {
        subject: 'El cliente ha escrito: %{title}',
        text: 'El cliente ha escrito en la incidencia «%{title}».',
      },
      assigned: {
        subject: 'Te han asignado una incidencia: %{title}',
        text: 'Ahora eres responsable de la incidencia «%{title}».',
      },
    },
  },
};
