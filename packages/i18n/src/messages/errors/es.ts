export default {
  request: {
    invalid: 'Hay datos que corregir.',
    malformed: 'No se ha podido entender la petición: el contenido no tiene el formato esperado.',
    unauthenticated: 'Inicia sesión para continuar.',
    forbidden: 'No tienes permiso para hacer esto.',
    cross_site: 'La petición viene de otro sitio y se ha rechazado.',
    not_found: 'No existe o no tienes acceso.',
    method_not_allowed: 'Aquí no se admite %{method}; se admite: %{methods}.',
    conflict: 'Los datos han cambiado entretanto. Vuelve a cargar y prueba otra vez.',
    edited_meanwhile:
      'Otra persona ha cambiado estos datos después de que los abrieras. No se ha pisado nada de lo suyo.',
    too_large: 'El contenido enviado es demasiado grande.',
    too_many_values: 'La petición tiene demasiados datos: como máximo, %{max}.',
    unsupported_type: 'Este tipo de contenido no se admite.',
    idempotency_key_reused: 'Esta clave de idempotencia ya se usó con otra petición.',
    idempotency_key_required:
      'Falta la cabecera Idempotency-Key o no es válida: debe tener de 8 a 200 letras, cifras o signos, sin espacios.',
    too_many: 'Demasiadas peticiones. Espera %{seconds} s y prueba otra vez.',
    failed: 'Ha ocurrido un error. Vuelve a intentarlo o contacta con soporte e indica la referencia.',
    unavailable: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.',
  },
  file: {
    too_large: 'El archivo debe ocupar menos de %{max} MB.',
    type_not_allowed: 'Este tipo de archivo no se admite aquí.',
    unreadable: 'El archivo no se puede leer; puede que esté dañado.',
    not_a_table: 'El archivo no es una tabla CSV con los nombres de las columnas en la primera fila.',
    no_rows: 'El archivo no tiene ninguna fila con datos.',
    too_many_rows:
      'El archivo tiene %{rows} filas y puede tener %{max} como máximo. Repártelas en varios archivos.',
    rows_wrong:
      'No se ha importado nada: %{smart_count} fila tiene errores. |||| No se ha importado nada: %{smart_count} filas tienen errores.',
    import_running: 'Se está importando otro archivo. Vuelve a intentarlo en unos segundos.',
    infected: 'El archivo contiene un programa malicioso y no se ha guardado.',
    with_scripts:
      'El archivo contiene programas o archivos adjuntos. Guárdalo de nuevo sin ellos; un PDF, por ejemplo, imprimiéndolo en PDF.',
    space_used_up: 'Has subido ya todo lo que cabe: %{max} MB de archivos. Escríbenos si necesitas más.',
  },
  auth: {
    invalid_credentials: 'El correo electrónico o la contraseña no son correctos.',
    otp_required: 'Falta el código de un solo uso.',
    otp_invalid: 'El código no es correcto o ya se ha usado. Espera al siguiente y prueba otra vez.',
    otp_not_configured: 'OTP no configurado: este usuario no tiene ningún dispositivo de códigos.',
    otp_already_configured: 'Ya tienes un dispositivo de códigos configurado.',
    too_many_attempts: 'Demasiados intentos fallidos. Espera %{seconds} s y prueba otra vez.',
    email_not_confirmed: 'Confirma primero tu correo electrónico con el enlace que te enviamos.',
    account_disabled: 'Esta cuenta está desactivada. Contacta con soporte.',
    same_email: 'Esta ya es la dirección de correo de tu cuenta.',
    link_invalid: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    current_password_wrong: 'La contraseña actual no es correcta.',
    fresh_factor_required: 'Confirma que eres tú con un código de un solo uso o con una llave de acceso.',
    staff_device: 'El equipo de la plataforma no puede usar dispositivos de confianza.',
    passkey_required: 'Tu cuenta necesita una llave de acceso: úsala, o añade una en tu perfil.',
    passkey_invalid: 'No hemos podido comprobar la llave de acceso. Prueba otra vez.',
    passkey_not_configured: 'No tienes ninguna llave de acceso.',
    passkey_taken: 'Esta llave de acceso ya está registrada.',
    passkey_limit: 'Ya tienes diez llaves de acceso. Quita antes una que no uses.',
  },
  account: {
    email_taken: 'Ya existe una cuenta con este correo electrónico.',
    customer_not_accessible:
      'No se puede acceder a los datos del cliente: no existe o no lo tienes asignado.',
    document_already_exists: 'Ya existe una cuenta con este documento de identidad.',
    identity_verified: 'Tu identidad está verificada: para cambiar estos datos, escribe a soporte.',
    customer_not_staff:
      'Este cliente tiene dinero, inversiones u otros asuntos abiertos: crea otra cuenta para su trabajo en el equipo.',
    role_and_email_apart: 'Cambia el rol y el correo por separado: cada cambio lo aprueba otra persona.',
    disable_apart:
      'Desactiva la cuenta por separado: se desactiva en el acto, mientras que el rol y el correo los aprueba otra persona.',
    last_administrators:
      'Sin esta persona quedan menos de dos administradores, y ya la desactivaron una vez sin que una segunda lo confirmara. Crea antes otro administrador desde la terminal (npm run create-admin).',
    own_account: 'No puedes hacer esto con tu propia cuenta.',
    still_staff: 'Antes de eliminar a esta persona hay que quitarle su función en el equipo.',
    deletion_prevented: 'La cuenta no se puede cerrar todavía: comprueba qué lo impide.',
    already_assigned: 'Este cliente ya tiene un gestor.',
    verification_superseded: 'Hay un intento de verificación posterior: decide sobre ese.',
    verification_already_decided: 'La verificación ya tiene esta decisión.',
    already_verified: 'Tu identidad ya está verificada.',
    verification_under_review:
      'Estamos comprobando lo que enviaste. Te escribiremos en cuanto haya una decisión.',
    verification_start_failed: 'Ha habido un error al iniciar el proceso de verificación',
    mail_link_invalid:
      'El enlace no está completo o no es nuestro. Ábrelo desde el pie de uno de nuestros correos, o cambia tus avisos en tu perfil.',
    signature_invalid: 'La firma no es válida.',
    questionnaire_outdated: 'Las preguntas de la prueba han cambiado. Vuelve a cargar la página.',
    entry_test_pause:
      'No superaste la prueba. Podrás repetirla a partir del %{until}; mientras tanto puedes invertir después de leer el aviso.',
    no_warning: 'No tienes ningún aviso por leer.',
    tax_treatment_overlaps:
      'El cliente ya tiene otro tipo de retención en esos días. Termina antes el anterior.',
    warning_outdated: 'El texto del aviso ha cambiado. Vuelve a cargar la página y léelo otra vez.',
    investor_kind_pending: 'Ya tienes una solicitud en revisión.',
    investor_kind_texts_outdated:
      'El texto de la solicitud ha cambiado. Vuelve a cargar la página y léelo otra vez.',
    investor_kind_decided: 'Esta solicitud ya no está pendiente, o la clasificación ya no está en vigor.',
    investor_criteria_not_met:
      'Con lo que declaras no se cumplen los requisitos para ser inversor experimentado.',
    investor_kind_unproven:
      'Un inversor profesional se aprueba con el documento que lo acredita, y esta solicitud llegó sin él. Recházala y pide al cliente que la envíe otra vez.',
    document_is_proof:
      'Este documento acredita una solicitud de clasificación: no se puede borrar mientras no se rechace.',
    document_of_customer: 'Lo subió el cliente, y un cliente siempre ve lo que ha subido.',
  },
  approvals: {
    second_administrator_needed:
      'Esto necesita la aprobación de un segundo administrador y solo estás tú. Crea antes otro con «npm run create-admin».',
    why_needed: 'Esto tiene que aprobarlo otra persona: explícale por qué lo propones.',
    already_proposed: 'Esto ya está esperando a una segunda persona.',
    already_decided: 'Ya se ha decidido sobre esta propuesta.',
    lapsed: 'Nadie decidió a tiempo sobre esta propuesta y ha caducado. Hay que volver a proponerla.',
    changed: 'Algo ha cambiado desde que se propuso. Mira qué haría ahora antes de aprobarla.',
    record_edited: 'Se han editado los datos después de proponerla. Recházala y que se vuelva a proponer.',
    proposer_gone: 'Quien la propuso ya no forma parte del equipo.',
    own_proposal: 'La propusiste tú: tiene que aprobarla otro administrador.',
    beneficiary: 'La propuesta trata de ti: tiene que decidir otro administrador.',
    entered_by_you: 'Este movimiento lo registraste tú: tiene que aprobarlo otro administrador.',
    access_changed_by_you:
      'En las últimas 72 horas cambiaste el acceso, las cuentas bancarias o el gestor de la persona afectada, o propusiste la cuenta a la que se paga: tiene que aprobarla otro administrador.',
    objection_link_invalid:
      'El enlace no está completo o no es nuestro. Ábrelo desde el correo que te enviamos.',
    objection_too_late:
      'Ya no se puede parar: el plazo ha terminado. Si no has sido tú, escríbenos cuanto antes.',
    new_administrator: 'Eres administrador desde hace menos de 7 días: aún no puedes aprobar propuestas.',
    promoted_by_you:
      'Hace menos de 30 días propusiste el papel de quien la propone: tiene que aprobarla otra persona.',
    suspended_by_you: 'Has suspendido tú esta oferta, así que no puedes rechazar su corrección.',
    promoted_by_proposer:
      'Quien la propuso te hizo administrador hace menos de 30 días: tiene que aprobarla otro administrador.',
  },
  overview: {
    nothing_matches: 'No hay nada que cambiar: ningún registro coincide.',
    too_many_records: 'Son más de %{max} registros: filtra la lista y hazlo por partes.',
    bulk_act_ended: 'Esta acción en bloque ya ha terminado.',
    cannot_be_undone:
      'Esta acción en bloque no se puede deshacer: sigue en curso, ya se deshizo o no tiene vuelta atrás.',
    staff_one_by_one:
      'Es una cuenta del equipo: se activa, se desactiva o se asigna en su ficha, nunca en bloque.',
    view_name_taken: 'Ya tienes una vista de esta lista con este nombre.',
    too_many_views: 'Tienes %{max} vistas, que es el máximo. Borra las que ya no uses.',
  },
  misc: {
    mail_settled: 'Este correo ya se ha vuelto a enviar o se ha descartado. Vuelve a cargar la lista.',
    document_type_in_use: 'Hay documentos de este tipo: no se puede borrar.',
    document_type_name_taken: 'Ya existe un tipo de documento con este nombre.',
  },
  payment: {
    account_taken: 'Ya hay una cuenta bancaria con este IBAN.',
    bank_account_in_use:
      'Hay movimientos con esta cuenta bancaria: no se puede borrar mientras estén pendientes, y su IBAN no se puede cambiar.',
    no_deposit_account:
      'La plataforma no tiene una cuenta bancaria configurada (DEPOSIT_IBAN), así que no hay extractos que importar ni pagos que preparar.',
    no_initiator:
      'La plataforma no tiene configurado con qué NIF y sufijo la conoce su banco (PAYMENTS_INITIATOR), y los bancos españoles rechazan los archivos de pagos sin ellos. El sufijo, de tres cifras, está en el contrato con el banco.',
    nothing_to_pay:
      'Ahora no hay pagos que hacer: o no hay retiradas, entregas ni devoluciones pendientes, o están retenidas, o ya van en otro archivo, o esperan una decisión de dos personas, o faltan los extractos que muestren que un pago anulado no se hizo, o un movimiento del banco por decidir puede ser ese pago.',
    maybe_paid:
      'El banco puede haber hecho ya este pago, aunque su archivo se anuló. Antes hacen falta los extractos de esos días, o decidir sobre el movimiento del banco que puede ser su pago.',
    in_payment_file:
      'Este pago va en un archivo de pagos. Para decidir sobre él aparte, anula antes el archivo.',
    recorded_by_hand:
      'Un pago igual de este proyecto ya se registró a mano el %{day}. Si es el mismo, aparta este movimiento: se empareja con él por su importe.',
    booked_already:
      'El banco muestra un pago igual de este proyecto el %{day}, que ya está anotado. Regístralo solo si es otro.',
    entry_is_order:
      'Es un pago que va en un archivo de pagos: anótalo como pago a un promotor o como devolución a un tercero.',
    taxes_not_amount: 'Las retenciones de los proyectos no suman el importe del movimiento.',
    company_owes:
      'El importe es mayor que el dinero de la empresa que hay en la cuenta (comisiones cobradas y aportado, menos gastos y retirado). Lo demás es de los clientes: retén el movimiento e ingresa en la cuenta lo que falta.',
    file_state: 'El archivo de pagos ya no está en ese punto. Vuelve a cargar la página.',
    file_settled:
      'Ya no queda ningún pago de este archivo por anular: un extracto los muestra todos o ya se anularon.',
    file_outdated:
      'Alguno de los pagos ya no se puede hacer: la retirada está retenida, o han cambiado la cuenta o el titular (si es de un proyecto, aprueba el pago a su cuenta nueva), o un movimiento del banco puede ser ya su pago. Anula el archivo y prepara otro.',
    file_invalid:
      'El archivo no es como lo piden los bancos (%{place}), así que no se ha escrito. Revisa los nombres y la cuenta de la plataforma.',
    bank_differs:
      'El banco y el libro no cuadran, y ningún movimiento lo explica. Mira «Tesorería» y «Saldos por día» antes de enviar dinero.',
    debit_unexplained:
      'El %{day} salieron %{amount} del banco («%{name}») y ninguna orden lo explica. Hasta que dos personas digan qué es, anotando el movimiento, no puede salir más dinero: mira «Tesorería». |||| El %{day} salieron %{amount} del banco («%{name}») y ninguna orden lo explica; es la primera de %{smart_count} salidas así. Hasta que dos personas digan qué es cada una, anotando los movimientos, no puede salir más dinero: mira «Tesorería».',
    not_in_file: 'El archivo no tiene ningún pago sin pagar con esta referencia.',
    entry_not_outgoing: 'Solo se anota así el dinero que ha salido.',
    entry_not_deposit: 'Elige una aportación completada de este mismo importe.',
    entry_not_third_party: 'Elige un movimiento de este mismo importe, anotado como dinero de un tercero.',
    entry_not_repayment:
      'Elige un reembolso de un promotor, de este mismo importe y anotado desde su movimiento.',
    returns_paid_out:
      'El proyecto ya ha repartido este dinero. Reclámaselo al promotor; hasta entonces, el movimiento sigue pendiente.',
    entry_not_sent:
      'Elige el movimiento con el que salió este mismo importe, o un gasto de este importe o mayor, que no haya vuelto todavía.',
    entry_not_order:
      'Elige un pago a un promotor ya ordenado, de este mismo importe y que el banco no haya hecho todavía, o el que ha vuelto.',
    payee_unwritable:
      'El titular de la cuenta de cobro tiene un nombre en letras que ningún banco de la SEPA admite: págalo desde el banco y regístralo con su justificante.',
    entry_is_payout: 'Es el pago de una retirada o su devolución: anótalo como tal.',
    already_sent_back: 'El dinero de este movimiento ya se ha devuelto.',
    already_ordered: 'Ya se ha decidido devolver este dinero: saldrá con un archivo de pagos.',
    entry_no_payee:
      'El extracto no dice la cuenta y el nombre de quien envió el dinero, así que no puede ir en un archivo de pagos. Devuélvelo desde el banco y anota el movimiento que lo muestre.',
    order_state: 'Este pago ya está hecho o anulado. Vuelve a cargar la página.',
    file_gone: 'El archivo ya no está en la carpeta, o es otro. Súbelo a mano si hace falta.',
    already_taken_back: 'El banco ya retiró esta aportación con otro movimiento.',
    balance_too_low:
      'El saldo del monedero no cubre el importe: este cliente ya ha invertido o retirado el dinero. Reclámaselo, y anótalo cuando lo haya devuelto.',
    entry_not_open: 'Este movimiento ya está anotado. Vuelve a cargar la lista.',
    entry_not_incoming: 'Solo se anota así el dinero que ha entrado.',
    entry_not_matched: 'Todavía se está mirando de quién es este movimiento. Inténtalo dentro de un momento.',
    entry_not_payout:
      'No es el pago de ninguna retirada suya que se haya enviado al banco o aprobado a mano.',
    entry_not_return:
      'No puede ser la devolución de esta retirada: tiene que ser de este cliente, estar pagada y ser de este importe o mayor.',
    already_returned: 'Esta retirada ya se ha devuelto.',
    own_bank_account:
      'No puedes decidir sobre tu propia cuenta bancaria: tiene que hacerlo otro administrador.',
  },
  promotion: {
    period_taken: 'El periodo elegido ya existe: coincide con el de otra promoción del mismo tipo.',
  },
  project: {
    url_taken: 'La URL ya existe',
    payout_account_apart:
      'La cuenta a la que se paga al promotor se propone aparte, con su titular y su certificado, y la aprueban dos personas: POST /v1/project/projects/{projectId}/payout-accounts, o «Proponer otra cuenta de cobro» en los pagos del proyecto.',
    phase_change_not_allowed: 'El proyecto no puede pasar de la fase %{from} a la fase %{to}.',
    phase_change_forbidden: 'Solo un administrador puede cambiar la fase de un proyecto.',
    not_editable: 'El proyecto ya está abierto: solo un administrador puede cambiarlo.',
    review_not_draft: 'Solo se envían a revisión los borradores, y el proyecto ya está en otra fase.',
    in_review: 'El proyecto ya está en revisión.',
    not_in_review: 'El proyecto ya no está en revisión: se ha retirado, devuelto o publicado entretanto.',
    opening_planned:
      'Un administrador ya ha planificado la apertura del proyecto. Si no debe abrirse, pídele que la cancele o que te lo devuelva.',
    no_opening_planned:
      'La apertura ya no está planificada: se ha cancelado o el proyecto ha cambiado de fase entretanto.',
    opening_phase_changed: 'El proyecto había cambiado de fase entretanto y ya no podía pasar a la prevista.',
    opening_planner_left: 'La persona que planificó la apertura ya no es administradora.',
    in_use: 'El proyecto ya se ha abierto a inversores y no se puede borrar.',
    type_in_use: 'Hay proyectos de este tipo: no se puede borrar.',
    type_name_taken: 'Ya existe un tipo de proyecto con este nombre.',
    template_name_taken: 'Ya existe una plantilla con este nombre.',
    investing_not_possible: 'En esta fase no es posible invertir.',
    outside_financing_period:
      'El periodo de financiación de este proyecto no ha empezado o ya ha terminado: consulta sus fechas antes de invertir.',
    identity_not_approved: 'Verifica tu identidad en tu perfil antes de invertir.',
    correction_waits:
      'Suspendiste esta oferta y la corrección que ha propuesto otra persona espera una decisión. Hasta entonces no puedes cambiar la ficha.',
    follow_over: 'La oferta de este proyecto ya ha terminado, así que no hay avisos que enviarte.',
    question_identity_needed: 'Verifica tu identidad en tu perfil antes de preguntar.',
    questions_over:
      'El proyecto está cerrado y ya no admite preguntas. Si tienes una duda, escribe a soporte.',
    too_many_questions:
      'Puedes hacer %{max} preguntas en 24 horas y ya las has hecho. Vuelve a intentarlo más tarde.',
    question_decided: 'Esta pregunta ya está publicada o rechazada.',
    question_unanswered: 'Escribe la respuesta y indica de quién es antes de publicarla.',
    question_not_published: 'Solo se puede añadir algo a una pregunta publicada.',
    terms_not_accepted: 'Para invertir, lee las condiciones vigentes y acéptalas.',
    amount_not_positive: 'El importe debe ser mayor que cero.',
    amount_below_minimum: 'El importe es demasiado pequeño: invierte al menos %{minimum}.',
    amount_above_remaining:
      'El importe supera lo que queda por financiar: invierte como máximo %{remaining}.',
    too_many_investors: 'Este proyecto ya ha alcanzado su número máximo de inversores (%{max}): elige otro.',
    not_financed: 'Solo es posible mientras el proyecto está en la fase Financiado.',
    no_destination_account: 'El proyecto no tiene una cuenta de cobro aprobada: propón una primero.',
    payout_account_not_needed: 'El proyecto ha terminado y ya no necesita una cuenta de cobro.',
    release_too_early:
      'El promotor recibe el dinero cuando empieza el proyecto. Espera al %{start}, o marca en el proyecto que se entregue en cuanto se financie.',
    amount_above_escrow: 'El proyecto no tiene tanto dinero libre: entrega como máximo %{available}.',
    no_tax_withholder: 'En este proyecto no se retiene nada de los intereses.',
    amount_above_tax: 'No hay tanto retenido y libre: paga como máximo %{available}.',
    tax_not_to_office:
      'En este proyecto, el promotor ingresa la retención en Hacienda: ordena el pago al promotor en la página del proyecto.',
    tax_not_to_promoter:
      'Esta retención la ingresa en Hacienda la propia plataforma: registra el pago con su justificante.',
    release_ordered:
      'Una entrega de %{ordered} espera un archivo de pagos o al banco: anúlala antes, o importa el extracto que la muestre.',
    tax_unchanged: 'Lo retenido en este pago ya es lo correcto: no hay nada que corregir.',
    tax_settled:
      'Esta retención ya se ha ingresado: solo quedan %{available} sin ingresar. Lo retenido de más se recupera ante Hacienda.',
    wallet_below_tax: 'En el monedero no hay bastante: faltan por retener %{missing} y tiene %{available}.',
    repayment_above_due:
      'Es más de lo que al promotor le falta por devolver: registra como máximo %{outstanding}.',
    distribution_already_run: 'Estos rendimientos ya se han repartido; no se pagan dos veces.',
    distribution_out_of_order:
      'Los rendimientos se reparten en el orden del calendario: elige la primera entrega que no se haya pagado.',
    returns_not_enough: 'Faltan %{missing} para esta entrega: registra antes la devolución del promotor.',
    refund_not_covered:
      'Faltan %{missing} para devolver el dinero a los inversores: registra antes la devolución del promotor.',
    not_closable:
      'El proyecto no se puede cerrar así. Sin devolución, debe estar financiado, con sus inversiones finalizadas y todo su dinero pagado; con devolución, debe estar abierto o financiado.',
    already_in_default: 'Este préstamo ya está en impago.',
    nothing_owed: 'El promotor ya no debe nada de este préstamo, así que no puede estar en impago.',
    not_in_default: 'Las etapas de la recuperación se registran cuando el préstamo está en impago.',
    recovery_before_default: 'Ese día es anterior al impago.',
    recovery_above_received:
      'Las etapas no pueden sumar más de lo que el promotor ha pagado desde el impago: quedan %{available}. Registra antes la devolución.',
    entry_test_needed:
      'Antes de tu primera inversión, haz la prueba de conocimientos o di que no quieres hacerla.',
    warning_not_acknowledged:
      'Antes de invertir tienes que leer el aviso de riesgo de tu perfil de inversor.',
    risk_consent_needed:
      'Con este importe superas %{threshold} en este proyecto: lee la advertencia de riesgo y da tu consentimiento expreso.',
    risk_warning_outdated:
      'El texto de la advertencia ha cambiado. Vuelve a cargar la página y léelo otra vez.',
    risks_not_understood:
      'Para invertir este importe tienes que responder bien a las preguntas sobre los riesgos.',
    fully_subscribed:
      'El proyecto ya ha reunido todo el dinero. Apúntate a la lista de espera por si alguien cancela.',
    not_fully_subscribed: 'Este proyecto todavía admite inversiones: puedes invertir directamente.',
    provider_may_not_invest: 'La empresa que gestiona la plataforma no puede invertir en sus proyectos.',
    company_declaration_needed:
      'Antes de invertir, tu empresa tiene que declarar su NIF, su forma jurídica, sus titulares reales y quién puede actuar en su nombre. Hazlo en tu perfil.',
    fiscal_residence_needed:
      'Antes de invertir tienes que decir en qué país tienes tu residencia fiscal, porque de él depende el impuesto sobre tus intereses.',
    preinvestors_first:
      'Primero invierten los preinversores del proyecto. Podrás invertir cuando se repartan sus importes.',
    preinvestment_not_possible: 'Este proyecto no está en preinversión.',
    preinvestment_over: 'La preinversión de este proyecto ya ha terminado.',
    preinvestment_runs: 'La preinversión de este proyecto todavía no ha terminado.',
    wishes_to_confirm:
      'La ficha ha cambiado y hay preinversiones sin confirmar: sus inversores tienen hasta el %{until} para leerla.',
    allocation_changed: 'El reparto ha cambiado desde que lo viste. Revisa el nuevo y confírmalo.',
    no_wishes: 'No hay importes de preinversores por repartir.',
    wish_already: 'Ya eres preinversor de este proyecto: puedes cambiar el importe.',
    wish_over: 'Esta preinversión ya no está abierta.',
    wish_not_in_steps: 'El importe tiene que ser múltiplo de %{step}.',
    wish_above_reserved: 'Para la preinversión hay reservado un máximo de %{reserved}.',
    wish_deposit_above_balance: 'Necesitas %{deposit} de saldo en tu monedero para el depósito.',
    too_many_preinvestors: 'El proyecto ya tiene el máximo de %{max} preinversores.',
    others_wait: 'Hay inversores en lista de espera y el sitio que queda es para ellos. Apúntate a la lista.',
    waiting_already: 'Ya estás en la lista de espera de este proyecto.',
    waiting_over: 'Ya no estás en esta lista de espera.',
    order_bound:
      'El proyecto está completo y tu periodo de reflexión ha terminado: esta inversión ya no se puede cancelar.',
    reflection_running:
      'Hay inversores que pueden cancelar gratis hasta el %{until}: el proyecto no puede darse por financiado antes.',
    order_not_cancellable:
      'Esta inversión ya no se puede cancelar: solo es posible mientras el proyecto está abierto.',
    nothing_raised: 'Todavía no se ha invertido nada en el proyecto: no se puede dar por financiado.',
    close_first:
      'En este proyecto hay dinero de inversores: ciérralo con «Cerrar el proyecto», que lo devuelve o comprueba que está pagado.',
    close_preinvestment:
      'Hay preinversores: ciérralo con devolución, que tiene que aprobar otro administrador, o suspende la oferta.',
    owner_taken: 'Ya hay un expediente con este NIF: úsalo.',
    owner_in_use: 'Hay proyectos con este promotor o agente: su expediente no se puede eliminar.',
    owner_fixed: 'La oferta ya se ha abierto: su promotor no se puede cambiar.',
    owner_in_sheet:
      'La ficha de una oferta abierta lo dice así. Suspende antes la oferta y publica después una ficha corregida.',
    tax_withholder_missing:
      'Di quién retiene el impuesto de los intereses, o por qué motivo no lo retiene nadie, antes de abrir la oferta.',
    untaxed_ground_unproven:
      'Añade antes al expediente del promotor un documento vigente que acredite por qué no se retiene nada.',
    owner_missing: 'Elige el expediente del promotor antes de abrir la oferta.',
    owner_evidence_in_use:
      'No se pueden borrar documentos de un promotor mientras un proyecto suyo se ofrece o está en marcha, ni en los años siguientes en que hay que conservarlos.',
    owner_evidence_missing:
      'El expediente del promotor no está completo. Antes de abrir la oferta, añade: %{missing}. Los documentos caducados no cuentan.',
    owner_country_refused:
      'El promotor, o uno de sus titulares reales, es de un país de alto riesgo: su oferta no se puede abrir.',
    owner_conflict: 'El promotor tiene un vínculo con la plataforma que le impide ofrecer proyectos en ella.',
    guarantee_agent_missing:
      'El proyecto nombra un agente de garantías: elige su expediente antes de abrir la oferta.',
    guarantee_agent_refused:
      'El expediente del agente de garantías no permite abrir la oferta: %{missing}. Los documentos caducados no cuentan.',
    owner_limit_exceeded:
      'El promotor superaría %{limit} en doce meses, contando todas las plataformas: ya ha ofrecido %{earlier}.',
    terms_fixed: 'Ya hay inversores que aceptaron esta condición: no se puede cambiar.',
    terms_bound: 'Esta condición solo cambia con una nueva versión de la ficha de datos fundamentales.',
    wishes_bind:
      'Hay preinversores que contaron con esta condición: no se puede cambiar hasta que se repartan sus importes.',
    offer_suspended: 'La oferta está suspendida mientras se corrige su ficha de datos fundamentales.',
    sheet_differs:
      'La ficha publicada no dice lo mismo que el proyecto y el expediente del promotor. No coincide: %{differences}. Publica antes una ficha nueva.',
    sheet_needed:
      'El proyecto todavía no tiene publicada su ficha de datos fundamentales, así que no se puede ofrecer.',
    sheet_newer:
      'La ficha de datos fundamentales ha cambiado: ahora está en vigor la versión %{version}. Léela antes de confirmar.',
    sheet_not_filed:
      'La ficha tiene que estar antes en poder de la autoridad: la oferta puede abrirse desde el %{date}.',
    sheet_not_needed: 'El proyecto ya no se ofrece: su ficha no se puede cambiar.',
    sheet_incomplete:
      'A la ficha le faltan datos (%{count}). Completa sus textos en los dos idiomas, y el fin del plazo de la oferta, y publícala antes de abrir la oferta.',
    sheet_below_target:
      'La ficha tiene que decir lo que hace la plataforma si no se alcanza el objetivo: elige de nuevo una de las opciones de la parte B.',
    deadline_to_come:
      'El objetivo no se ha alcanzado y el plazo sigue abierto hasta el %{until} incluido: hasta entonces no se puede financiar.',
    partial_too_late:
      'La ficha permitía financiarlo con menos del objetivo hasta el %{until}: desde entonces se devuelve todo el dinero. Cierra el proyecto con devolución.',
    target_missed:
      'La ficha dice que, si no se alcanza el objetivo, se devuelve todo el dinero: cierra el proyecto con devolución.',
    sheet_too_long: 'La ficha ocupa %{sides} caras y la ley admite %{max}. Acorta los textos.',
    sheet_attestation_outdated:
      'El texto de la verificación ha cambiado. Recarga la página, léelo y propón la ficha otra vez.',
    sheet_without_lei:
      'Falta el identificador LEI de la empresa en la configuración: sin él no se puede publicar ninguna ficha.',
    report_without_lei:
      'Falta el identificador LEI de la empresa en la configuración: sin él la autoridad no admite el informe.',
    sheet_terms_impossible:
      'El importe a financiar no puede ser menor que lo ya invertido ni que la inversión mínima.',
  },
  support: {
    complaint_answered: 'Esta reclamación ya tiene esa respuesta.',
    complaint_link_invalid: 'Este enlace ya no funciona. Pide otro en la página de reclamaciones.',
    complaint_link_needed: 'Para presentar una reclamación, inicia sesión o confirma tu correo electrónico.',
    complaint_not_admitted: 'Primero hay que responder si la reclamación se admite a trámite.',
    own_complaint: 'No puedes responder a tu propia reclamación.',
    too_many_complaints:
      'Ya tienes %{max} reclamaciones sin resolver. Espera a que respondamos a alguna, o añade lo que falte contestando a nuestros correos.',
    canned_answer_title_taken: 'Ya existe una respuesta preparada con este título.',
    merge_target_over: 'Esa incidencia está cerrada. Ábrela antes de unir otra a ella.',
    ticket_merged: 'Esta incidencia se ha unido a «%{title}». Escribe en ella.',
    ticket_over: 'La incidencia está cerrada. Abre otra si aún necesitas ayuda.',
    too_many_open_tickets: 'Ya tienes %{max} incidencias abiertas. Cierra alguna, o escribe en ella.',
    state_change_not_allowed: 'La incidencia no puede pasar del estado %{from} al estado %{to}.',
  },
  wallet: {
    amount_not_positive: 'El importe debe ser mayor que cero.',
    amount_above_balance: 'El importe no debe superar el saldo disponible en el monedero.',
    too_many_pending_deposits: 'Ya tienes %{max} ingresos pendientes. Espera a que se decida alguno.',
    too_many_pending_withdrawals: 'Ya tienes %{max} retiradas pendientes. Espera a que se decida alguna.',
    bank_account_required: 'Elige la cuenta bancaria de la que sale o a la que llega el dinero.',
    bank_account_not_valid:
      'La cuenta bancaria no está validada: elige una que lo esté o espera a su validación.',
    transaction_already_decided: 'El movimiento ya se ha aprobado o rechazado. Vuelve a cargar para verlo.',
    own_transaction:
      'No puedes decidir sobre un movimiento de tu propio monedero: tiene que hacerlo otro administrador.',
    four_eyes: 'Este movimiento lo has anotado tú: debe aprobarlo otro administrador.',
    insufficient_balance: 'El saldo del monedero no es suficiente.',
    withdrawals_held:
      'Las retiradas de este cliente esperan hasta el %{until}, porque hace poco cambió el acceso a su cuenta.',
    withdrawals_stopped:
      'El cliente ha parado sus retiradas. Habla con él; después dos administradores pueden volver a permitirlas.',
    tax_year_not_over: 'El certificado se puede descargar cuando termina el año.',
    hold_not_stopped: 'El cliente no ha parado sus retiradas: la espera termina sola.',
    creation_failed: 'No se ha podido crear el monedero. Vuelve a intentarlo o contacta con soporte.',
  },
};
