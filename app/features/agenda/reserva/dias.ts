/** Where a day stands in a picker: the address of more days leads to the first of them. */
export const idDeDia = (fecha: string) => `dia-${fecha}`;
