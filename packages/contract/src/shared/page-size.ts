export const takeDefault = 20;
export const takeMax = 100;
