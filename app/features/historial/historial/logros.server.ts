import { z } from "zod";
import { diaVisto } from "~/domain/shared/fechas";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { insigniaDe } from "~/domain/historial/insignia";
import { PAUSAR_RACHA, SEGUIR_RACHA } from "./intenciones";

/** A person's achievements, each with its day and its reason. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { logrados, porVenir, racha, pausa, calendario } = await services.historial.logros(idPersona);
  const ahora = services.now();
  return {
    racha,
    calendario,
    enPausaHasta: pausa && diaVisto(pausa.hasta, ahora),
    logrados: logrados.map(({ uid, titulo, razon, dia, regla }) => ({
      uid,
      insignia: insigniaDe(regla),
      titulo,
      razon,
      cuando: diaVisto(dia, ahora),
    })),
    porVenir: porVenir.map(({ uid, titulo, como, regla }) => ({
      uid,
      insignia: insigniaDe(regla),
      titulo,
      como,
    })),
  };
}

const pedida = z.object({ intencion: z.enum([PAUSAR_RACHA, SEGUIR_RACHA], "Elige qué quieres hacer") });

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: pedida,
    rechazos: {},
    async pedir({ intencion }) {
      const { pausarRacha, seguirRacha } = services.historial;
      await (intencion === PAUSAR_RACHA ? pausarRacha : seguirRacha)(idPersona);
      return done(undefined);
    },
    luego: (_, { intencion }) =>
      seguirEn("/historico/logros", intencion === PAUSAR_RACHA ? "racha-en-pausa" : "racha-sigue"),
  });
}
