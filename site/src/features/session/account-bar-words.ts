export const accountBarWords = ['common.userMenu', 'wallet.button'];
