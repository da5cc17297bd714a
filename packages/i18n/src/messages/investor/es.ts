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
    withdrawn: 'Retirada',
    ended: 'Terminada',
    givenUp: 'Renuncia',
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
      'Un año o más en un puesto profesional del sector financiero, o 12 meses como directivo de una empresa con 100.000 € o más de fondos propios, 2.000.000 € o más de volumen de negocios neto, o 1.000.000 € o más de balance',
    trading:
      'Operaciones significativas en los mercados de capitales: diez por trimestre de media en los cuatro últimos trimestres',
    ownFunds: 'Fondos propios de 100.000 € o más',
    turnover: 'Volumen de negocios neto de 2.000.000 € o más',
    balanceSheet: 'Balance de 1.000.000 € o más',
  },
  testOutcomes: { passed: 'Superada', failed: 'No superada', refused: 'No quiso hacerla' },
  testStates: { failed: 'Prueba no superada', refused: 'Prueba no hecha', lapsed: 'Prueba caducada' },
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
    withdrawn: {
      subject: 'Has retirado tu solicitud de inversor %{kind}',
      text: 'Hemos retirado tu solicitud de inversor %{kind}, como nos pediste: no decidiremos sobre ella y tu clasificación no cambia. Puedes solicitarla otra vez cuando quieras.',
    },
    givenUp: {
      subject: 'Has renunciado a ser inversor %{kind}',
      text: 'Desde hoy vuelves a ser inversor no experimentado, como nos pediste, con toda su protección: periodo de reflexión, prueba de conocimientos y avisos. Vale para tus próximas inversiones; las anteriores siguen como las hiciste. Puedes solicitar otra clasificación cuando quieras.',
    },
    entryTestDue: {
      subject: 'Revisa tu prueba de conocimientos a más tardar el %{date}',
      text: 'La ley nos obliga a revisar cada dos años lo que sabes y lo que buscas al invertir. Tu prueba de conocimientos cuenta hasta el %{date} incluido. Repítela a más tardar ese día: sin ella podrás seguir invirtiendo, pero antes tendrás que leer y aceptar una advertencia.',
      action: 'Repetir la prueba',
    },
    lossSimulationDue: {
      subject: 'Revisa tu simulación de pérdidas a más tardar el %{date}',
      text: 'La ley nos obliga a revisar cada año cuánto podrías perder. Tu resultado cuenta hasta el %{date} incluido. Repite la simulación a más tardar ese día: sin un resultado en vigor te pediremos tu consentimiento expreso por encima de %{threshold} en cada proyecto.',
      action: 'Repetir la simulación',
    },
    entryTestOver: {
      subject: 'Revisa tu prueba de conocimientos: contó hasta el %{date}',
      text: 'La ley nos obliga a revisar cada dos años lo que sabes y lo que buscas al invertir. Tu prueba de conocimientos contó hasta el %{date}. Mientras no la repitas podrás seguir invirtiendo, pero antes tendrás que leer y aceptar una advertencia.',
      action: 'Repetir la prueba',
    },
    lossSimulationOver: {
      subject: 'Revisa tu simulación de pérdidas: contó hasta el %{date}',
      text: 'La ley nos obliga a revisar cada año cuánto podrías perder. Tu resultado contó hasta el %{date}. Mientras no repitas la simulación te pediremos tu consentimiento expreso por encima de %{threshold} en cada proyecto.',
      action: 'Repetir la simulación',
    },
    reviewFootnote: 'Recibes este mensaje porque la ley nos pide revisar estos datos contigo.',
    lost: 'Recuerda lo que pierdes: no tendrás periodo de reflexión para cancelar gratis una inversión, ni te haremos la prueba de conocimientos, ni te avisaremos cuando inviertas en un proyecto más de 1.000 € o, si es más, del 5 % de tu patrimonio neto.',
    action: 'Ver mi perfil de inversor',
    footnote: 'Recibes este mensaje porque solicitaste cambiar tu clasificación de inversor.',
  },
  warning: {
    inappropriate:
      'No tienes en vigor una prueba de conocimientos superada, así que puede que los servicios de financiación participativa no sean adecuados para ti.',
  },
  evidence: {
    title: 'Lo que viste y aceptaste al invertir',
    order: 'Inversión',
    investor: 'Inversor',
    project: 'Proyecto',
    sheet: 'Versión de la ficha de datos fundamentales',
    sheetShown: '%{version} (la que se mostró al invertir)',
    sheetNotConfirmed: '%{version} (en vigor; la inversión no indicó cuál se mostró)',
    sheetDigest: 'SHA-256 del PDF de esa versión',
    origin: 'Procede de',
    origins: { wish: 'Una preinversión: %{id}', waitingPlace: 'Un sitio en la lista de espera: %{id}' },
    consentedAt: 'Textos aceptados el',
    consentedAmount: 'Por un importe máximo de',
    placedAt: 'Recibida',
    amount: 'Importe',
    ownAmountBefore: 'Invertido antes en este proyecto',
    threshold: 'Importe por encima del cual se avisa',
    kind: 'Clasificación del inversor',
    entryTest: 'Prueba de conocimientos',
    entryTestAt: 'Prueba hecha o rechazada el',
    acknowledgement: 'Advertencia sobre la prueba',
    acknowledged: 'Versión %{version}, reconocida el %{at}',
    acknowledgedText: 'Texto de la advertencia que se mostró',
    lossResult: 'Resultado de la simulación de pérdidas',
    lossResultOn: 'Fecha de esa simulación',
    reflection: 'Fin del periodo de reflexión (incluido)',
    noReflection: 'Sin periodo de reflexión',
    shown: 'Textos de la inversión',
    accepted: {
      terms: 'Condiciones aceptadas, versión %{version}',
      conditions: 'Comisiones y periodo de reflexión',
      notices: 'Avisos junto al importe',
    },
    applied: {
      terms:
        'Condiciones aplicadas, versión %{version}; el programa que hizo la orden no confirmó haberlas mostrado',
      conditions:
        'Comisiones y periodo de reflexión aplicados; el programa que hizo la orden no confirmó haberlos mostrado',
      notices: 'Avisos aplicables; el programa que hizo la orden no confirmó haberlos mostrado',
    },
    heading: 'Título de la advertencia',
    consent: 'Frase marcada para consentir',
    warning: 'Advertencia de riesgo consentida expresamente, versión %{version}',
    proofByTest: 'Acreditó que entiende los riesgos con la prueba de conocimientos superada.',
    proofByAnswers: 'Acreditó que entiende los riesgos con estas respuestas',
    proofByAnswersTo:
      'Acreditó que entiende los riesgos con estas respuestas a las preguntas sobre la ficha, versión %{version}',
    testAnswers: 'Respuestas de la prueba de conocimientos, versión %{version}',
    questions: {
      title: 'Preguntas y respuestas del proyecto publicadas entonces',
      published: 'Preguntas publicadas',
      count: '%{questions} (con añadidos y correcciones, %{entries})',
      notNoted: 'No se anotaban cuando se hizo esta inversión.',
      digest: 'SHA-256 del conjunto',
      question: 'Pregunta %{number}, publicada el %{at}',
    },
    issued: 'Emitido el %{at}',
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
    sections: {
      stated: 'Lo que declara',
      read: 'Lo que leyó y confirmó',
      criteria: 'Los requisitos',
      validity: 'Decisión y vigencia',
    },
    isMet: 'Lo cumple, según lo declarado',
    isNotMet: 'No lo cumple, según lo declarado',
    needs: {
      individual: 'Una persona tiene que cumplir dos de los tres.',
      company: 'Una empresa tiene que cumplir uno de los tres.',
    },
    professionalHint:
      'Lee el documento de la solicitud y comprueba que es cliente profesional según el anexo II, sección I, puntos 1 a 4, de la Directiva 2014/65/UE.',
    evidence: 'Ver todos los documentos del cliente',
    noDocument: 'La solicitud llegó sin documento',
    tests: {
      title: 'Prueba de conocimientos',
      none: 'No ha hecho la prueba de conocimientos',
      noneHint:
        'Se le pide antes de su primera inversión. Aquí verás cada prueba, con su nota y sus respuestas.',
      answers: 'Respuestas de la prueba',
      see: 'Ver las respuestas',
      noAnswers: 'No quiso hacer la prueba: no hay respuestas.',
    },
    simulations: {
      title: 'Simulación de pérdidas',
      none: 'No ha enviado ninguna simulación de pérdidas',
      noneHint: 'La simulación se hace en su navegador: aquí solo llega el resultado, si lo envía.',
    },
    decide: {
      title: 'Tu decisión',
      reason: 'Motivo',
      reasonHint: 'El cliente lo leerá tal cual, en el correo y en su perfil.',
      proof: 'Con qué lo acredita',
      proofHint:
        'Di qué acredita el documento de la solicitud: queda en el historial de la clasificación, que el cliente puede leer.',
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
      withdrawn: 'Retiraste tu solicitud el %{date}.',
      givenUp: 'Renunciaste a tu clasificación anterior el %{date}.',
      withdraw: {
        action: 'Retirar la solicitud',
        title: '¿Retirar tu solicitud?',
        follows:
          'No decidiremos sobre ella y tu clasificación no cambia. Podrás solicitarla otra vez cuando quieras.',
        done: 'Has retirado tu solicitud.',
      },
      giveUp: {
        action: 'Renunciar a esta clasificación',
        title: '¿Renunciar a tu clasificación?',
        follows:
          'Desde este momento serás inversor no experimentado y tendrás toda su protección: periodo de reflexión, prueba de conocimientos y avisos. Vale para tus próximas inversiones; las que ya has hecho siguen como están. Para recuperar la clasificación tendrías que solicitarla otra vez.',
        done: 'Has renunciado a tu clasificación: eres inversor no experimentado.',
      },
      ask: 'Solicitar otra clasificación',
      renew: 'Solicitarla otra vez',
    },
    form: {
      title: 'Solicitar otra clasificación',
      kind: '¿Qué quieres ser?',
      figures: 'Lo que declaras',
      figuresHint: 'Rellena solo lo que quieras acreditar.',
      evidence:
        'Adjunta el justificante de lo que declaras. Si tienes más, súbelos en tus documentos: sin ellos quizá no podamos aprobar la solicitud.',
      document: 'Justificante',
      evidenceLink: 'Ir a mis documentos',
      notEnough: 'Con lo que declaras no se cumplen los requisitos.',
      choose: 'Elige una opción',
      send: 'Enviar la solicitud',
      sent: 'Hemos recibido tu solicitud. Te escribiremos con la decisión.',
    },
    back: 'Volver a mi perfil de inversor',
    warning: {
      title: 'Antes de invertir, lee esto',
      acknowledge: 'Lo he leído y lo entiendo',
    },
    test: {
      title: 'Prueba de conocimientos',
      lead: 'Unas preguntas sobre tu experiencia y sobre los riesgos. La ley nos pide hacértelas antes de tu primera inversión, y otra vez cada dos años.',
      loading: 'Cargando la prueba…',
      loadFailed: 'No hemos podido cargar la prueba. Revisa tu conexión y prueba otra vez.',
      states: {
        none: 'Aún no la has hecho',
        passed: 'La has superado',
        failed: 'No la has superado',
        refused: 'No quisiste hacerla',
        lapsed: 'Ha caducado',
      },
      texts: {
        none: 'Tarda unos cinco minutos. Puedes invertir sea cual sea el resultado.',
        passed:
          'Vale hasta el %{date}. Si la repites, contará la nueva aunque no la superes, en lugar de esta.',
        failed:
          'Puedes invertir igualmente, después de leer un aviso. También puedes repetirla cuando quieras.',
        refused:
          'Puedes invertir igualmente, después de leer un aviso. También puedes hacerla cuando quieras.',
        lapsed: 'Valió hasta el %{date}. Hazla otra vez, o lee un aviso antes de invertir.',
      },
      warningWaits: 'Antes de invertir tienes que leer un aviso.',
      readWarning: 'Leer el aviso',
      goOn: 'Volver al proyecto',
      take: 'Hacer la prueba',
      takeAgain: 'Repetir la prueba',
      choose: 'Elige una respuesta.',
      send: 'Enviar mis respuestas',
      refuse: 'No quiero hacer la prueba',
      refuseHint: 'Puedes no hacerla. Te mostraremos un aviso antes de invertir.',
      refuseFailed: 'No se ha podido guardar. Prueba otra vez.',
      outcomes: {
        passed: 'Has superado la prueba. Vale hasta el %{date}.',
        failed: 'No has superado la prueba: puede que esta forma de invertir no sea adecuada para ti.',
        refused:
          'Has preferido no hacer la prueba, así que no sabemos si esta forma de invertir es adecuada para ti.',
      },
      stillPossible:
        'Puedes invertir igualmente cuando hayas leído el aviso, y repetir la prueba cuando quieras.',
    },
    loss: {
      title: 'Simulación de pérdidas',
      lead: 'Calcula cuánto podrías perder sin que peligre tu economía. Conviene repetirla cada año.',
      alone:
        'El cálculo se hace solo en tu navegador: no vemos, ni guardamos, ni podemos cambiar lo que escribes. Si quieres, después nos envías el resultado, y nada más.',
      days: 'Usa los valores del %{first}. También puedes usar los de un solo día posterior, hasta el %{last}, con los ingresos de los doce meses anteriores a ese día.',
      groups: {
        income: 'Ingresos netos de doce meses',
        assets: 'Dinero disponible',
        payments: 'Pagos de doce meses',
      },
      groupHints: {
        income: 'Sin pagos excepcionales ni ganancias por vender algo.',
        assets:
          'Sin inmuebles, sin planes de pensiones de empleo y sin lo invertido en financiación participativa.',
        payments: 'Lo que pagas cada año, pase lo que pase.',
      },
      inputs: {
        workIncome: 'Del trabajo o la pensión',
        savingsIncome: 'De ahorros e inversiones',
        rentIncome: 'De alquileres',
        deposits: 'En cuentas y depósitos',
        instruments: 'En fondos, acciones y bonos que puedas vender ya',
        commitments: 'Vivienda, préstamos y pensiones a otras personas',
        expenses: 'Impuestos, seguros y otros gastos',
      },
      netWorth: 'Patrimonio neto',
      result: 'Lo que podrías perder (el 10 %)',
      until: 'Vale hasta',
      threshold: 'Te avisaremos por encima de',
      thresholdHint:
        'Si inviertes más en un mismo proyecto, te mostraremos un aviso y te pediremos tu consentimiento.',
      noThreshold:
        'Por tu clasificación de inversor no te avisaremos, inviertas lo que inviertas. La simulación te sirve de orientación.',
      start: 'Hacer la simulación',
      startAgain: 'Repetir la simulación',
      sendTitle: 'Envía el resultado, si quieres',
      sendText:
        'Solo nos llegará esta cifra: %{result}. Con ella calculamos por encima de qué importe te avisamos.',
      acknowledge: 'He visto el resultado y sé que podría perder todo lo que invierta.',
      acknowledgeFirst: 'Marca primero esta casilla para enviar el resultado.',
      send: 'Enviar el resultado',
      sent: 'Hemos guardado tu resultado: %{result}. Vale hasta el %{date}.',
    },
  },
};
