import type { TranslationMessages } from 'react-admin';

type Words = TranslationMessages['ra'];

const action: Words['action'] = {
  add_filter: 'Añadir filtro',
  add: 'Añadir',
  back: 'Volver',
  bulk_actions: '1 elemento seleccionado |||| %{smart_count} elementos seleccionados',
  cancel: 'Cancelar',
  clear_array_input: 'Vaciar la lista',
  clear_input_value: 'Borrar el valor',
  clone: 'Duplicar',
  confirm: 'Confirmar',
  create: 'Crear',
  create_item: 'Crear %{item}',
  delete: 'Borrar',
  edit: 'Editar',
  export: 'Exportar',
  list: 'Lista',
  refresh: 'Actualizar',
  remove_filter: 'Quitar este filtro',
  remove_all_filters: 'Quitar todos los filtros',
  remove: 'Quitar',
  reset: 'Restablecer',
  save: 'Guardar',
  search: 'Buscar',
  search_columns: 'Buscar columnas',
  select_all: 'Seleccionar todo',
  select_all_button: 'Seleccionar todo',
  select_row: 'Seleccionar esta fila',
  show: 'Ver',
  sort: 'Ordenar',
  undo: 'Deshacer',
  unselect: 'Deseleccionar',
  expand: 'Desplegar',
  close: 'Cerrar',
  open_menu: 'Abrir el menú',
  close_menu: 'Cerrar el menú',
  update: 'Actualizar',
  move_up: 'Subir',
  move_down: 'Bajar',
  open: 'Abrir',
  toggle_theme: 'Cambiar entre claro y oscuro',
  select_columns: 'Columnas',
  update_application: 'Cargar la versión nueva',
};

const boolean: Words['boolean'] = { true: 'Sí', false: 'No', null: ' ' };

const sort: Words['sort'] = {
  sort_by: 'Ordenar por %{field_lower_first} %{order}',
  ASC: 'ascendente',
  DESC: 'descendente',
};

const input: Words['input'] = {
  file: {
    upload_several: 'Suelta aquí los archivos, o pulsa para elegirlos.',
    upload_single: 'Suelta aquí el archivo, o pulsa para elegirlo.',
  },
  image: {
    upload_several: 'Suelta aquí las imágenes, o pulsa para elegirlas.',
    upload_single: 'Suelta aquí la imagen, o pulsa para elegirla.',
  },
  references: {
    all_missing: 'No se encuentran los datos relacionados.',
    many_missing: 'Al menos uno de los datos relacionados ya no está disponible.',
    single_missing: 'El dato relacionado ya no está disponible.',
  },
  password: {
    toggle_visible: 'Ocultar la contraseña',
    toggle_hidden: 'Mostrar la contraseña',
  },
};

const navigation: Words['navigation'] = {
  clear_filters: 'Quitar los filtros',
  no_filtered_results: 'Nada coincide con estos filtros.',
  no_results: 'Aquí no hay nada.',
  no_more_results: 'La página %{page} no existe. Prueba con la anterior.',
  page_out_of_boundaries: 'La página %{page} no existe',
  page_out_from_end: 'No hay más páginas después de la última',
  page_out_from_begin: 'No hay páginas antes de la primera',
  page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}',
  partial_page_range_info: '%{offsetBegin}-%{offsetEnd} de más de %{offsetEnd}',
  current_page: 'Página %{page}',
  page: 'Ir a la página %{page}',
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
  page_rows_per_page: 'Filas por página:',
  skip_nav: 'Saltar al contenido',
};

const validation: Words['validation'] = {
  required: 'Requerido.',
  minLength: 'Debe tener al menos %{min} caracteres',
  maxLength: 'Debe tener como máximo %{max} caracteres',
  minValue: 'Debe ser igual o mayor que %{min}',
  maxValue: 'Debe ser igual o menor que %{max}',
  number: 'Debe ser un número',
  email: 'Debe ser un correo electrónico válido',
  oneOf: 'Debe ser uno de estos: %{options}',
  regex: 'Debe seguir este patrón: %{pattern}',
  unique: 'Ya existe: debe ser único',
};

export const acts = { action, boolean, sort, input, navigation, validation };
