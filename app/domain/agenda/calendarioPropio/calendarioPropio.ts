import { redactar } from "../../avisos/correo/plantilla";
import { concesiones } from "../../equipo/derechos/derechos";
import { estaProbado, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { fechaDe, instanteDe, sumarDias } from "../../shared/fechas";
import type { Sha256 } from "../../shared/huella";
import type { Deps, DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";
import { direccionDeCalendario } from "../citas/direcciones";
import { aIcs, type Evento } from "../citas/ics";
import { especialistaPropio } from "../miAgenda/propia";

const VER = { derecho: "sesiones", uso: "ver" } as const;
const DIAS_HACIA_ATRAS = 30;
const DIAS_HACIA_ADELANTE = 366;
/** Minutes between two reads of a subscribed calendar program (RFC 7986 § 5.7). */
const RENOVAR_CADA_MINUTOS = 30;

type DepsAlCrear = DepsConSitio<"calendariosPropios" | "correos" | "miAgenda" | "registroDeEquipo"> & {
  sha256: Sha256;
  nuevaLlave: () => string;
};

/**
 * Makes the address of the member's own sessions, or another one, and then the former address stops working. An address
 * outlives the access that made it, so it needs a fresh proof and is told by mail.
 */
export function makeCrearCalendarioPropio(deps: DepsAlCrear) {
  const { transaccion, now, newId, sha256, nuevaLlave, sitio } = deps;
  return (miembro: Miembro) =>
    transaccion(async (trx) => {
      const propio = await especialistaPropio({ repos: trx, now }, miembro, VER);
      if (!propio.ok) return propio;
      if (!estaProbado(miembro, now())) return refuse("prueba-vencida");
      const [llave, creadoEn] = [nuevaLlave(), now()];
      await trx.calendariosPropios.guardar(miembro.idCuenta, sha256(llave), creadoEn);
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "creo-calendario", objeto: propio.value });
      const para = { idPersona: null, oficio: true, para: miembro.correo } as const;
      await trx.correos.encolar(
        redactar({ idCorreo: newId(), ...para, creadoEn }, correoDeCalendario(miembro.nombre), sitio),
      );
      return done({ llave });
    });
}

/** The mail never contains the address: its reader need not be the member who made it. */
const correoDeCalendario = (nombre: string) => ({
  titulo: "Creaste una dirección de tu calendario",
  saludo: `Hola, ${nombre}:`,
  parrafos: [
    "Quien tenga esa dirección ve las horas de tus sesiones, sin nombres. La anterior, si había una, ya no sirve.",
    "Si no fuiste tú, anúlala en «Mi agenda» y avisa a Sistemas.",
  ],
  enlaces: [],
});

/** Withdraws the address of the member's own sessions. */
export function makeAnularCalendarioPropio(
  deps: Deps<"calendariosPropios" | "miAgenda" | "registroDeEquipo">,
) {
  const { transaccion, now } = deps;
  return (miembro: Miembro) =>
    transaccion(async (trx) => {
      const propio = await especialistaPropio({ repos: trx, now }, miembro, VER);
      if (!propio.ok) return propio;
      if (await trx.calendariosPropios.borrar(miembro.idCuenta)) {
        const acto = { accion: "anulo-calendario", objeto: propio.value } as const;
        await anotarActo({ ...deps, repos: trx }, miembro, acto);
      }
      return done(null);
    });
}

/** Says since when the member has an address. `llave`: key that the browser may still hold, shown while it is valid. */
export function makeVerCalendarioPropio({
  repos,
  now,
  sha256,
  sitio,
}: Pick<DepsConSitio<"calendariosPropios" | "miAgenda">, "repos" | "now" | "sitio"> & { sha256: Sha256 }) {
  return async (miembro: Miembro, llave: string | null) => {
    const propio = await especialistaPropio({ repos, now }, miembro, VER);
    if (!propio.ok) return propio;
    const calendario = await repos.calendariosPropios.de(miembro.idCuenta);
    const vale = llave !== null && calendario?.huella === sha256(llave);
    const direccion = vale ? sitio.url + direccionDeCalendario(llave) : null;
    return done({ creadoEn: calendario?.creadoEn ?? null, direccion });
  };
}

type DepsAlLeer = Pick<
  DepsConSitio<"calendariosPropios" | "citas" | "cuentasDeEquipo">,
  "repos" | "now" | "sitio"
> & {
  sha256: Sha256;
  /** Address of the staff site, without a slash at its end. */
  urlDeEquipo: string;
};

/**
 * The own sessions of the specialist with this key as a calendar file; null for a key that opens nothing. A role that
 * was taken away, or a closed account, ends the address.
 */
export function makeLeerCalendarioPropio({ repos, now, sitio, sha256, urlDeEquipo }: DepsAlLeer) {
  return async (llave: string): Promise<string | null> => {
    const calendario = await repos.calendariosPropios.porHuella(sha256(llave));
    if (!calendario) return null;
    const roles = await repos.cuentasDeEquipo.rolesDe(calendario.idCuenta);
    if (!concesiones(roles, VER).some(({ alcance }) => alcance === "propio")) return null;
    const hoy = fechaDe(now());
    const citas = await repos.citas.delEspecialista(calendario.idEspecialista, {
      inicio: instanteDe(sumarDias(hoy, -DIAS_HACIA_ATRAS), "00:00"),
      fin: instanteDe(sumarDias(hoy, DIAS_HACIA_ADELANTE), "00:00"),
    });
    const url = `${urlDeEquipo}/equipo/mi-agenda`;
    const dominio = new URL(sitio.url).hostname;
    return aIcs({
      metodo: "PUBLISH",
      nombre: "Mi agenda",
      eventos: citas
        .filter(({ cambioLibre }) => !cambioLibre)
        .map((cita) => eventoPropio(cita, url, dominio)),
      renovarCadaMinutos: RENOVAR_CADA_MINUTOS,
    });
  };
}

/** A session without its person, its specialty and its note: calendar programs keep copies elsewhere. */
const eventoPropio = (
  { idCita, version, inicio, fin, actualizadaEn }: CitaConDetalle,
  url: string,
  dominio: string,
): Evento => ({
  uid: `sesion-${idCita}@${dominio}`,
  secuencia: version - 1,
  ...{ inicio, fin, url },
  resumen: "Sesión",
  descripcion: `Código: ${idCita}\n${url}`,
  cancelado: false,
  actualizadoEn: actualizadaEn,
});
