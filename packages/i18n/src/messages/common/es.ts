export default {
  brand: { name: 'Semilla', tagline: 'Inversión que echa raíces' },
  roles: { admin: 'Administrador', operator: 'Gestor', user: 'Usuario' },
  actions: { save: 'Guardar', cancel: 'Cancelar', retry: 'Reintentar', close: 'Cerrar' },
};
