import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import type { EstadoDeSorteo } from "~/domain/operador/sorteos/verSorteos";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { diaDeInstante, enTexto, numero, ultimoDia } from "./palabras";
import { partesDe } from "./partes";

interface Etiqueta {
  texto: string;
  tono: "neutral" | "exito" | "advertencia";
}

/** States in the words of each kind. */
const estadosDe = (porCerrar: string, cerrado: string): Record<EstadoDeSorteo, Etiqueta> => ({
  "por-empezar": { texto: "Por empezar", tono: "neutral" },
  abierto: { texto: "Abierto", tono: "exito" },
  "por-cerrar": { texto: porCerrar, tono: "advertencia" },
  cerrado: { texto: cerrado, tono: "neutral" },
});

const CLASES = [
  { id: "sorteos", titulo: "Por actualizar datos", estados: estadosDe("Por sortear", "Con ganador") },
  { id: "retos", titulo: "Retos del mes", estados: estadosDe("Por pagar", "Pagado") },
  { id: "rondas", titulo: "Ruleta", estados: estadosDe("Por publicar", "Publicada") },
] as const;

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const vista = exigir(await services.maquina.verSorteos(miembro), RECHAZOS_POR_DERECHO);
  return {
    partes: partesDe(miembro),
    clases: CLASES.map(({ id, titulo, estados }) => ({
      ...{ id, titulo },
      sorteos: vista[id].map(({ desde, hasta, estado, participan, quedan, ...sorteo }) => ({
        ...{ id: sorteo.id, titulo: sorteo.titulo, premio: sorteo.premio },
        participan: enTexto(participan),
        quedan: quedan === null ? null : numero(quedan),
        dias: `${diaDeInstante(desde)} – ${ultimoDia(hasta)}`,
        estado: estados[estado],
      })),
    })),
  };
}
