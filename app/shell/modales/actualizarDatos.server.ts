import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { BASES, direccionDeBases } from "~/domain/consentimientos/documentos";
import {
  BASES_DEL_SORTEO,
  versionDelConjunto,
  type PoliticaVigente,
} from "~/domain/consentimientos/politica";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";
import { camposDeTelefono } from "~/domain/shared/telefono/telefono";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/sesion/cookie.server";

const MEDIA_HORA_EN_SEGUNDOS = 30 * 60;

/** Cookie with the telephone that a person typed when the service failed, in their own browser until they try again. */
const cookieDeBorrador = makeCookie("borrador");
const borrador = z.object({
  idPersona: z.int(),
  numero: campoExacto(40),
  pais: camposDeTelefono.pais.optional().catch(undefined),
  marcadas: z.array(campoExacto(40)).max(20),
  /** Code of the failed request, and whether it surely stored nothing. */
  codigo: campoExacto(64),
  nadaSeGuardo: z.boolean(),
});
export type Borrador = Omit<z.output<typeof borrador>, "idPersona">;

/** Keeps the typed values in the person's browser; null deletes them. */
export function guardarBorrador(request: Request, idPersona: number, escrito: Borrador | null) {
  return escrito
    ? cookieDeBorrador.poner(request, { ...escrito, idPersona }, { maxAge: MEDIA_HORA_EN_SEGUNDOS })
    : cookieDeBorrador.quitar(request);
}

async function leerBorrador(request: Request) {
  const leido = borrador.safeParse(await cookieDeBorrador.leer(request));
  return leido.success ? leido.data : null;
}

/** Facts about the failed update of data that the address names; null for any other request, and for a made-up one. */
export async function actualizacionFallida(request: Request, codigo: string | null) {
  const escrito = await leerBorrador(request);
  return escrito?.codigo === codigo ? { nadaSeGuardo: escrito.nadaSeGuardo } : null;
}

/** Rules of the prize draw that the form asks to accept, as a PDF. */
const basesEn = (politicas: readonly PoliticaVigente[]) => {
  const version = politicas.find(({ codigo }) => codigo === BASES_DEL_SORTEO)?.versionActual;
  return version === undefined ? BASES.ruta : direccionDeBases(version);
};

/** Data of the form that updates a person's data. A state other than "successful" is shown, and accepts nothing. */
export async function verActualizacion(request: Request, idPersona: number) {
  const [solicitud, persona, sorteo, guardado] = await Promise.all([
    services.consentimientos.verPoliticas("GLOBAL", idPersona),
    services.cuentas.identidad.persona(idPersona),
    services.consentimientos.verSorteoAbierto(),
    leerBorrador(request),
  ]);
  const escrito = guardado?.idPersona === idPersona ? guardado : null;
  if (solicitud.estado !== "successful" || !persona) {
    return { estado: solicitud.estado === "loading" ? ("loading" as const) : ("error" as const) };
  }
  return {
    estado: "successful" as const,
    version: versionDelConjunto(solicitud.politicas),
    // A form that requires no box may be closed as well as answered.
    conCierre: solicitud.politicas.some(({ iconoDeCierre }) => iconoDeCierre === 1) || !sorteo,
    politicas: solicitud.politicas.map(({ codigo, tipo, titulo, enlace, requerido }) => ({
      codigo,
      tipo,
      titulo,
      requerido,
      enlace,
    })),
    sorteo: sorteo && {
      premio: sorteo.premio,
      hasta: diaVisto(fechaDe(sorteo.hasta), services.now()),
      bases: basesEn(solicitud.politicas),
    },
    correo: persona.email,
    pais: escrito?.pais ?? services.cuentas.paisDelTelefono(persona),
    numero: escrito?.numero ?? persona.telefono,
    // No box is ticked beforehand (Ley 29733, art. 13.5), except those that this person ticked, now or before.
    marcadas:
      escrito?.marcadas ??
      solicitud.politicas.filter(({ marcado }) => marcado === 1).map(({ codigo }) => codigo),
  };
}
export type DatosDeActualizacion = Awaited<ReturnType<typeof verActualizacion>>;
export type DatosDelFormulario = Extract<DatosDeActualizacion, { estado: "successful" }>;
