import type { TranslationMessages } from 'react-admin';

type Words = TranslationMessages['ra'];

const page: Words['page'] = {
  create: 'Crear %{name}',
  dashboard: 'Inicio',
  edit: '%{name} %{recordRepresentation}',
  error: 'Ha ocurrido un error',
  list: '%{name}',
  loading: 'Cargando',
  not_found: 'No encontrado',
  show: '%{name} %{recordRepresentation}',
  empty: 'Todavía no hay nada en %{name}.',
  invite: '¿Quieres crear el primero?',
  access_denied: 'Acceso denegado',
  authentication_error: 'Error al comprobar tu sesión',
};

const message: Words['message'] = {
  about: 'Acerca de',
  access_denied: 'No tienes permiso para ver esta página',
  are_you_sure: '¿Seguro?',
  authentication_error: 'No se ha podido comprobar tu sesión.',
  auth_error: 'Ha ocurrido un error al comprobar tu sesión.',
  bulk_delete_content:
    '¿Seguro que quieres borrar este elemento? |||| ¿Seguro que quieres borrar estos %{smart_count} elementos?',
  bulk_delete_title: 'Borrar %{name} |||| Borrar %{smart_count} elementos de %{name}',
  bulk_update_content:
    '¿Seguro que quieres cambiar %{name} %{recordRepresentation}? |||| ¿Seguro que quieres cambiar estos %{smart_count} elementos?',
  bulk_update_title:
    'Cambiar %{name} %{recordRepresentation} |||| Cambiar %{smart_count} elementos de %{name}',
  clear_array_input: '¿Seguro que quieres vaciar toda la lista?',
  delete_content: '¿Seguro que quieres borrar este elemento?',
  delete_title: 'Borrar %{name} %{recordRepresentation}',
  details: 'Detalles',
  error: 'Ha ocurrido un error en la página y no se ha podido terminar lo que pedías.',
  invalid_form: 'Hay datos que corregir. Revisa los campos marcados.',
  loading: 'Un momento, por favor',
  no: 'No',
  not_found: 'La dirección no es correcta, o el enlace ya no sirve.',
  select_all_limit_reached:
    'Hay demasiados elementos para seleccionarlos todos. Se han seleccionado los primeros %{max}.',
  unsaved_changes: 'Hay cambios sin guardar. ¿Seguro que quieres descartarlos?',
  yes: 'Sí',
  placeholder_data_warning: 'Problema de red: no se han podido actualizar los datos.',
};

const auth: Words['auth'] = {
  auth_check_error: 'Inicia sesión para continuar',
  user_menu: 'Tu cuenta',
  username: 'Usuario',
  password: 'Contraseña',
  email: 'Correo electrónico',
  sign_in: 'Iniciar sesión',
  sign_in_error: 'No se ha podido iniciar sesión. Vuelve a intentarlo',
  logout: 'Cerrar sesión',
};

const notification: Words['notification'] = {
  updated: 'Cambios guardados |||| %{smart_count} elementos guardados',
  created: 'Creado',
  deleted: 'Borrado |||| %{smart_count} elementos borrados',
  bad_item: 'El elemento no es correcto',
  item_doesnt_exist: 'Ese elemento no existe',
  http_error: 'Error de comunicación con el servidor',
  data_provider_error: 'Error al leer los datos. La consola tiene los detalles.',
  i18n_error: 'No se han podido cargar los textos de este idioma',
  canceled: 'Cancelado',
  logged_out: 'Tu sesión ha terminado. Vuelve a iniciarla.',
  not_authorized: 'No tienes permiso para acceder a esto.',
  application_update_available: 'Hay una versión nueva.',
  offline: 'Sin conexión: no se han podido leer los datos.',
};

const saved_queries: Words['saved_queries'] = {
  label: 'Búsquedas guardadas',
  query_name: 'Nombre de la búsqueda',
  new_label: 'Guardar esta búsqueda…',
  new_dialog_title: 'Guardar esta búsqueda como',
  remove_label: 'Borrar la búsqueda guardada',
  remove_label_with_name: 'Borrar la búsqueda «%{name}»',
  remove_dialog_title: '¿Borrar la búsqueda guardada?',
  remove_message: '¿Seguro que quieres quitarla de tus búsquedas guardadas?',
  help: 'Filtra la lista y guarda la búsqueda para otro día',
};

const guesser: Words['guesser'] = {
  empty: { title: 'No hay datos que mostrar', message: 'Comprueba de dónde vienen los datos' },
};

const configurable: Words['configurable'] = {
  customize: 'Personalizar',
  configureMode: 'Personalizar esta página',
  inspector: {
    title: 'Inspector',
    content: 'Pasa el ratón por las partes de la página para personalizarlas',
    reset: 'Restablecer',
    hideAll: 'Ocultar todo',
    showAll: 'Mostrar todo',
  },
  Datagrid: { title: 'Tabla', unlabeled: 'Columna sin nombre n.º %{column}' },
  SimpleForm: { title: 'Formulario', unlabeled: 'Campo sin nombre n.º %{input}' },
  SimpleList: {
    title: 'Lista',
    primaryText: 'Texto principal',
    secondaryText: 'Texto secundario',
    tertiaryText: 'Tercer texto',
  },
};

export const pageTexts = { page, message, auth, notification, saved_queries, guesser, configurable };
