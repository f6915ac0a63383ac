import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { alcances } from "../derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../derechos/exigir";
import { aLugar, deLugar, LINEAS_POR_PAGINA, type FiltroDeRegistro, type QueryDeRegistro } from "./registro";

const VER = { derecho: "registro", uso: "ver" } as const;

/** The reaches, widest first: a member with two roles reads by the wider one. */
const DE_MAS_A_MENOS = ["equipo", "dinero", "sin-personas", "propio"] as const;

/** A page of the registro, narrowed to the lines that the member's roles reach. */
export function makeVerRegistro({ repos, now }: Pick<Deps<"registroDeEquipo">, "repos" | "now">) {
  return async (miembro: Miembro, { accion, cuenta, antes }: FiltroDeRegistro) => {
    const rechazo = rechazoPorDerecho(miembro, VER, now());
    if (rechazo) return refuse(rechazo);
    const dados = alcances(miembro.roles, VER);
    const alcance: QueryDeRegistro["alcance"] =
      dados === "todo" ? "todo" : (DE_MAS_A_MENOS.find((uno) => dados.includes(uno)) ?? "propio");
    const lineas = await repos.registroDeEquipo.pagina({
      ...{ alcance, accion, cuenta, lector: miembro.idCuenta },
      antesDe: antes === undefined ? null : deLugar(antes),
      cuantas: LINEAS_POR_PAGINA + 1,
    });
    const pagina = lineas.slice(0, LINEAS_POR_PAGINA);
    const ultima = pagina.at(-1);
    return done({
      alcance,
      lineas: pagina,
      siguiente: lineas.length > pagina.length && ultima ? aLugar(ultima) : null,
    });
  };
}
