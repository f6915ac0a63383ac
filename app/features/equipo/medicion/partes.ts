import { tieneDerecho, type Permiso, type Rol } from "~/domain/equipo/derechos/derechos";

export const HREF_DE_MEDICION = "/equipo/medicion";
const HREF_DE_CUPONES = `${HREF_DE_MEDICION}/cupones`;

/** Pages of the measuring, in the order of their navigation, each with the right that opens it. */
const PARTES: readonly { href: string; texto: string; permiso: Permiso }[] = [
  { href: HREF_DE_MEDICION, texto: "Páginas vistas", permiso: { derecho: "medicion", uso: "ver" } },
  { href: `${HREF_DE_MEDICION}/caminos`, texto: "Caminos", permiso: { derecho: "medicion", uso: "ver" } },
  { href: `${HREF_DE_MEDICION}/velocidad`, texto: "Velocidad", permiso: { derecho: "medicion", uso: "ver" } },
  { href: `${HREF_DE_MEDICION}/semana`, texto: "Semana", permiso: { derecho: "cifras", uso: "ver" } },
  {
    href: `${HREF_DE_MEDICION}/encuestas`,
    texto: "Encuestas",
    permiso: { derecho: "encuestas", uso: "ver" },
  },
  { href: HREF_DE_CUPONES, texto: "Cupones", permiso: { derecho: "cupones", uso: "ver" } },
  { href: `${HREF_DE_MEDICION}/sorteos`, texto: "Sorteos", permiso: { derecho: "sorteos", uso: "ver" } },
];

/** Pages of the measuring that a member may open. */
export const partesDe = ({ roles }: { roles: readonly Rol[] }) =>
  PARTES.filter(({ permiso }) => tieneDerecho(roles, permiso)).map(({ href, texto }) => ({ href, texto }));

/** Page of one coupon. */
export const hrefDeCupon = (codigo: string) => `${HREF_DE_CUPONES}/${encodeURIComponent(codigo)}`;
