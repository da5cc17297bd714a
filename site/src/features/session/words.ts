export const userMenuWords = ['common.userMenu'];
