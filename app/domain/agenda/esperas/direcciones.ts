/** Page of the person's waiting lists, where offers are answered. */
export const MIS_ESPERAS = "/mi-zona-privada/esperas";

/**
 * Page that leaves a waiting list without signing in. Opening it changes nothing; its button does, because mail
 * scanners open links.
 */
export const direccionParaSalir = (llave: string) =>
  `/lista-de-espera/salir?${new URLSearchParams({ llave })}`;
