export default {
  brand: { name: 'Semilla', tagline: 'Investment that takes root' },
  roles: { admin: 'Administrator', operator: 'Manager', user: 'User' },
  actions: { save: 'Save', cancel: 'Cancel', retry: 'Try again', close: 'Close' },
};
