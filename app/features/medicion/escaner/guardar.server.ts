import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { consentimientoEn } from "~/domain/consentimientos/casillaDeSalud";
import { envioDePulso, soloPulso } from "~/domain/medicion/envios";
import type { PulsoMedido } from "~/domain/medicion/escaneo";
import { RECHAZOS_DE_ESCANEO } from "~/domain/medicion/rechazos";
import { services } from "~/services.server";
import { consentimientoDeSalud } from "~/shell/consentimientoDeSalud.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { pulsoPorGuardar } from "./pulsoPorGuardar.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirTerminos, type PersonaEnSesion, quienEs } from "~/shell/sesion.server";
import { ESCANER, MEDICIONES } from "./direcciones";

type Pregunta = Pick<LoaderArgs, "request" | "context">;

/** What the form that keeps a measurement needs: whose it would be, and the box where it was not ticked before. */
export async function paraGuardar(pregunta: Pregunta) {
  const persona = await quienEs(pregunta);
  const idEnvio = crypto.randomUUID();
  if (!persona) return { conCuenta: false, consentimiento: null, casilla: null, idEnvio };
  return { conCuenta: true, ...(await consentimientoDeSalud("ESCANEO", persona.idPersona)), idEnvio };
}

async function exigirQuePueda(pregunta: Pick<Pregunta, "request">, persona: PersonaEnSesion | null) {
  if (!persona) throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: ESCANER })}`, 303);
  await exigirTerminos(pregunta, persona);
}

/** Keeps it, or shows it again with why not; whoever is not signed in yet is asked who they are first. */
export async function guardar({ request, context }: Pregunta, datos: FormData) {
  const leida = parseWithZod(datos, { schema: soloPulso });
  const pulso: PulsoMedido | null = leida.status === "success" ? leida.value : null;
  const persona = await quienEs({ request, context });
  if (pulso) {
    await exigirQuePueda({ request }, persona).catch(async (antes: unknown) => {
      // It waits in their browser until they come back.
      if (antes instanceof Response)
        antes.headers.append("set-cookie", await pulsoPorGuardar.poner(request, pulso));
      throw antes;
    });
  }
  const alcance = { canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
  return recibir(datos, {
    esquema: envioDePulso,
    rechazos: RECHAZOS_DE_ESCANEO,
    con: { empezar: false, pulso },
    // What was read of the whole form was read of its measurement too, and that is somebody's who is signed in.
    pedir: (envio) =>
      services.medicion.guardar({
        ...{ idPersona: persona!.idPersona, idEnvio: envio.idEnvio, pulso: pulso! },
        consentimiento: consentimientoEn(envio, alcance),
      }),
    async luego() {
      const quitada = await pulsoPorGuardar.quitar(request);
      return seguirEn(MEDICIONES, "medicion-guardada", new Headers({ "set-cookie": quitada }));
    },
  });
}
