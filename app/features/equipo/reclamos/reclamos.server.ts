import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { FILTROS_DE_LIBRO, type FiltroDeLibro } from "~/domain/reclamos/enEquipo";
import { NOMBRE_DE_TIPO } from "~/domain/reclamos/textos";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { direccionDeHoja, direccionDeLista } from "./direcciones";
import { etiquetaDe, plazoEnPalabras } from "./plazo";

const NOMBRES: Readonly<Record<FiltroDeLibro, string>> = {
  "por-responder": "Por responder",
  vencidos: "Vencidos",
  cartas: "Cartas por entregar",
  respondidos: "Respondidos",
  todos: "Todos",
};

/** Filter of the address; a word that is none shows what waits. */
const filtroDe = (escrito: string | null): FiltroDeLibro =>
  FILTROS_DE_LIBRO.find((filtro) => filtro === escrito) ?? "por-responder";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const parametros = new URL(args.request.url).searchParams;
  const filtro = filtroDe(parametros.get("estado"));
  const antesDe = parametros.get("antes");
  const libro = exigir(
    await services.reclamos.equipo.listar(miembro, { filtro, antesDe }),
    RECHAZOS_POR_DERECHO,
  );
  const ahora = services.now();
  const cuantas: Partial<Record<FiltroDeLibro, number>> = {
    "por-responder": libro.porResponder,
    vencidos: libro.vencidos,
    cartas: libro.cartas,
  };
  return {
    filtro,
    desdeElInicio: antesDe === null,
    primera: direccionDeLista(filtro),
    siguiente: libro.siguiente === null ? null : direccionDeLista(filtro, libro.siguiente),
    /** Sheets of this filter that the list does not show. */
    faltan: Math.max(0, (cuantas[filtro] ?? 0) - libro.hojas.length),
    filtros: FILTROS_DE_LIBRO.map((uno) => ({
      texto: cuantas[uno] === undefined ? NOMBRES[uno] : `${NOMBRES[uno]} (${cuantas[uno]})`,
      href: direccionDeLista(uno),
      activo: uno === filtro,
    })),
    hojas: libro.hojas.map(({ numero, tipo, estado, porCarta, ...hoja }) => ({
      ...{ numero, porCarta, tipo: NOMBRE_DE_TIPO[tipo], href: direccionDeHoja(numero) },
      etiqueta: etiquetaDe(estado, hoja.porEntregarDesde),
      plazo: plazoEnPalabras(hoja, ahora),
    })),
  };
}
