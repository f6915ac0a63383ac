import { z } from "zod";
import { campoConForma } from "../shared/campos";
import { makePermitirSinSesion, type DepsSinSesion } from "../shared/intentos/sinSesion";
import type { Deps } from "../shared/puertos";
import { done, refuse, type Refusal } from "../shared/result";
import {
  aceptacionesEnviadas,
  codigosMarcados,
  esUnoDe,
  FLUJOS_DE_VISITA,
  requeridasSinMarcar,
  respondeAOtroTexto,
  type AceptacionPublica,
} from "./politica";
import { versionDeTexto } from "../shared/versionDeTexto";
import type { RechazoDeConsentimiento } from "./rechazos";

export const aceptacion = z.object({
  codigo: campoConForma(/^[\w-]{1,40}$/, "No es un código de política", { falta: "Falta el código" }),
  version: versionDeTexto,
  valor: z.enum(["0", "1"], "El valor es '0' o '1'"),
});
export const aceptaciones = z.array(aceptacion, "Faltan las políticas").max(20, "Son demasiadas políticas");

export const aceptacionPublica = z.object({
  flujo: z.enum(FLUJOS_DE_VISITA, esUnoDe(FLUJOS_DE_VISITA)),
  politicasAceptacion: aceptaciones,
});

type Respuesta = z.output<typeof aceptacionPublica>;

/** Refusal of a visitor's answers, by the rule of `guardar`; null when they would be stored. */
function rechazoDe(
  politicas: Parameters<typeof respondeAOtroTexto>[0],
  { politicasAceptacion }: Respuesta,
): Refusal<RechazoDeConsentimiento, string[]> | null {
  if (respondeAOtroTexto(politicas, politicasAceptacion)) return refuse("texto-anterior", []);
  const faltan = requeridasSinMarcar(politicas, codigosMarcados(politicasAceptacion));
  return faltan.length > 0 ? refuse("falta-obligatoria", faltan) : null;
}

export function makeValidarAceptacionPublica({ repos, now }: Deps<"politicas">) {
  return async (respuesta: Respuesta) => {
    const politicas = await repos.politicas.vigentes(respuesta.flujo, now());
    const rechazo = rechazoDe(politicas, respuesta);
    return {
      valida: rechazo === null,
      rechazo: rechazo?.rechazo ?? null,
      faltan: requeridasSinMarcar(politicas, codigosMarcados(respuesta.politicasAceptacion)),
    };
  };
}

/** Tells whether a stored answer still covers every required text in its present version. */
export function makeRevisarAceptacionPublica({ repos, now }: Deps<"aceptacionesPublicas" | "politicas">) {
  return async (idAceptacion: string) => {
    const lineas = await repos.aceptacionesPublicas.porId(idAceptacion);
    const flujo = lineas[0]?.flujo;
    if (!flujo) return refuse("aceptacion-no-existe");
    const politicas = await repos.politicas.vigentes(flujo, now());
    const vigentes = lineas.filter(({ codigo, version }) =>
      politicas.some((politica) => politica.codigo === codigo && politica.versionActual === version),
    );
    const faltan = requeridasSinMarcar(politicas, codigosMarcados(vigentes));
    const cambiaron = vigentes.length < lineas.length;
    return done({ valida: faltan.length === 0 && !cambiaron, faltan });
  };
}

type DeQuien = Pick<AceptacionPublica, "canal" | "idSolicitud"> & { red: string };

export function makeGuardarAceptacionPublica(
  deps: Deps<"aceptacionesPublicas" | "intentos" | "politicas"> & DepsSinSesion,
) {
  const { transaccion, now, newId } = deps;
  const permitirSinSesion = makePermitirSinSesion(deps);
  return async ({ canal, idSolicitud, red, ...respuesta }: Respuesta & DeQuien) => {
    if (!(await permitirSinSesion(red))) return refuse("demasiadas-escrituras");
    return transaccion(async (trx) => {
      const creadoEn = now();
      const politicas = await trx.politicas.vigentes(respuesta.flujo, creadoEn);
      const rechazo = rechazoDe(politicas, respuesta);
      if (rechazo) return rechazo;
      const idAceptacion = newId();
      const dadas = aceptacionesEnviadas(politicas, respuesta.politicasAceptacion);
      const lineas = dadas.map((dada): AceptacionPublica => {
        const { huellaDelTexto = "" } = politicas.find(({ codigo }) => codigo === dada.codigo) ?? {};
        return {
          ...dada,
          idAceptacion,
          flujo: respuesta.flujo,
          huellaDelTexto,
          canal,
          idSolicitud,
          creadoEn,
        };
      });
      await trx.aceptacionesPublicas.anotar(lineas);
      return done({ idAceptacion, creadoEn, politicasAceptacion: dadas });
    });
  };
}
