import { redirect } from "@remix-run/node";
import { respuestaA, type EstadoDeCuestionario } from "~/domain/cuestionarios/estado";
import { ANTERIOR } from "~/domain/cuestionarios/envios";
import type { Abierto } from "~/domain/cuestionarios/leer";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { dondeSigue, enElPaso, opcionesALaVista, trasLaPregunta } from "~/domain/cuestionarios/recorrido";
import { peligraEn } from "~/domain/cuestionarios/resultados";
import { envioDePregunta } from "~/domain/saludMental/envios";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { AYUDA, direccionDePregunta, PROGRAMA, RESULTADO } from "./direcciones";
import { selloDe } from "./sello.server";

type Dueno = { idPersona: number };

/** One question, by its place. */
export async function verPregunta(request: Request, abierto: Abierto | null, paso: string | null) {
  if (!abierto) throw redirect(PROGRAMA);
  const { form, estado } = abierto;
  const visto = enElPaso(form, estado, paso);
  if (!visto) throw redirect(direccionDePregunta(estado, dondeSigue(estado)));
  const { cod, texto, ayuda = "" } = visto.pregunta;
  const { numero, de } = visto.progreso;
  return {
    ...visto,
    paso: "pregunta" as const,
    progreso: { numero, de },
    pregunta: {
      ...{ cod, texto, ayuda },
      opciones: opcionesALaVista(visto.pregunta),
      elegida: respuestaA(estado, cod)?.respuesta[0]?.idRespuesta ?? null,
    },
    sello: await selloDe(request),
  };
}

export function responder(datos: FormData, persona: Dueno, idEnvio: string | undefined) {
  const { saludMental } = services;
  const deQuien = { idform: saludMental.idform, dueno: persona };
  return recibir(datos, {
    esquema: envioDePregunta,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir({ intencion, pregunta, respuesta }): Promise<Result<Siguiente, RechazoDeCuestionario>> {
      const una = {
        codPregunta: pregunta,
        respuesta: respuesta === undefined ? [] : [{ idRespuesta: respuesta }],
      };
      const hecho = await saludMental.responder({ ...deQuien, idEnvio, ...una });
      if (hecho.ok) {
        const { form, estado } = hecho.value;
        return done({ estado, enPeligro: peligraEn(form, [una]) });
      }
      if (intencion !== ANTERIOR) return hecho;
      // Whoever goes back need not have answered.
      const visto = await saludMental.actual(deQuien.idform, persona);
      return visto.ok && visto.value ? done({ estado: visto.value.estado, enPeligro: false }) : hecho;
    },
    async luego({ estado, enPeligro }, { intencion, pregunta }) {
      // Before anything else, whichever button it was.
      if (enPeligro) return seguirEn(AYUDA);
      const sigue = trasLaPregunta(estado, pregunta, { atras: intencion === ANTERIOR });
      if (sigue) return seguirEn(direccionDePregunta(estado, sigue.cod));
      const terminado = await saludMental.terminar(deQuien);
      return seguirEn(terminado.ok ? RESULTADO : PROGRAMA);
    },
    salvo: (rechazo) =>
      ["sin-empezar", "sin-consentimiento", "ya-terminado", "pregunta-no-esta"].includes(rechazo)
        ? redirect(PROGRAMA)
        : null,
  });
}

interface Siguiente {
  estado: EstadoDeCuestionario;
  enPeligro: boolean;
}
