/** Anchor of a day in a picker; the link to more days leads to the first of them. */
export const idDeDia = (fecha: string) => `dia-${fecha}`;
