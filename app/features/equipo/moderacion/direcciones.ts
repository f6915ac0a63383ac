export const COLA = "/equipo/moderacion";

/** Page of a text in the queue. */
export const direccionDeRevision = (idRevision: string) => `${COLA}/${idRevision}`;
