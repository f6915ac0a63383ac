import { BASES, direccionDeBases } from "../../../app/domain/consentimientos/documentos";
import { BASES_DEL_SORTEO } from "../../../app/domain/consentimientos/politica";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";
import type { TextoImpreso } from "./composicion";

/** Printed rules of the prize draw, all versions, by their address below `public`. */
export const BASES_IMPRESAS = new Map<string, TextoImpreso>(
  POLITICAS.filter(({ codigo }) => codigo === BASES_DEL_SORTEO).map(({ version, contenido }) => [
    direccionDeBases(version),
    { titulo: BASES.titulo, resumen: BASES.descripcion, version, contenido },
  ]),
);
