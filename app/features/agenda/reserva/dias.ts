/** Anchor of a day in a choice of days. The link to more days leads to the first of the added ones. */
export const idDeDia = (fecha: string) => `dia-${fecha}`;
