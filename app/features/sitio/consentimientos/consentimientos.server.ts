import { type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { campoDeVersion } from "~/domain/shared/versionDeTexto";
import { campoDeId } from "~/domain/shared/campos";
import { bloquesDe } from "~/components/markdown.server";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { reglaDe } from "~/domain/agenda/citas/textosDeCambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { CONSENTIMIENTOS } from "~/domain/consentimientos/direcciones";
import {
  DATOS_DE_SALUD,
  DATOS_DE_SALUD_MENTAL,
  DATOS_DEL_ESCANER,
  DATOS_DEL_TEST,
} from "~/domain/consentimientos/politica";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { diaDelMes, diaYHora, diaYHoraEscrita, esFecha, mesLargo } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";

type Linea = Awaited<ReturnType<typeof services.consentimientos.verConsentimientos>>[number];

const CANAL: Record<Linea["canal"], string> = { web: "Sitio web", api: "Aplicación o servicio autorizado" };

function respuestaEnPalabras({ tipo, valor }: Linea): string {
  if (tipo === "texto") return "Te lo mostramos";
  return valor === "1" ? "Aceptado" : "No aceptado";
}

/** Name of a version of a legal text: the day, or the month, from which it is in force. */
function versionEnPalabras(version: string): string {
  if (esFecha(version)) return `Texto del ${diaDelMes(version)}`;
  return /^\d{4}-\d{2}$/.test(version) ? `Texto de ${mesLargo(`${version}-01`)}` : version;
}

/** Data that is kept unread after its consent is withdrawn, and the page that deletes it (Ley 29733, art. 13.7). */
const GUARDADO: Record<string, { que: string; borrar: string; href: string }> = {
  [DATOS_DEL_TEST]: {
    que: "lo que respondiste en el Test de bienestar",
    borrar: "Borrar mis respuestas",
    href: "/test-de-bienestar",
  },
  [DATOS_DE_SALUD_MENTAL]: {
    que: "lo que respondiste en el programa de salud mental",
    borrar: "Borrar mis respuestas",
    href: "/programa-salud-mental",
  },
  [DATOS_DEL_ESCANER]: {
    que: "lo que mediste",
    borrar: "Borrar mis mediciones",
    href: "/mi-zona-privada/mediciones",
  },
};

/** An answer to a legal text in words, as its receipt has it: its subject, text, time and channel. */
export function enPalabras(linea: Linea) {
  return {
    idConsentimiento: linea.idConsentimiento,
    titulo: linea.texto?.titulo ?? linea.codigo,
    respuesta: respuestaEnPalabras(linea),
    aceptado: linea.valor === "1",
    seMostro: linea.tipo === "texto",
    version: versionEnPalabras(linea.version),
    versionVigente: linea.vigente?.version ?? linea.version,
    /** Address of the newer text, when the accepted one is no longer in force; null otherwise. */
    textoNuevo: linea.vigente && linea.vigente.version !== linea.version ? linea.vigente.enlace : null,
    momento: diaYHoraEscrita(linea.creadoEn),
    canal: CANAL[linea.canal],
    esActual: linea.esActual,
    /** True when the consent can be withdrawn, or given again, on its own (Ley 29733, art. 13.7). */
    seRetira: linea.seRetira && linea.esActual,
    guardado: linea.esActual ? (GUARDADO[linea.codigo] ?? null) : null,
    sobreSalud: linea.codigo === DATOS_DE_SALUD && linea.esActual,
    huella: linea.huellaDelTexto,
    bloques: bloquesDe(linea.texto?.contenido ?? ""),
    hrefDelRecibo: `${CONSENTIMIENTOS}/${linea.idConsentimiento}`,
  };
}
export type Respuesta = ReturnType<typeof enPalabras>;

/**
 * Sessions that a withdrawn consent would leave without a room, each with the deadline for cancelling it for free (Ley
 * 29733, art. 13.7).
 */
export async function sesionesPorVenir(idPersona: number) {
  const { dias, fechaHoraServidor } = await services.agenda.verAgenda({ idPersona });
  return dias
    .flatMap(({ cita }) => cita)
    .filter((cita) => cita.fin > fechaHoraServidor)
    .map((cita) => ({
      href: direccionDeCita(cita),
      cuando: diaYHora(cita.inicio, fechaHoraServidor),
      regla: reglaDe(cita, fechaHoraServidor) ?? RECHAZOS_DE_CAMBIO["cita-empezada"].mensaje,
    }));
}

export type SesionPorVenir = Awaited<ReturnType<typeof sesionesPorVenir>>[number];

const cambio = z.object({
  idConsentimiento: campoDeId("No encontramos ese consentimiento"),
  valor: z.enum(["0", "1"], "Elige retirar o dar tu consentimiento"),
  version: campoDeVersion("Vuelve a abrir la página"),
});

/** Withdraws a consent, or gives it again: one press of one button (Ley 29733, art. 13.7). */
export async function cambiarConsentimiento(
  { request, context }: { request: Request; context: AppLoadContext },
  idPersona: number,
) {
  return recibir(await leerFormulario(request), {
    esquema: cambio,
    rechazos: RECHAZOS_DE_CONSENTIMIENTO,
    pedir: (pedido) =>
      services.consentimientos.cambiarConsentimiento({
        ...pedido,
        idPersona,
        canal: "web",
        idSolicitud: context.idSolicitud ?? "",
      }),
    luego: (_, { valor }) =>
      seguirEn(CONSENTIMIENTOS, valor === "1" ? "consentimiento-dado" : "consentimiento-retirado"),
  });
}
