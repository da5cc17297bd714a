export const firstStepsWords = ['common.firstSteps'];
