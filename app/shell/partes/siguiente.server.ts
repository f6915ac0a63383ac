import { imagenDeTaller } from "~/components/fichaDePieza";
import type { ProximaCita, ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import { direccionDeCita, direccionDeSala } from "~/domain/agenda/citas/direcciones";
import { esHoraDeEntrar } from "~/domain/agenda/citas/sala";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { entradaAlTaller, guardadoEnPalabras } from "~/domain/agenda/talleres";
import { direccionDePieza } from "~/domain/contenido/contenido";
import { tieneDireccion } from "~/domain/contenido/reglas";
import { DEMOSTRACION, esDemostracion } from "~/domain/contenido/taller";
import { avanceDe } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import type { ProximoTaller as TallerDeAlguien } from "~/domain/rutas/repositorio";
import { direccionDeInicio, type Paso } from "~/domain/rutas/ruta";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { DIRECCION_DE_MI_AGENDA } from "~/domain/shared/navegacion/destino";
import { lugarGuardado } from "~/domain/talleres/agenda";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import { salaDe } from "~/domain/talleres/sala/sala";
import { services } from "~/services.server";
import { fichasDe } from "./piezas.server";

/** Start of an event, by the clock of Peru: "mañana, 10:00". */
export const inicioEnPalabras = (inicio: Date, now: Date) => ({
  iso: inicio.toISOString(),
  texto: `${diaDicho(fechaDe(inicio), now)}, ${horaDe(inicio)}`,
});

/** Start of a session or workshop of the person, in words. */
const cuandoEmpieza = (inicio: Date, now: Date) => ({
  inicio: inicioEnPalabras(inicio, now),
  esHoy: fechaDe(inicio) === fechaDe(now),
});

type CitaDeAlguien = NonNullable<Awaited<ReturnType<typeof services.agenda.verProxima>>>;

/** Next session of a person in words. With discretion its specialist is left out. */
export function citaEnPalabras(
  { especialista, inicio, fin, idCita }: CitaDeAlguien,
  discreta: boolean,
): ProximaCita {
  const now = services.now();
  const abierta = idCita !== null && esHoraDeEntrar({ inicio, fin }, now);
  return {
    con: discreta ? null : { nombre: nombreCompleto(especialista), retrato: especialista.retrato },
    href:
      idCita === null
        ? DIRECCION_DE_MI_AGENDA
        : abierta
          ? direccionDeSala({ idCita })
          : direccionDeCita({ idCita }),
    abierta,
    ...cuandoEmpieza(inicio, now),
  };
}

/** Next workshop of a person in words. With discretion its name and its kind are left out. */
export async function tallerEnPalabras(taller: TallerDeAlguien, discreto: boolean): Promise<ProximoTaller> {
  const href = direccionDeFecha(taller);
  const guardado = lugarGuardado(taller.lugar, taller);
  const now = services.now();
  return {
    titulo: discreto ? "Tu taller" : taller.titulo,
    clase: discreto ? ("taller" as const) : taller.clase,
    demostracion: await demostracionDe(taller),
    href,
    entrada: guardado ? null : entradaAlTaller(salaDe(taller), now),
    guardado: guardado && guardadoEnPalabras(guardado, href, now),
    ...cuandoEmpieza(taller.inicio, now),
  };
}

/** Workshop of a place as it is published; undefined when it is no longer. */
const publicadoDe = async ({ url }: TallerDeAlguien) =>
  (await services.talleres.todos()).find((publicado) => tieneDireccion(publicado, url));

/** Scene of the workshop of a place; null when the workshop has none, or is no longer published. */
export async function escenaDeTaller(lugar: TallerDeAlguien) {
  const [taller, temas] = await Promise.all([publicadoDe(lugar), services.contenido.temas()]);
  if (!taller) return null;
  return imagenDeTaller(
    taller,
    temas.find(({ url }) => url === taller.temas[0]),
  );
}

/** Word for a workshop without a live host; null when the workshop is live or no longer published. */
async function demostracionDe(lugar: TallerDeAlguien) {
  const taller = await publicadoDe(lugar);
  return taller && esDemostracion(taller) ? DEMOSTRACION : null;
}

/**
 * Route that a person is doing: its progress, its next step, and the picture of that step. With discretion its name
 * and its step are left out.
 */
export async function rutaEnPalabras(
  { ruta, hechos: pasosHechos }: RutaDeAlguien,
  { discreta, ahorro }: { discreta: boolean; ahorro: boolean },
): Promise<RutaEnCurso> {
  const { hechos, total, siguiente } = avanceDe(ruta.pasos, pasosHechos);
  const sigue = discreta ? null : siguiente;
  return {
    titulo: discreta ? "Tu ruta" : ruta.titulo,
    href: direccionDeInicio(ruta),
    paso: sigue?.titulo ?? null,
    hechos,
    total,
    portada: sigue && (await portadaDe(sigue, ahorro)),
  };
}

async function portadaDe({ href }: Paso, ahorro: boolean) {
  const { piezas } = await services.contenido.coleccion();
  const pieza = piezas.find((publicada) => direccionDePieza(publicada) === href);
  const [ficha] = await fichasDe(pieza ? [pieza] : [], { ahorro });
  return ficha?.portada ?? null;
}
