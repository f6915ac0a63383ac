import { consentimientoEn } from "~/domain/consentimientos/casillaDeSalud";
import { empezar as sinResponder, progreso } from "~/domain/cuestionarios/estado";
import { preguntasDe } from "~/domain/cuestionarios/formulario";
import type { Abierto } from "~/domain/cuestionarios/leer";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { dondeSigue } from "~/domain/cuestionarios/recorrido";
import { BORRAR, EMPEZAR, envioDelPrograma } from "~/domain/saludMental/envios";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { consentimientoDeSalud } from "~/shell/formularios/consentimientoDeSalud.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs } from "~/shell/route";
import { avisoA } from "./aviso.server";
import { direccionDePregunta, PROGRAMA } from "./direcciones";
import { edicionDe } from "./edicion.server";
import { selloDe } from "./sello.server";

type Dueno = { idPersona: number };

/** Data of the first page of the programme: its texts, the question to go on with, and earlier answers. */
export async function verInicio(
  request: Request,
  persona: Dueno | null,
  { abierto, cerrado }: { abierto: Abierto | null; cerrado: RechazoDeCuestionario | null },
) {
  const { saludMental } = services;
  const { idform } = saludMental;
  const [vigente, consentimiento, ultima, aviso] = await Promise.all([
    saludMental.formularios.vigente(idform),
    consentimientoDeSalud("SALUD_MENTAL", persona?.idPersona ?? null),
    persona ? saludMental.ultimaVez(idform, persona) : null,
    avisoA(persona),
  ]);
  if (!vigente) throw noExiste();
  return {
    paso: "inicio" as const,
    // An open questionnaire goes on with the words that it began with.
    edicion: edicionDe((abierto ?? vigente).form),
    minutos: vigente.form.minutos,
    /** Number of questions; the last ones are only for people who mark a problem. */
    preguntas: {
      menos: sinResponder(vigente.form, "").preguntas.length,
      mas: preguntasDe(vigente.form).length,
    },
    ...consentimiento,
    /** State of the person's alert, until an operator takes it; null without one. */
    aviso: aviso?.visto ? null : aviso,
    hayGuardia: saludMental.hayGuardia,
    conCuenta: persona !== null,
    seguir: abierto && {
      href: direccionDePregunta(abierto.estado, dondeSigue(abierto.estado)),
      porcentaje: progreso(abierto.estado, "").porcentaje,
    },
    cerrado,
    /**
     * True when the person withdrew the consent (Ley 29733, art. 13.7): the answers are kept, but shown to nobody, the
     * person included.
     */
    sinPermiso:
      persona !== null &&
      ultima !== null &&
      consentimiento.consentimiento === "por-dar" &&
      !(await saludMental.permite(persona)),
    terminado: ultima && diaConAnio(fechaDe(ultima)),
    sello: await selloDe(request),
  };
}

export function empezar(datos: FormData, persona: Dueno, context: ActionArgs["context"]) {
  const { saludMental } = services;
  const deQuien = { idform: saludMental.idform, dueno: persona };
  return recibir(datos, {
    esquema: envioDelPrograma,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir(envio) {
      if (envio.intencion === BORRAR) return saludMental.borrar(deQuien);
      const resultado = await saludMental.empezar({
        ...deQuien,
        consentimiento: consentimientoEn(envio, { canal: "web", idSolicitud: context.idSolicitud ?? "" }),
        red: context.red ?? "",
      });
      return resultado.ok ? done(undefined) : resultado;
    },
    luego: (_, { intencion }) =>
      intencion === EMPEZAR ? seguirEn(`${PROGRAMA}?paso=1`) : seguirEn(PROGRAMA, "respuestas-borradas"),
  });
}
