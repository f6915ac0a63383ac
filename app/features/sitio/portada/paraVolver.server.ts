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
import { loGuardado } from "~/domain/talleres/agenda";
import { salaDe } from "~/domain/talleres/sala/sala";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { ahorraDatos } from "~/shell/ahorro.server";
import { fichasDe } from "~/shell/piezas.server";
import type { ParaVolver, RutaEnCurso } from "./datos";
import { cuandoEmpieza } from "./inicio";

/** What comes next, the video to go on with and one suggestion, as cards. What cannot be read costs this part, not the page. */
export async function verParaVolver(
  request: Request,
  context: AppLoadContext,
  idPersona: number,
): Promise<Vuelta> {
  const leido = await leerParte(context, leer(request, idPersona));
  // Who may have asked for discretion has it.
  return leido.estado === "success" ? leido.valor : { paraVolver: null, conDiscrecion: true };
}

interface Vuelta {
  paraVolver: ParaVolver | null;
  /** They want nothing named that says what they come for. */
  conDiscrecion: boolean;
}

async function leer(request: Request, idPersona: number): Promise<Vuelta> {
  const [{ seguir, paraTi, eligioTemas, conDiscrecion }, ahorro, { taller, ruta }] = await Promise.all([
    services.contenido.paraVolver(idPersona),
    ahorraDatos(request),
    services.rutas.loQueViene(idPersona),
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
    // Its reason names the theme that was chosen, which need not be its first.
    paraTi: paraTi && ficha ? { ficha: { ...ficha, tema: null }, porque: paraTi.motivo } : null,
    sinTemas: !eligioTemas,
  };
  return { paraVolver, conDiscrecion };
}

/** How a date without anybody live is called; null where its workshop is live, or published no more. */
async function demostracionDe({ url }: ProximoTaller) {
  const taller = (await services.talleres.todos()).find((uno) => tieneDireccion(uno, url));
  return taller && esDemostracion(taller) ? DEMOSTRACION : null;
}

function tallerEnPalabras(taller: ProximoTaller, discreto: boolean, demostracion: string | null) {
  const href = direccionDeFecha(taller);
  const guardado = loGuardado(taller.lugar, taller);
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

function rutaEnPalabras({ ruta, hechos }: RutaDeAlguien, discreta: boolean): RutaEnCurso {
  const { hechos: cuantos, total, porcentaje, siguiente } = avanceDe(ruta.pasos, hechos);
  return {
    titulo: discreta ? "Tu ruta" : ruta.titulo,
    href: direccionDeInicio(ruta),
    paso: discreta || !siguiente ? null : siguiente.titulo,
    avance: `${cuantos} de ${total} pasos`,
    porcentaje,
  };
}
