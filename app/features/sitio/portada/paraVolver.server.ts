import type { AppLoadContext } from "@remix-run/node";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import { avanceDe } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import type { ProximoTaller } from "~/domain/rutas/repositorio";
import { tieneDireccion } from "~/domain/contenido/reglas";
import { DEMOSTRACION, esDemostracion } from "~/domain/contenido/taller";
import { direccionDeInicio } from "~/domain/rutas/ruta";
import { entradaAlTaller, guardadoEnPalabras } from "~/domain/agenda/talleres";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import { lugarGuardado } from "~/domain/talleres/agenda";
import { salaDe } from "~/domain/talleres/sala/sala";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { ahorraDatos } from "~/shell/ahorro.server";
import { fichasDe } from "~/shell/piezas.server";
import type { ParaVolver, RutaEnCurso } from "./datos";
import { cuandoEmpieza } from "./inicio";

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
    taller: taller && tallerEnPalabras(taller, conDiscrecion, await demostracionDe(taller)),
    ruta: ruta && rutaEnPalabras(ruta, conDiscrecion),
    sigueViendo: deSeguir[0] ?? null,
    // The card names the theme that the person chose, which need not be the first theme of the piece.
    paraTi: paraTi && ficha ? { ficha: { ...ficha, tema: null }, porque: paraTi.motivo } : null,
    sinTemas: !eligioTemas,
  };
  return { paraVolver, conDiscrecion };
}

/** Word for a workshop without a live host; null when the workshop is live or no longer published. */
async function demostracionDe({ url }: ProximoTaller) {
  const taller = (await services.talleres.todos()).find((tallerPublicado) =>
    tieneDireccion(tallerPublicado, url),
  );
  return taller && esDemostracion(taller) ? DEMOSTRACION : null;
}

function tallerEnPalabras(taller: ProximoTaller, discreto: boolean, demostracion: string | null) {
  const href = direccionDeFecha(taller);
  const guardado = lugarGuardado(taller.lugar, taller);
  return {
    titulo: discreto ? "Tu taller" : taller.titulo,
    clase: discreto ? ("taller" as const) : taller.clase,
    demostracion,
    href,
    entrada: guardado ? null : entradaAlTaller(salaDe(taller), services.now()),
    guardado: guardado && guardadoEnPalabras(guardado, href, services.now()),
    ...cuandoEmpieza(taller.inicio, services.now()),
  };
}

function rutaEnPalabras({ ruta, hechos: pasosHechos }: RutaDeAlguien, discreta: boolean): RutaEnCurso {
  const { hechos: cuantos, total, porcentaje, siguiente } = avanceDe(ruta.pasos, pasosHechos);
  return {
    titulo: discreta ? "Tu ruta" : ruta.titulo,
    href: direccionDeInicio(ruta),
    paso: discreta || !siguiente ? null : siguiente.titulo,
    avance: `${cuantos} de ${total} pasos`,
    porcentaje,
  };
}
