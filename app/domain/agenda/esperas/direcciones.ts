/** Where somebody sees the lines that they wait in, and answers an offer. */
export const MIS_ESPERAS = "/mi-zona-privada/esperas";

/** Leaves a line without signing in; the page has a button, opening it changes nothing. */
export const direccionParaSalir = (llave: string) =>
  `/lista-de-espera/salir?${new URLSearchParams({ llave })}`;
