/** Encodes data for a script element. Text written by staff must not be able to end the script. */
export const asScriptData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
