import { redirect } from "@remix-run/node";
import { consentimientoEn } from "~/domain/consentimientos/casillaDeSalud";
import { envioDePulso, soloPulso } from "~/domain/medicion/envios";
import type { PulsoMedido } from "~/domain/medicion/escaneo";
import { RECHAZOS_DE_ESCANEO } from "~/domain/medicion/rechazos";
import { services } from "~/services.server";
import { consentimientoDeSalud } from "~/shell/formularios/consentimientoDeSalud.server";
import { duenoDeEnvio } from "~/shell/formularios/duenoDeEnvio.server";
import { leerEnvio, recibir, seguirEn } from "~/shell/formularios/envio.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formularios/formulario.server";
import { pulsoPorGuardar } from "./pulsoPorGuardar.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirTerminos, type PersonaEnSesion, quienEs } from "~/shell/sesion/sesion.server";
import { ESCANER, MEDICIONES } from "./direcciones";

type Pregunta = Pick<LoaderArgs, "request" | "context">;

type Leido = Awaited<ReturnType<typeof leerDeQuienSea>>;

/**
 * Data of the form that stores a measurement: its owner, and the consent box unless it was ticked before. The page of
 * a person has a seal of its owner; a visitor's page is the same for all.
 */
export async function paraGuardar(pregunta: Pregunta) {
  const persona = await quienEs(pregunta);
  const idEnvio = crypto.randomUUID();
  if (!persona) return { conCuenta: false, consentimiento: null, casilla: null, idEnvio, sello: null };
  const sello = { name: duenoDeEnvio.campo, value: await duenoDeEnvio.sellar(pregunta.request) };
  return { conCuenta: true, ...(await consentimientoDeSalud("ESCANEO", persona.idPersona)), idEnvio, sello };
}

async function exigirQuePueda(
  pregunta: Pick<Pregunta, "request">,
  persona: PersonaEnSesion | null,
  deQuien: Leido["deQuien"],
) {
  if (!persona) throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: ESCANER })}`, 303);
  if (deQuien !== "suyo") throw seguirEn(ESCANER, "medicion-de-visita");
  await exigirTerminos(pregunta, persona);
}

/**
 * Stores the measurement, or shows it again with the refusal. A visitor is asked to sign in first. A person who signed
 * in since, in another tab, is asked whether the measurement is theirs.
 */
export async function guardar({ request, context }: Pregunta, { datos, deQuien }: Leido) {
  const leida = leerEnvio(datos, soloPulso);
  const pulso: PulsoMedido | null = leida.status === "success" ? leida.value : null;
  const persona = await quienEs({ request, context });
  if (persona && deQuien === "ajeno") throw await envioAjeno(request);
  if (pulso) {
    await exigirQuePueda({ request }, persona, deQuien).catch(async (antes: unknown) => {
      // The measurement waits in the browser until the person comes back from the sign-in.
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
    // Neither value is null: a valid form includes its measurement, and only a signed-in person gets here.
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
