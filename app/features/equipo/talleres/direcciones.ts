export const HREF_DE_TALLERES = "/equipo/talleres";

/** Page of one date of a workshop. */
export const hrefDeFecha = ({ uid, fecha }: { uid: string; fecha: string }) =>
  `${HREF_DE_TALLERES}/${encodeURIComponent(uid)}/${encodeURIComponent(fecha)}`;
