export default {
  kinds: {
    'non-sophisticated': 'No experimentado',
    sophisticated: 'Experimentado',
    professional: 'Profesional',
  },
  kindStates: {
    pending: 'Pendiente',
    active: 'En vigor',
    refused: 'Rechazada',
    ended: 'Terminada',
    expired: 'Caducada',
    replaced: 'Sustituida',
  },
  professionalCategories: {
    authorised: 'Entidad autorizada para operar en los mercados financieros',
    large: 'Gran empresa',
    public: 'Administración u organismo público',
    institutional: 'Otro inversor institucional',
  },
  criteria: {
    wealth: 'Ingresos brutos de 60.000 € o más al año, o una cartera de más de 100.000 €, con sus depósitos',
    experience:
      'Un año o más en un puesto profesional del sector financiero, o 12 meses como directivo de una empresa que cumpla los requisitos de las empresas',
    trading:
      'Operaciones significativas en los mercados de capitales: diez por trimestre de media en los cuatro últimos trimestres',
    ownFunds: 'Fondos propios de 100.000 € o más',
    turnover: 'Volumen de negocios neto de 2.000.000 € o más',
    balanceSheet: 'Balance de 1.000.000 € o más',
  },
  mail: {
    kinds: { sophisticated: 'experimentado', professional: 'profesional' },
    approved: {
      subject: 'Desde hoy eres inversor %{kind}',
      text: 'Hemos aprobado tu solicitud: desde hoy te tratamos como inversor %{kind}, hasta el %{date} incluido. Después tendrás que solicitarlo otra vez.',
    },
    refused: {
      subject: 'No hemos aprobado tu solicitud de inversor %{kind}',
      text: 'Hemos revisado tu solicitud de inversor %{kind} y no la hemos aprobado. Sigues siendo inversor no experimentado y conservas toda su protección. Motivo:',
    },
    ended: {
      subject: 'Ya no eres inversor %{kind}',
      text: 'Hemos sabido que ya no cumples las condiciones de inversor %{kind}. Desde hoy vuelves a ser inversor no experimentado, con toda su protección. Motivo:',
    },
    expired: {
      subject: 'Tu clasificación de inversor %{kind} ha caducado',
      text: 'Tu clasificación de inversor %{kind} fue válida hasta el %{date}. Desde ahora vuelves a ser inversor no experimentado, con toda su protección. Si aún cumples las condiciones, puedes solicitarla otra vez.',
    },
    lost: 'Recuerda lo que pierdes: no tendrás periodo de reflexión para cancelar gratis una inversión, ni te haremos la prueba de conocimientos, ni te avisaremos cuando inviertas más de lo que podrías perder.',
    action: 'Ver mi perfil de inversor',
    footnote: 'Recibes este mensaje porque solicitaste cambiar tu clasificación de inversor.',
  },
  backoffice: {
    name: 'Clasificación |||| Clasificaciones',
    tab: 'Perfil de inversor',
    list: {
      title: 'Clasificación de inversores',
      empty: 'Todavía no hay solicitudes',
      emptyHint:
        'Aquí verás las solicitudes de los clientes que quieren ser inversores experimentados o profesionales.',
    },
    none: 'Es inversor no experimentado',
    noneHint:
      'Aquí verás sus solicitudes para ser inversor experimentado o profesional, con la decisión de cada una.',
    requestOf: 'Solicitud de %{name}',
    sections: { stated: 'Lo que declara', criteria: 'Los requisitos', validity: 'Decisión y vigencia' },
    isMet: 'Lo cumple, según lo declarado',
    isNotMet: 'No lo cumple, según lo declarado',
    needs: {
      individual: 'Una persona tiene que cumplir dos de los tres.',
      company: 'Una empresa tiene que cumplir uno de los tres.',
    },
    professionalHint:
      'Comprueba con sus documentos que es cliente profesional según el anexo II, sección I, puntos 1 a 4, de la Directiva 2014/65/UE.',
    evidence: 'Ver los documentos del cliente',
    decide: {
      title: 'Tu decisión',
      reason: 'Motivo',
      reasonHint: 'El cliente lo leerá tal cual, en el correo y en su perfil.',
      pending: 'Espera tu decisión. Se aprueba si no hay dudas razonables de que lo declarado es cierto.',
      active: {
        action: 'Aprobar',
        title: '¿Aprobar la solicitud de %{name}?',
        follows:
          'Durante dos años será inversor %{kind}: pierde el periodo de reflexión, la prueba de conocimientos y los avisos. Se lo comunicaremos expresamente por correo.',
        done: 'Solicitud de %{name} aprobada',
      },
      refused: {
        action: 'Rechazar',
        title: '¿Rechazar la solicitud de %{name}?',
        follows: 'Sigue siendo inversor no experimentado. Se lo comunicaremos por correo con el motivo.',
        done: 'Solicitud de %{name} rechazada',
      },
      ended: {
        action: 'Terminar la clasificación',
        title: '¿Terminar la clasificación de %{name}?',
        follows:
          'Si ya no cumple las condiciones, vuelve desde hoy a ser inversor no experimentado. Se lo comunicaremos por correo con el motivo.',
        done: 'Clasificación de %{name} terminada',
      },
    },
  },
  site: {
    title: 'Perfil de inversor',
    lead: 'La ley protege más a quien tiene menos experiencia. Aquí ves cómo te tratamos, y qué puedes cambiar.',
    loading: 'Cargando tu perfil de inversor…',
    loadFailed: 'No hemos podido cargar tu perfil de inversor. Revisa tu conexión y prueba otra vez.',
    kind: {
      title: 'Tu clasificación',
      now: {
        'non-sophisticated': 'Eres inversor no experimentado',
        sophisticated: 'Eres inversor experimentado',
        professional: 'Eres inversor profesional',
      },
      text: {
        'non-sophisticated':
          'Es lo habitual, y tienes toda la protección: un periodo de reflexión para cancelar gratis, una prueba de conocimientos y avisos cuando inviertes mucho.',
        sophisticated: 'No tienes la protección de los inversores no experimentados.',
        professional: 'No tienes la protección de los inversores no experimentados.',
      },
      until: 'Vale hasta el %{date} incluido. Después, si aún cumples las condiciones, solicítala otra vez.',
      pending: 'Estamos revisando tu solicitud del %{date}. Te escribiremos con la decisión.',
      refused: 'No aprobamos tu solicitud del %{date}. Motivo: %{reason}',
      ended: 'Tu clasificación anterior terminó el %{date}. Motivo: %{reason}',
      expired: 'Tu clasificación anterior caducó el %{date}.',
      ask: 'Solicitar otra clasificación',
      renew: 'Solicitarla otra vez',
    },
    form: {
      title: 'Solicitar otra clasificación',
      kind: '¿Qué quieres ser?',
      criteriaPerson: 'Para ser inversor experimentado tienes que cumplir dos de estos tres requisitos:',
      criteriaCompany:
        'Para ser inversor experimentado, tu empresa tiene que cumplir uno de estos tres requisitos:',
      professional:
        'Para ser inversor profesional, tu empresa tiene que ser cliente profesional según el anexo II, sección I, puntos 1 a 4, de la Directiva 2014/65/UE.',
      lostTitle: 'Lo que pierdes',
      lostReflection: 'El periodo de reflexión: no podrás cancelar gratis una inversión.',
      lostTest: 'La prueba de conocimientos y el aviso de que invertir quizá no es adecuado para ti.',
      lostWarning: 'El aviso y tu consentimiento expreso cuando inviertes más de lo que podrías perder.',
      figures: 'Lo que declaras',
      figuresHint: 'Rellena solo lo que quieras acreditar.',
      evidence: 'Sube los justificantes en tus documentos: sin ellos no podremos aprobarla.',
      evidenceLink: 'Ir a mis documentos',
      attestsCriteria: 'Declaro que cumplo los requisitos.',
      attestsAwareness: 'Sé qué protección pierdo y qué consecuencias tiene.',
      attestsTruth: 'Respondo de que todo lo que declaro es verdad.',
      notEnough: 'Con lo que declaras no se cumplen los requisitos.',
      choose: 'Elige una opción',
      send: 'Enviar la solicitud',
      sent: 'Hemos recibido tu solicitud. Te escribiremos con la decisión.',
    },
  },
};
