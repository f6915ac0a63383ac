import type { AppLoadContext } from "@remix-run/node";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes/partes.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { fichasDe } from "~/shell/partes/piezas.server";
import { rutaEnPalabras, tallerEnPalabras } from "~/shell/partes/siguiente.server";
import type { ParaVolver } from "./datos";

/**
 * Cards for a returning person: the next event, the video to go on with, one suggestion. A failed read costs this
 * section, not the page.
 */
export async function verParaVolver(
  request: Request,
  context: AppLoadContext,
  idPersona: number,
): Promise<Vuelta> {
  const leido = await leerParte(context, leer(request, idPersona));
  // When the preferences cannot be read, discretion is assumed: the person may have asked for it.
  return leido.estado === "success" ? leido.valor : { paraVolver: null, conDiscrecion: true };
}

interface Vuelta {
  paraVolver: ParaVolver | null;
  /** True when nothing on the page may name the reason for which the person comes. */
  conDiscrecion: boolean;
}

async function leer(request: Request, idPersona: number): Promise<Vuelta> {
  const [{ seguir, paraTi, eligioTemas, conDiscrecion }, ahorro, { taller, ruta }] = await Promise.all([
    services.contenido.paraVolver(idPersona),
    ahorraDatos(request),
    services.rutas.proximosPasos(idPersona),
  ]);
  const avances = new Map(
    seguir ? [[seguir.video.uid, avanceALaVista(seguir.avance, seguir.video.duracionEnSegundos)]] : [],
  );
  const [deSeguir, deParaTi] = await Promise.all([
    fichasDe(seguir ? [seguir.video] : [], { ahorro, avances }),
    fichasDe(paraTi ? [paraTi.pieza] : [], { ahorro }),
  ]);
  const [ficha] = deParaTi;
  const paraVolver = {
    taller: taller && (await tallerEnPalabras(taller, conDiscrecion)),
    ruta: ruta && (await rutaEnPalabras(ruta, { discreta: conDiscrecion, ahorro })),
    sigueViendo: deSeguir[0] ?? null,
    // The card names the theme that the person chose, which need not be the first theme of the piece.
    paraTi: paraTi && ficha ? { ficha: { ...ficha, tema: null }, porque: paraTi.motivo } : null,
    sinTemas: !eligioTemas,
  };
  return { paraVolver, conDiscrecion };
}
