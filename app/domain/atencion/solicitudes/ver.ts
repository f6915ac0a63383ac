import { anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import { tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Espera } from "../../equipo/hoy";
import { anotarActo } from "../../equipo/registro/anotar";
import { fechaDe, sumarDias, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { personaOculta } from "../busqueda/ocultar";
import type { LugarDeCerrada } from "./repositorio";
import { estadoDeSolicitud, type Solicitud } from "./solicitud";

const VER = { derecho: "derechos-de-datos", uso: "ver" } as const;
const HACER = { derecho: "derechos-de-datos", uso: "hacer" } as const;

/** Filters of the list, by their word in its address. */
export const FILTROS_DE_SOLICITUDES = ["abiertas", "vencidas", "cerradas"] as const;
export type FiltroDeSolicitudes = (typeof FILTROS_DE_SOLICITUDES)[number];

const POR_PAGINA = 25;
/** Open requests in the list; the count beside it tells of more. */
const ABIERTAS_A_LA_VISTA = 200;
/** A day after every due day. */
const SIN_LIMITE: Fecha = "9999-12-31";

interface Lista {
  filtro: FiltroDeSolicitudes;
  antesDe: LugarDeCerrada | null;
}

type ReposAlVer = "accesosADatos" | "cronologia" | "registroDeEquipo" | "solicitudesDeDatos";

/** Requests as Datos reads them. */
export function makeVerSolicitudes(deps: Deps<ReposAlVer>) {
  const { repos, transaccion, now } = deps;
  const ayer = () => sumarDias(fechaDe(now()), -1);
  const cuentas = async () => ({
    abiertas: await repos.solicitudesDeDatos.cuantasAbiertas(SIN_LIMITE),
    vencidas: await repos.solicitudesDeDatos.cuantasAbiertas(ayer()),
  });

  function leer({ filtro, antesDe }: Lista): Promise<Solicitud[]> {
    const { solicitudesDeDatos } = repos;
    if (filtro === "cerradas") return solicitudesDeDatos.cerradas(antesDe, POR_PAGINA + 1);
    return solicitudesDeDatos.abiertas(filtro === "vencidas" ? ayer() : SIN_LIMITE, ABIERTAS_A_LA_VISTA);
  }

  return {
    /** The requests of a filter, the first due first, with nothing of their persons. */
    async listar(miembro: Miembro, lista: Lista) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const hoy = fechaDe(now());
      const leidas = await leer(lista);
      const pagina = lista.filtro === "cerradas" ? leidas.slice(0, POR_PAGINA) : leidas;
      const ultima = pagina.at(-1);
      const siguiente =
        leidas.length > pagina.length && ultima?.cerradaEn
          ? { cerradaEn: ultima.cerradaEn, idSolicitud: ultima.idSolicitud }
          : null;
      return done({
        ...(await cuentas()),
        siguiente,
        solicitudes: pagina.map((solicitud) => ({
          ...{ idSolicitud: solicitud.idSolicitud, clase: solicitud.clase, quien: solicitud.quien },
          ...{ venceEl: solicitud.venceEl, cerradaEn: solicitud.cerradaEn },
          estado: estadoDeSolicitud(solicitud, hoy),
        })),
      });
    },

    /** One request with its steps. The look is a line of the registro and of the person's own list. */
    ver: (miembro: Miembro, idSolicitud: string) =>
      transaccion(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, VER, now());
        if (rechazo) return refuse(rechazo);
        const solicitud = await trx.solicitudesDeDatos.porId(idSolicitud);
        if (!solicitud) return refuse("solicitud-no-existe");
        const { idPersona } = solicitud;
        const acto = { accion: "vio-solicitud", idPersona, objeto: idSolicitud } as const;
        await anotarActo({ ...deps, repos: trx }, miembro, acto);
        const persona = idPersona === null ? null : await trx.cronologia.persona(idPersona);
        if (idPersona !== null)
          await anotarAccesoDelDia(
            { repos: trx },
            { idPersona, accion: "solicitud-leida", canal: "web", actor: "soporte", creadoEn: now() },
          );
        const pasos = await trx.solicitudesDeDatos.pasos(idSolicitud);
        const pedido = pasos.find(({ paso }) => paso === "eliminacion-pedida");
        return done({
          solicitud,
          pasos,
          estado: estadoDeSolicitud(solicitud, fechaDe(now())),
          persona: persona && personaOculta(persona),
          /** True for a member who may confirm the deletion: a colleague asked for it. */
          puedeConfirmar: pedido !== undefined && pedido.idCuenta !== miembro.idCuenta,
        });
      }),

    /** Requests that wait for Datos, for a member who may answer them. */
    async esperas(miembro: Miembro): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, HACER)) return [];
      const { abiertas, vencidas } = await cuentas();
      const primeras = await repos.solicitudesDeDatos.abiertas(SIN_LIMITE, ABIERTAS_A_LA_VISTA);
      const porConfirmar = await repos.solicitudesDeDatos.deOtraCuenta(
        primeras.filter(({ clase }) => clase === "eliminacion").map(({ idSolicitud }) => idSolicitud),
        "eliminacion-pedida",
        miembro.idCuenta,
      );
      const href = "/equipo/derechos";
      return [
        { texto: "Solicitudes de datos vencidas", href: `${href}?estado=vencidas`, cuantas: vencidas },
        { texto: "Eliminaciones por confirmar", href, cuantas: porConfirmar },
        { texto: "Solicitudes de datos por atender", href, cuantas: abiertas },
      ].filter(({ cuantas }) => cuantas > 0);
    },
  };
}
